import { analyticsEvents } from '#site/analytics/events.ts';
import type { RegistrationContent } from '#site/content/types/site.ts';
import type { Links } from '#site/links.ts';
import { ButtonLink, type ButtonVariant } from './ButtonLink.tsx';

type Props = {
  choices: RegistrationContent['choices'];
  links: Pick<Links, 'registerClient' | 'registerValuer'>;
  /** Variant of the second button: `light` on blue. */
  second?: ButtonVariant;
};

/** Both registrations, for pages that address clients and valuers. */
export function RegisterButtons({ choices, links, second = 'secondary' }: Props) {
  return (
    <>
      <ButtonLink link={links.registerClient} event={analyticsEvents.clientsRegister2}>
        {choices.client.title}
      </ButtonLink>
      <ButtonLink link={links.registerValuer} variant={second} event={analyticsEvents.appraisersPartner}>
        {choices.valuer.title}
      </ButtonLink>
    </>
  );
}
