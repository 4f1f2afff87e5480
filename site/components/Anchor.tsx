import type { ReactNode } from 'react';
import { eventAttributes, type AnalyticsEvent } from '#site/analytics/events.ts';
import type { Link } from '#site/links.ts';
import { NewTabHint } from './NewTabHint.tsx';

export type AnchorProps = {
  link: Link;
  /** What a label such as "learn more" is about, for screen readers, which list links out of context. */
  about?: string | undefined;
  /** The event that a click is reported as. */
  event?: AnalyticsEvent | undefined;
};

type Props = AnchorProps & { className: string; children: ReactNode };

/** A link without a look. One that leaves the site opens in a new tab and says so. */
export function Anchor({ link, about, event, className, children }: Props) {
  return (
    <a
      href={link.href}
      {...(link.newTab === undefined ? {} : { target: '_blank', rel: 'noopener' })}
      {...eventAttributes(event)}
      className={className}
    >
      {children}
      {about === undefined ? null : <span className="sr-only">: {about}</span>}
      <NewTabHint link={link} />
    </a>
  );
}
