import type { ReactNode } from 'react';
import { analyticsEvents } from '#site/analytics/events.ts';
import { ButtonLink } from '#site/components/ButtonLink.tsx';
import { Kicker } from '#site/components/Kicker.tsx';
import { TextLink } from '#site/components/TextLink.tsx';
import type { AudienceContent, PlatformContent, RegistrationContent } from '#site/content/types/site.ts';
import type { Links } from '#site/links.ts';

type Props = {
  texts: Pick<PlatformContent, 'clients' | 'valuers'>;
  choices: RegistrationContent['choices'];
  links: Links;
};

/** What the platform does for each side: the two halves on either side of the page's one seam. */
export function AudiencesSection({ texts: { clients, valuers }, choices, links }: Props) {
  return (
    <div className="sides-halves text-white">
      <div className="sides-width">
        <Half id="clients" texts={clients}>
          <ButtonLink link={links.registerClient} event={analyticsEvents.clientsRegister2}>
            {choices.client.title}
          </ButtonLink>
          <TextLink link={links.to('institutional')} onDeep>
            {clients.link}
          </TextLink>
        </Half>
        <Half id="valuers" texts={valuers}>
          <ButtonLink link={links.registerValuer} event={analyticsEvents.appraisersPartner}>
            {choices.valuer.title}
          </ButtonLink>
          <TextLink link={links.to('professional')} onDeep>
            {valuers.link}
          </TextLink>
        </Half>
      </div>
    </div>
  );
}

type HalfProps = { id: 'clients' | 'valuers'; texts: AudienceContent; children: ReactNode };

function Half({ id, texts: { kicker, title, features }, children }: HalfProps) {
  const headingId = `${id}-title`;
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={headingId}
      className="sides-half grid content-start md:row-span-3 md:grid-rows-subgrid"
    >
      <div>
        <Kicker onDeep>{kicker}</Kicker>
        <h2
          id={headingId}
          className="max-w-[26ch] text-[length:clamp(1.75rem,1.3rem+1.3vw,2.5rem)] leading-[1.15] font-bold tracking-[-0.02em] text-white"
        >
          {title}
        </h2>
      </div>
      <ul className="mt-6 grid gap-x-8 gap-y-3 text-subheading font-semibold sm:mt-8 sm:grid-cols-2 md:max-lg:grid-cols-1">
        {features.map((feature) => (
          <li key={feature} className="border-t border-white/35 pt-3">
            {feature}
          </li>
        ))}
      </ul>
      <div className="mt-6 flex flex-wrap content-start items-center gap-x-8 gap-y-3 md:max-xl:flex-col md:max-xl:*:self-start">
        {children}
      </div>
    </section>
  );
}
