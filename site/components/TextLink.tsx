import { ArrowRight } from 'lucide-react';
import { eventAttributes, type AnalyticsEvent } from '#site/analytics/events.ts';
import type { Link } from '#site/links.ts';
import { NewTabHint } from './NewTabHint.tsx';

type Props = {
  link: Link;
  onDeep?: boolean;
  /** What a label such as "learn more" is about, for those who hear links out of context. */
  about?: string;
  /** What a click is reported as. */
  event?: AnalyticsEvent;
  children: string;
};

/** A quiet link with an arrow, for "learn more". */
export function TextLink({ link, onDeep = false, about, event, children }: Props) {
  return (
    <a
      href={link.href}
      {...(link.newTab === undefined ? {} : { target: '_blank', rel: 'noopener' })}
      {...eventAttributes(event)}
      className={`group inline-flex min-h-11 items-center gap-2 font-semibold underline decoration-2 underline-offset-6 ${onDeep ? 'decoration-orange text-white hover:decoration-white' : 'text-blue decoration-orange hover:text-blue-dark hover:decoration-current'}`}
    >
      {children}
      {about === undefined ? null : <span className="sr-only">: {about}</span>}
      <NewTabHint link={link} />
      <ArrowRight
        aria-hidden="true"
        className="size-5 shrink-0 transition-transform group-hover:translate-x-1"
      />
    </a>
  );
}
