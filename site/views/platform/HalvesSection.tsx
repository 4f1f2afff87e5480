import { analyticsEvents } from '#site/analytics/events.ts';
import { ButtonLink } from '#site/components/ButtonLink.tsx';
import { SectionHeading } from '#site/components/SectionHeading.tsx';
import { TextLink } from '#site/components/TextLink.tsx';
import type { PlatformContent, RegistrationContent } from '#site/content/types/site.ts';
import type { Links } from '#site/links.ts';

type Props = {
  texts: Pick<PlatformContent, 'clients' | 'valuers'>;
  choices: RegistrationContent['choices'];
  links: Links;
};

/** What the platform does for each side, and the way in: two halves of the window. */
export function HalvesSection({ texts, choices, links }: Props) {
  const halves = [
    ['clients', links.registerClient, analyticsEvents.clientsRegister2, choices.client, 'institutional'],
    ['valuers', links.registerValuer, analyticsEvents.appraisersPartner, choices.valuer, 'professional'],
  ] as const;
  return (
    <div className="grid text-white md:grid-cols-2 md:grid-rows-[repeat(3,auto)]">
      {halves.map(([id, register, event, choice, page]) => (
        <section
          key={id}
          id={id}
          tabIndex={-1}
          aria-labelledby={`${id}-title`}
          className="grid content-start gap-y-6 px-gutter py-12 first:bg-blue-dark last:bg-blue md:row-span-3 md:grid-rows-subgrid md:py-16 md:first:ps-half-page md:last:pe-half-page"
        >
          <div className="[&_h2]:text-white">
            <SectionHeading
              id={`${id}-title`}
              kicker={texts[id].kicker}
              title={texts[id].title}
              onDeep
              size="section"
            />
          </div>
          <ul className="grid content-start gap-x-8 gap-y-3 font-semibold sm:grid-cols-2">
            {texts[id].features.map((feature) => (
              <li key={feature} className="border-t border-white/35 pt-3">
                {feature}
              </li>
            ))}
          </ul>
          <div className="flex flex-wrap items-center gap-x-8 gap-y-3">
            <ButtonLink link={register} event={event}>
              {choice.title}
            </ButtonLink>
            <TextLink link={links.to(page)} onDeep>
              {texts[id].link}
            </TextLink>
          </div>
        </section>
      ))}
    </div>
  );
}
