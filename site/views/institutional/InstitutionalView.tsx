import { analyticsEvents, type AnalyticsEvent } from '#site/analytics/events.ts';
import { heroes } from '#site/assets/heroes.ts';
import { ButtonLink } from '#site/components/ButtonLink.tsx';
import { CallToAction } from '#site/components/CallToAction.tsx';
import { ClientStatistics } from '#site/components/ClientStatistics.tsx';
import { ClientSteps } from '#site/components/ClientSteps.tsx';
import { Hero } from '#site/components/Hero.tsx';
import { KeyAnswers } from '#site/components/KeyAnswers.tsx';
import type { SiteContent } from '#site/content/types/site.ts';
import type { Links } from '#site/links.ts';
import { FeaturesSection } from './FeaturesSection.tsx';
import { IndependenceSection } from './IndependenceSection.tsx';
import { IndustriesSection } from './IndustriesSection.tsx';
import { LeadSection } from './LeadSection.tsx';
import { PricingSection } from './PricingSection.tsx';

type Props = { content: SiteContent; links: Links };

export function InstitutionalView({ content, links }: Props) {
  const { clients, common, institutional, windows } = content;
  const register = (event: AnalyticsEvent) => (
    <ButtonLink link={links.registerClient} event={event}>
      {common.actions.register}
    </ButtonLink>
  );
  return (
    <>
      <Hero
        {...institutional.hero}
        art={heroes.institutional}
        actions={register(analyticsEvents.clientsRegister)}
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
      <LeadSection texts={institutional.lead} features={clients.features} />
      <ClientStatistics texts={clients.statistics} />
      <IndustriesSection
        texts={institutional.industries}
        lawyersLink={links.to('lawyers', 'our_solution')}
        papersLink={links.contact('send_message')}
      />
      <FeaturesSection texts={institutional.features} features={clients.features} windows={windows} />
      <ClientSteps texts={clients.steps} windows={windows} />
      <IndependenceSection texts={institutional.independence} />
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
        {register(analyticsEvents.clientsRegister2)}
      </CallToAction>
    </>
  );
}
