import { analyticsEvents } from '#site/analytics/events.ts';
import { heroes } from '#site/assets/heroes.ts';
import { CallToAction } from '#site/components/CallToAction.tsx';
import { Hero } from '#site/components/Hero.tsx';
import { RegisterClient } from '#site/components/RegisterClient.tsx';
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
  return (
    <>
      <Hero
        {...institutional.hero}
        art={heroes.institutional}
        actions={
          <>
            <RegisterClient actions={common.actions} links={links} event={analyticsEvents.clientsRegister} />
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
        <RegisterClient actions={common.actions} links={links} event={analyticsEvents.clientsRegister2} />
      </CallToAction>
    </>
  );
}
