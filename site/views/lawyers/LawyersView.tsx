import { analyticsEvents, type AnalyticsEvent } from '#site/analytics/events.ts';
import { heroes } from '#site/assets/heroes.ts';
import { ButtonLink } from '#site/components/ButtonLink.tsx';
import { ClientStatistics } from '#site/components/ClientStatistics.tsx';
import { ClientSteps } from '#site/components/ClientSteps.tsx';
import { Hero } from '#site/components/Hero.tsx';
import { TextLink } from '#site/components/TextLink.tsx';
import type { SiteContent } from '#site/content/types/site.ts';
import type { Links } from '#site/links.ts';
import { EnquiryWindow } from '#site/windows/EnquiryWindow.tsx';
import { OffersWindow } from '#site/windows/OffersWindow.tsx';
import { PortfolioWindow } from '#site/windows/PortfolioWindow.tsx';
import { BenefitsSection } from './BenefitsSection.tsx';
import { EnquirySection } from './EnquirySection.tsx';
import { SolutionSection } from './SolutionSection.tsx';

type Props = { content: SiteContent; links: Links };

export function LawyersView({ content: { clients, common, lawyers, windows }, links }: Props) {
  const register = (event: AnalyticsEvent) => (
    <ButtonLink link={links.registerClient} event={event}>
      {common.actions.register}
    </ButtonLink>
  );
  return (
    <>
      <Hero
        {...lawyers.hero}
        art={heroes.lawyers}
        actions={
          <>
            {register(analyticsEvents.clientsRegister)}
            <ButtonLink
              link={links.to('lawyers', 'our_solution')}
              variant="light"
              about={lawyers.solution.title}
            >
              {common.actions.learnMore}
            </ButtonLink>
          </>
        }
      />
      <EnquirySection
        texts={lawyers.createEnquiry}
        promises={clients.promises}
        visual={<EnquiryWindow texts={windows.estateEnquiry} />}
      >
        {register(analyticsEvents.clientsRegister2)}
      </EnquirySection>
      <ClientStatistics texts={clients.statistics} />
      <BenefitsSection
        texts={lawyers.features}
        features={clients.features}
        visual={<OffersWindow texts={windows.offers} sort="time" />}
      />
      <ClientSteps texts={clients.steps} windows={windows} />
      <SolutionSection
        texts={lawyers.solution}
        visual={<PortfolioWindow texts={windows.portfolio} />}
        actions={
          <>
            {register(analyticsEvents.clientsRegister2)}
            <TextLink link={links.to('platform', 'security_compliance')}>
              {lawyers.solution.securityLink}
            </TextLink>
          </>
        }
      />
    </>
  );
}
