import type { ReactNode } from 'react';
import { StepLinks } from '#site/components/StepLinks.tsx';
import { clientSteps, type ClientStep } from '#site/content/types/clients.ts';
import type { CaseStageContent, ClientsContent } from '#site/content/types/site.ts';
import { CaseApp } from './CaseApp.tsx';
import { ContractStep } from './ContractStep.tsx';
import { DocumentsStep } from './DocumentsStep.tsx';
import { EnquiryStep } from './EnquiryStep.tsx';
import { InspectionStep } from './InspectionStep.tsx';
import { CaseOfferOrder, OffersStep } from './OffersStep.tsx';
import { ReportStep } from './ReportStep.tsx';
import { Step } from './Step.tsx';
import { stepId } from './stepId.ts';
import './case-stage.css';

type Props = {
  texts: CaseStageContent;
  clients: ClientsContent;
  /** The id of the heading above. */
  labelledBy: string;
};

const panels = {
  enquiry: EnquiryStep,
  offer: OffersStep,
  contract: ContractStep,
  documents: DocumentsStep,
  inspection: InspectionStep,
  report: ReportStep,
} satisfies Record<ClientStep, (props: { texts: CaseStageContent }) => ReactNode>;

/**
 * One case from enquiry to report: a sticky frame beside the six steps that scroll past it. A step's text and panel are
 * siblings in the markup; `case-stage.css` animates them.
 */
export function CaseStage({ texts, clients, labelledBy }: Props) {
  return (
    <div className="@container/stage mt-8">
      <div className="case-stage offers group/offers">
        <p className="sr-only">{texts.description}</p>
        <CaseApp texts={texts.app} sample={texts.sample} />
        {/* Firefox makes a stop of what scrolls; the links below lead to each step. */}
        <ol tabIndex={-1} className="case-steps case-each max-md:swipe-track">
          {clientSteps.map((step, index) => {
            const Content = panels[step];
            return (
              <li key={step} id={stepId(step)} className="case-row">
                <div className="case-step">
                  {index === clientSteps.length - 1 ? null : (
                    <span aria-hidden="true" className="case-step-rail case-timed-after" />
                  )}
                  <span
                    aria-hidden="true"
                    data-number={index + 1}
                    className="case-step-number case-timed-after"
                  >
                    {index + 1}
                  </span>
                  <div className="case-words case-timed">
                    <h3 tabIndex={-1} className="case-step-title font-semibold">
                      {clients.steps[step]}
                    </h3>
                    <p className="case-step-text">{texts.captions[step]}</p>
                  </div>
                </div>
                <Step
                  {...texts[step]}
                  {...(step === 'offer' && { state: <CaseOfferOrder texts={texts} /> })}
                  sample={texts.sample}
                  number={texts.app.number}
                  index={index}
                >
                  <Content texts={texts} />
                </Step>
              </li>
            );
          })}
        </ol>
      </div>
      <StepLinks
        steps={clientSteps.map((step) => ({ id: stepId(step), name: clients.steps[step] }))}
        labelledBy={labelledBy}
        onDeep
        className="md:hidden"
      />
    </div>
  );
}
