import { analyticsEvents, type AnalyticsEvent } from '#site/analytics/events.ts';
import { heroes } from '#site/assets/heroes.ts';
import { ButtonLink } from '#site/components/ButtonLink.tsx';
import { CallToAction } from '#site/components/CallToAction.tsx';
import { ClientStatistics } from '#site/components/ClientStatistics.tsx';
import { ClientSteps } from '#site/components/ClientSteps.tsx';
import { Hero } from '#site/components/Hero.tsx';
import { KeyAnswers } from '#site/components/KeyAnswers.tsx';
import { TextLink } from '#site/components/TextLink.tsx';
import { clientSteps, type ClientsContent, type ClientStep } from '#site/content/types/clients.ts';
import type { LawyersContent } from '#site/content/types/lawyers.ts';
import type { SiteContent } from '#site/content/types/site.ts';
import type { Links } from '#site/links.ts';
import { EnquiryWindow } from '#site/windows/EnquiryWindow.tsx';
import { OffersWindow } from '#site/windows/OffersWindow.tsx';
import { BenefitsSection } from './BenefitsSection.tsx';
import { EnquirySection } from './EnquirySection.tsx';
import { QuestionsSection } from './QuestionsSection.tsx';
import { SecrecySection } from './SecrecySection.tsx';
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
      <KeyAnswers
        texts={lawyers.answers}
        links={{
          cost: links.to('institutional', 'pricing'),
          firstOffer: links.to('lawyers', 'how_to_start'),
          effort: links.to('lawyers', 'our_solution'),
          liability: links.to('terms'),
        }}
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
      <ClientSteps texts={stepsFor(lawyers.steps, clients.steps)} windows={windows} />
      <SolutionSection
        texts={lawyers.solution}
        guide={{ label: common.pageNames.valuationGuide, link: links.to('valuationGuide') }}
      />
      <SecrecySection texts={lawyers.secrecy} contactLink={links.contact('send_message')} />
      <QuestionsSection texts={lawyers.questions} />
      <CallToAction headingId="closing-title" {...lawyers.callToAction}>
        {register(analyticsEvents.clientsRegister2)}
        <TextLink link={links.to('platform', 'security_compliance')} onDeep>
          {lawyers.securityLink}
        </TextLink>
      </CallToAction>
    </>
  );
}

/** The clients' six steps under the same names, in this page's words. */
function stepsFor(
  { texts, ...head }: LawyersContent['steps'],
  steps: ClientsContent['steps'],
): ClientsContent['steps'] {
  const item = (step: ClientStep) => [step, { ...steps.items[step], text: texts[step] }] as const;
  return { ...head, items: Object.fromEntries(clientSteps.map(item)) as typeof steps.items };
}
