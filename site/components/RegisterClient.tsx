import type { AnalyticsEvent } from '#site/analytics/events.ts';
import type { CommonContent } from '#site/content/types/site.ts';
import type { Links } from '#site/links.ts';
import { ButtonLink } from './ButtonLink.tsx';

type Props = {
  actions: Pick<CommonContent['actions'], 'register'>;
  links: Pick<Links, 'registerClient'>;
  /** What the button reports: the page's own label. */
  event: AnalyticsEvent;
};

/** The registration, for pages that address clients. */
export function RegisterClient({ actions, links, event }: Props) {
  return (
    <ButtonLink link={links.registerClient} event={event}>
      {actions.register}
    </ButtonLink>
  );
}
