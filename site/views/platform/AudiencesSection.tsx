import type { ReactNode } from 'react';
import { analyticsEvents } from '#site/analytics/events.ts';
import { ButtonLink } from '#site/components/ButtonLink.tsx';
import { Kicker } from '#site/components/Kicker.tsx';
import { TextLink } from '#site/components/TextLink.tsx';
import type { AudienceContent, PlatformContent } from '#site/content/types/platform.ts';
import type { CommonContent } from '#site/content/types/shared.ts';
import type { Links } from '#site/links.ts';

type Props = {
  texts: Pick<PlatformContent, 'clients' | 'valuers'>;
  actions: CommonContent['actions'];
  links: Links;
};

/**
 * What the platform does for each side: the two halves on either side of the page's one seam. A phone has the
 * features by name; there the case below says the rest.
 */
export function AudiencesSection({ texts: { clients, valuers }, actions, links }: Props) {
  return (
    <div className="sides-halves text-white">
      <div className="sides-width">
        <Half id="clients" texts={clients}>
          <ButtonLink link={links.registerClient} event={analyticsEvents.clientsRegister2}>
            {actions.registerClient}
          </ButtonLink>
          <TextLink link={links.to('institutional')} onDeep>
            {clients.link}
          </TextLink>
        </Half>
        <Half id="valuers" texts={valuers}>
          <ButtonLink link={links.registerValuer} event={analyticsEvents.appraisersPartner}>
            {actions.registerValuer}
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
      <dl className="mt-6 grid gap-x-8 gap-y-3 sm:mt-8 sm:gap-y-6 sm:grid-cols-2 md:max-lg:grid-cols-1">
        {features.map(({ title: name, text, since }) => (
          <div key={name} className="border-t border-white/35 pt-3">
            <dt className="text-subheading flex flex-wrap items-baseline justify-between gap-x-3 font-semibold">
              {name}
              {since === undefined ? null : <span className="text-fine font-normal">{since}</span>}
            </dt>
            <dd className="mt-1 max-w-[40ch] text-white max-sm:hidden">{text}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-6 flex flex-wrap items-center gap-x-8 gap-y-3 content-start md:max-xl:flex-col md:max-xl:*:self-start">
        {children}
      </div>
    </section>
  );
}
