import { analyticsEvents, type AnalyticsEvent } from '#site/analytics/events.ts';
import { Band } from '#site/components/Band.tsx';
import { ButtonLink } from '#site/components/ButtonLink.tsx';
import { CallToAction } from '#site/components/CallToAction.tsx';
import { KeyAnswers } from '#site/components/KeyAnswers.tsx';
import { ReportPreview } from '#site/components/ReportPreview.tsx';
import { TextLink } from '#site/components/TextLink.tsx';
import type { SiteContent } from '#site/content/types/site.ts';
import type { Links } from '#site/links.ts';
import { CaseFile } from './CaseFile.tsx';
import { ChecklistSection } from './ChecklistSection.tsx';
import { MapBanner } from './MapBanner.tsx';
import { ParcelsSection } from './ParcelsSection.tsx';
import { QuestionsSection } from './QuestionsSection.tsx';
import { SecrecySection } from './SecrecySection.tsx';
import { SheetMargin } from './SheetMargin.tsx';
import { StepsSection } from './StepsSection.tsx';
import './cadastral-sheet.css';

type Props = { content: SiteContent; links: Links };

export function LawyersView({ content: { clients, common, lawyers, sampleReport }, links }: Props) {
  const register = (event: AnalyticsEvent) => (
    <ButtonLink link={links.registerClient} event={event}>
      {common.actions.registerClient}
    </ButtonLink>
  );
  const registerLater = register(analyticsEvents.clientsRegister2);
  return (
    <>
      <MapBanner
        texts={lawyers.hero}
        map={lawyers.map}
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
      <SheetMargin texts={clients.statistics} />
      <KeyAnswers
        texts={lawyers.answers}
        links={{
          cost: links.to('institutional', 'pricing'),
          firstOffer: links.to('lawyers', 'how_to_start'),
          effort: links.to('lawyers', 'our_solution'),
          liability: links.terms('valuationContract'),
        }}
      />
      <CaseFile texts={lawyers.solution} />
      <ChecklistSection texts={lawyers.checklist} guideLink={links.to('valuationGuide')}>
        {registerLater}
      </ChecklistSection>
      <Band tone="white" labelledBy="report-title" className="pt-2! pb-10! md:pt-12! md:pb-24!">
        <ReportPreview
          headingId="report-title"
          texts={sampleReport.preview}
          link={links.to('sampleReport')}
        />
      </Band>
      <ParcelsSection texts={lawyers.features} features={clients.features} />
      <StepsSection
        texts={lawyers.steps}
        steps={clients.steps}
        moreLink={links.to('institutional', 'how_to_start')}
      />
      <div className="bg-page py-10 md:py-20">
        <div className="mx-auto grid max-w-page items-start gap-x-16 gap-y-10 gutter md:grid-cols-2 xl:gap-x-28">
          <SecrecySection texts={lawyers.secrecy} papers={links.to('trust', 'contract_papers')} />
          <QuestionsSection texts={lawyers.questions} />
        </div>
      </div>
      <CallToAction
        id="create_enquiry"
        headingId="closing-title"
        points={clients.promises}
        {...lawyers.callToAction}
      >
        {registerLater}
        <TextLink link={links.to('trust', 'security')} onDeep>
          {lawyers.securityLink}
        </TextLink>
      </CallToAction>
    </>
  );
}
