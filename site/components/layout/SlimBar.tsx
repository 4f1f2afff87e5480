import { registrationId } from '#common/ids.ts';
import { analyticsEvents } from '#site/analytics/events.ts';
import type { Audience } from '#site/content/types/registration.ts';
import { buttonClass, ButtonLink } from '../ButtonLink.tsx';
import type { Registration } from './RegistrationChoice.tsx';
import './registration.css';

type Props = Registration & {
  /** Whose page it is; `both` opens the choice. */
  audience: Audience | 'both';
};

/** What a click on the bar's own link is reported as: a later button of its page. */
const events = {
  client: analyticsEvents.clientsRegister2,
  valuer: analyticsEvents.appraisersPartner,
} as const;

/**
 * The way to register while a phone shows neither the banner nor the closing band: one button at the window's lower
 * edge. site/components/layout/registration.css brings it and takes it away as the page is scrolled; where it cannot, there is
 * no bar.
 */
export function SlimBar({ texts, links, audience }: Props) {
  return (
    <aside aria-label={texts.open} className="slim-bar no-print border-t border-line bg-white px-4 py-2.5">
      {audience === 'both' ? (
        <button type="button" popoverTarget={registrationId} className={buttonClass('primary')}>
          {texts.open}
        </button>
      ) : (
        <ButtonLink link={links[audience]} event={events[audience]}>
          {texts.choices[audience].title}
        </ButtonLink>
      )}
    </aside>
  );
}
