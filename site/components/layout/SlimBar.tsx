import { registrationId } from '#common/ids.ts';
import type { PageKey } from '#common/routes.ts';
import { analyticsEvents } from '#site/analytics/events.ts';
import { buttonClass, ButtonLink } from '../ButtonLink.tsx';
import type { LayoutProps } from './layout.ts';
import './registration.css';

/** Pages where it opens the choice. Not contact, where the form is the next step, nor legal pages. */
const forBoth: readonly PageKey[] = ['home', 'platform', 'about', 'faq', 'trust'];
/** Pages where it links to one registration. Its event is that of the page's later buttons. */
const client = ['client', 'registerClient', analyticsEvents.clientsRegister2] as const;
const ways = {
  institutional: client,
  lawyers: client,
  valuationGuide: client,
  professional: ['valuer', 'registerValuer', analyticsEvents.appraisersPartner],
} as const;

/**
 * The registration button at a phone's lower edge while neither banner nor closing band is visible. registration.css
 * shows and hides it by scroll timelines; without them it is not displayed.
 */
export function SlimBar({ page, registration, links }: LayoutProps) {
  const way = page && page in ways ? ways[page as keyof typeof ways] : undefined;
  if (!page || (!way && !forBoth.includes(page))) return null;
  return (
    <aside
      aria-label={registration.open}
      className="slim-bar no-print fixed inset-x-0 bottom-0 z-35 border-t border-line bg-white gutter pt-2.5"
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
