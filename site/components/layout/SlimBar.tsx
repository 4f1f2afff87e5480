import { registrationId } from '#common/ids.ts';
import type { PageKey } from '#common/routes.ts';
import { analyticsEvents } from '#site/analytics/events.ts';
import { buttonClass, ButtonLink } from '../ButtonLink.tsx';
import type { LayoutProps } from './layout.ts';
import './registration.css';

/** On which pages it opens the choice. Not on contact, where the form is the next step, nor on what is read for the law. */
const forBoth: readonly PageKey[] = ['home', 'platform', 'about', 'faq', 'trust'];
/** On which it leads to a registration, and what a click is reported as: a later button of its page. */
const client = ['client', 'registerClient', analyticsEvents.clientsRegister2] as const;
const ways = {
  institutional: client,
  lawyers: client,
  valuationGuide: client,
  professional: ['valuer', 'registerValuer', analyticsEvents.appraisersPartner],
} as const;

/**
 * The way to register while a phone shows neither the banner nor the closing band: one button at the window's lower
 * edge. registration.css brings it and takes it away as the page is scrolled; where it cannot, there is no bar.
 */
export function SlimBar({ page, registration, links }: LayoutProps) {
  const way = page && page in ways ? ways[page as keyof typeof ways] : undefined;
  if (!page || (!way && !forBoth.includes(page))) return null;
  return (
    <aside
      aria-label={registration.open}
      className="slim-bar no-print fixed inset-x-0 bottom-0 z-35 border-t border-line bg-white px-4 pt-2.5"
    >
      {way ? (
        <ButtonLink link={links[way[1]]} event={way[2]}>
          {registration.choices[way[0]].title}
        </ButtonLink>
      ) : (
        <button type="button" popoverTarget={registrationId} className={buttonClass('primary')}>
          {registration.open}
        </button>
      )}
    </aside>
  );
}
