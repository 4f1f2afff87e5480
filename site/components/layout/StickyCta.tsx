import { registrationId } from '#common/ids.ts';
import type { PageKey } from '#common/routes.ts';
import { analyticsEvents, type AnalyticsEvent } from '#site/analytics/events.ts';
import { buttonClass, ButtonLink } from '../ButtonLink.tsx';
import type { LayoutProps } from './layout.ts';
import './registration.css';

/** What the bar has on a page: its words, and the choice of registrations or one link. */
type Bar =
  | { says: 'register' | 'open'; opens: 'choice' }
  | { says: 'register' | 'becomePartner'; links: 'registerClient' | 'registerValuer'; event: AnalyticsEvent }
  | { says: 'request'; links: 'message'; event: AnalyticsEvent };

/**
 * Pages that have the bar. It says what the page's golden buttons say, and its event is that of the page's later buttons.
 * Contact has none, where the form is the next step, nor have legal pages.
 */
const bars: Partial<Record<PageKey, Bar>> = {
  home: { says: 'register', opens: 'choice' },
  platform: { says: 'register', opens: 'choice' },
  about: { says: 'register', opens: 'choice' },
  faq: { says: 'open', opens: 'choice' },
  institutional: { says: 'register', links: 'registerClient', event: analyticsEvents.clientsRegister2 },
  lawyers: { says: 'register', links: 'registerClient', event: analyticsEvents.clientsRegister2 },
  valuationGuide: { says: 'register', links: 'registerClient', event: analyticsEvents.guideRegister },
  professional: { says: 'becomePartner', links: 'registerValuer', event: analyticsEvents.appraisersPartner },
  trust: { says: 'request', links: 'message', event: analyticsEvents.messageButton },
};

type Props = LayoutProps & {
  /** What auditors come to the trust page for: the label of its button. */
  request: string;
};

/**
 * A page's button at a phone's lower edge, mostly the registration, while neither banner nor closing band is visible.
 * registration.css shows and hides it by scroll timelines; without them it is not displayed. A script hides it beside
 * other golden buttons.
 */
export function StickyCta({ page, texts, registration, links, request }: Props) {
  const bar = page && bars[page];
  if (bar === undefined) return null;
  const words = { ...texts.actions, open: registration.open, request };
  const label = words[bar.says];
  return (
    <aside
      aria-label={bar.says === 'request' ? request : registration.open}
      className="sticky-cta no-print fixed inset-x-0 bottom-0 z-35 border-t border-line bg-white gutter pt-2.5"
    >
      {'opens' in bar ? (
        <button type="button" popoverTarget={registrationId} className={buttonClass('primary')}>
          {label}
        </button>
      ) : (
        <ButtonLink
          link={bar.links === 'message' ? links.contact('send_message') : links[bar.links]}
          event={bar.event}
        >
          {label}
        </ButtonLink>
      )}
    </aside>
  );
}
