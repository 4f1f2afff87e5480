import { ArrowRight } from 'lucide-react';
import { eventAttributes, type AnalyticsEvent } from '#site/analytics/events.ts';
import type { Link } from '#site/links.ts';
import { NewTabHint } from './NewTabHint.tsx';

type Props = {
  link: Link;
  onDeep?: boolean;
  /** What a label such as "learn more" is about, for screen readers, which list links out of context. */
  about?: string;
  /** The event that a click is reported as. */
  event?: AnalyticsEvent;
  children: string;
};

/** A quiet link with an arrow, for "learn more". If it wraps, the arrow stays with the last word. */
export function TextLink({ link, onDeep = false, about, event, children }: Props) {
  const lastWord = children.slice(children.lastIndexOf(' ') + 1);
  return (
    <a
      href={link.href}
      {...(link.newTab === undefined ? {} : { target: '_blank', rel: 'noopener' })}
      {...eventAttributes(event)}
      className={`group inline-block self-center py-2 font-semibold underline decoration-2 underline-offset-6 ${onDeep ? 'text-white decoration-orange hover:decoration-white' : 'text-blue decoration-orange hover:text-blue-dark hover:decoration-current'}`}
    >
      {children.slice(0, -lastWord.length)}
      <span className="max-[22.5em]:inline-block max-[22.5em]:[text-decoration:inherit] min-[22.5em]:whitespace-nowrap">
        {lastWord}
        <ArrowRight
          aria-hidden="true"
          className="ms-2 inline-block size-5 align-[-0.22em] transition-transform group-hover:translate-x-1"
        />
      </span>
      {about === undefined ? null : <span className="sr-only">: {about}</span>}
      <NewTabHint link={link} />
    </a>
  );
}
