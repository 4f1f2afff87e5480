import { analyticsEvents } from '#site/analytics/events.ts';
import type { RegistrationContent } from '#site/content/types/site.ts';
import type { Links } from '#site/links.ts';
import { ButtonLink, type ButtonVariant } from './ButtonLink.tsx';

type Props = {
  choices: RegistrationContent['choices'];
  links: Pick<Links, 'registerClient' | 'registerValuer'>;
  /** How the second one looks: light on blue, and orange like the first where each stands on its own side. */
  second?: ButtonVariant;
};

/** The next step for both sides of a page that speaks to both. */
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
