import { analyticsEvents, type AnalyticsEvent } from '#site/analytics/events.ts';
import { heroes } from '#site/assets/heroes.ts';
import { ButtonLink } from '#site/components/ButtonLink.tsx';
import { CallToAction } from '#site/components/CallToAction.tsx';
import { Hero } from '#site/components/Hero.tsx';
import { SignatorySection } from '#site/components/SignatorySection.tsx';
import { TextLink } from '#site/components/TextLink.tsx';
import type { SiteContent } from '#site/content/types/site.ts';
import type { Links } from '#site/links.ts';
import { CaseStageSection } from './CaseStageSection.tsx';
import { IndustriesSection } from './IndustriesSection.tsx';
import { KeyFeaturesSection } from './KeyFeaturesSection.tsx';
import { LeadSection } from './LeadSection.tsx';
import { PricingSection } from './PricingSection.tsx';
import { TowersAtNight } from './TowersAtNight.tsx';

type Props = { content: SiteContent; links: Links };

/** The page for institutional clients: lead, one case from enquiry to report, key features, industries, prices. */
export function InstitutionalView({ content, links }: Props) {
  const { caseStage, clients, common, institutional } = content;
  const button = (event: AnalyticsEvent) => (
    <ButtonLink link={links.registerClient} event={event}>
      {common.actions.register}
    </ButtonLink>
  );
  return (
    <>
      <Hero
        {...institutional.hero}
        art={heroes.institutional}
        actions={
          <>
            {button(analyticsEvents.clientsRegister)}
            <TextLink link={links.to('institutional', 'how_to_start')} onDeep>
              {caseStage.head.kicker}
            </TextLink>
          </>
        }
      />
      <LeadSection
        texts={institutional.lead}
        statistics={clients.statistics}
        verification={links.to('trust', 'verification')}
      />
      <CaseStageSection content={content} links={links} />
      <SignatorySection tone="page" texts={content.signatory} more={links.to('trust', 'qualifications')} />
      <KeyFeaturesSection head={institutional.features} features={clients.features} />
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
