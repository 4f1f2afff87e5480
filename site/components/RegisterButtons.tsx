import type { AnalyticsEvent } from '#site/analytics/events.ts';
import type { CommonContent } from '#site/content/types/site.ts';
import type { Links } from '#site/links.ts';
import { ButtonLink, type ButtonVariant } from './ButtonLink.tsx';
import { RegisterClient } from './RegisterClient.tsx';

type Props = {
  actions: Pick<CommonContent['actions'], 'register' | 'becomePartner'>;
  links: Pick<Links, 'registerClient' | 'registerValuer'>;
  /** What each button reports: the page's own labels. */
  events: Record<'client' | 'valuer', AnalyticsEvent>;
  /** Variant of the second button: `light` on blue. */
  second?: ButtonVariant;
};

/** Both registrations, for pages that address clients and valuers. */
export function RegisterButtons({ actions, links, events, second = 'secondary' }: Props) {
  return (
    <>
      <RegisterClient actions={actions} links={links} event={events.client} />
      <ButtonLink link={links.registerValuer} variant={second} event={events.valuer}>
        {actions.becomePartner}
      </ButtonLink>
    </>
  );
}
