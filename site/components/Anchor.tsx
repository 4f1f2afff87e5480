import type { ReactNode } from 'react';
import { eventAttributes, type AnalyticsEvent } from '#site/analytics/events.ts';
import type { Link } from '#site/links.ts';
import { NewTabHint } from './NewTabHint.tsx';

export type AnchorProps = {
  link: Link;
  /** Visually hidden context after a label such as "learn more": screen readers list links out of context. */
  about?: string | undefined;
  /** Analytics event of a click. */
  event?: AnalyticsEvent | undefined;
};

type Props = AnchorProps & { className: string; children: ReactNode };

/** An unstyled link. An outward link opens in a new tab and announces it (`NewTabHint`). */
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
