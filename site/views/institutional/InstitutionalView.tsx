import type { ReactNode } from 'react';
import { analyticsEvents, type AnalyticsEvent } from '#site/analytics/events.ts';
import { heroes } from '#site/assets/heroes.ts';
import { ButtonLink } from '#site/components/ButtonLink.tsx';
import { CallToAction } from '#site/components/CallToAction.tsx';
import { Hero } from '#site/components/Hero.tsx';
import { KeyAnswers } from '#site/components/KeyAnswers.tsx';
import type { SiteContent } from '#site/content/types/site.ts';
import type { Links } from '#site/links.ts';
import { CaseSection } from './CaseSection.tsx';
import { IndustriesSection } from './IndustriesSection.tsx';
import { LeadSection } from './LeadSection.tsx';
import { PricingSection } from './PricingSection.tsx';

type Props = {
  content: SiteContent;
  links: Links;
  /** The offers of the case, which work in the browser. */
  children: ReactNode;
};

export function InstitutionalView({ content, links, children }: Props) {
  const { caseStage, clients, common, institutional, sampleReport } = content;
  const register = { link: links.registerClient, label: common.actions.registerClient };
  const button = (event: AnalyticsEvent) => (
    <ButtonLink link={register.link} event={event}>
      {register.label}
    </ButtonLink>
  );
  return (
    <>
      <Hero
        {...institutional.hero}
        art={heroes.institutional}
        actions={button(analyticsEvents.clientsRegister)}
      />
      <KeyAnswers
        texts={institutional.answers}
        links={{
          cost: links.to('institutional', 'pricing'),
          firstOffer: links.faq('turnaround'),
          effort: links.to('institutional', 'how_to_start'),
          liability: links.terms('valuationContract'),
        }}
      />
      <LeadSection texts={institutional.lead} features={clients.features} statistics={clients.statistics} />
      <CaseSection
        texts={caseStage}
        clients={clients}
        register={register}
        report={{ link: links.to('sampleReport'), label: sampleReport.preview.action }}
        offers={children}
      />
      <IndustriesSection
        texts={institutional.industries}
        links={{
          banks: links.to('trust', 'contract_papers'),
          lawyers: links.to('lawyers', 'our_solution'),
          insurers: links.to('valuationGuide', 'contents'),
          agencies: links.terms('valuationContract'),
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
      >
        {button(analyticsEvents.clientsRegister2)}
      </CallToAction>
    </>
  );
}
