import { analyticsEvents, type AnalyticsEvent } from '#site/analytics/events.ts';
import { heroes } from '#site/assets/heroes.ts';
import { ButtonLink } from '#site/components/ButtonLink.tsx';
import { CallToAction } from '#site/components/CallToAction.tsx';
import { Hero } from '#site/components/Hero.tsx';
import type { SiteContent } from '#site/content/types/site.ts';
import type { Links } from '#site/links.ts';
import { CaseSection } from './CaseSection.tsx';
import { IndustriesSection } from './IndustriesSection.tsx';
import { LeadSection } from './LeadSection.tsx';
import { PricingSection } from './PricingSection.tsx';
import { TowersAtNight } from './TowersAtNight.tsx';

type Props = { content: SiteContent; links: Links };

/** The page for institutional clients: benefits, one case from enquiry to report, industries, prices. */
export function InstitutionalView({ content, links }: Props) {
  const { clients, common, institutional } = content;
  const button = (event: AnalyticsEvent) => (
    <ButtonLink link={links.registerClient} event={event}>
      {common.actions.registerClient}
    </ButtonLink>
  );
  return (
    <>
      {/* The longest line of the German headline is 9.6 em: as large as the picture beside it allows. */}
      <div className="max-sm:[&_h1:lang(de)]:text-[length:min(9vw,var(--text-display))] md:[&_h1:lang(de)]:min-w-[9.6em] md:max-lg:[&_h1:lang(de)]:text-[length:4.2vw] lg:max-xl:[&_h1:lang(de)]:text-[length:min(4.65vw,10svh)]">
        <Hero
          {...institutional.hero}
          art={heroes.institutional}
          actions={button(analyticsEvents.clientsRegister)}
        />
      </div>
      <LeadSection texts={institutional.lead} clients={clients} />
      <CaseSection content={content} links={links} />
      <IndustriesSection
        texts={institutional.industries}
        links={{
          banks: links.to('valuationGuide', 'overview'),
          lawyers: links.to('lawyers', 'our_solution'),
          insurers: links.to('valuationGuide', 'contents'),
          agencies: links.to('valuationGuide', 'overview'),
        }}
      />
      <PricingSection
        texts={institutional.pricing}
        guide={{ label: common.pageNames.valuationGuide, link: links.to('valuationGuide') }}
      />
      <CallToAction
        id="create_enquiry"
        headingId="enquiry-title"
        {...institutional.callToAction}
        points={clients.promises}
        picture={<TowersAtNight />}
      >
        {button(analyticsEvents.clientsRegister2)}
      </CallToAction>
    </>
  );
}
