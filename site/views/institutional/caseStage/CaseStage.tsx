import type { ReactNode } from 'react';
import { clientSteps, type ClientStep } from '#site/content/types/clients.ts';
import type { CaseStageContent, ClientsContent } from '#site/content/types/site.ts';
import { atEach, CaseApp } from './CaseApp.tsx';
import { ContractStep } from './ContractStep.tsx';
import { DocumentsStep } from './DocumentsStep.tsx';
import { EnquiryStep } from './EnquiryStep.tsx';
import { InspectionStep } from './InspectionStep.tsx';
import { OfferOrder, OffersStep } from './OffersStep.tsx';
import { ReportStep } from './ReportStep.tsx';
import { Step } from './Step.tsx';
import './case-stage.css';

type Props = { texts: CaseStageContent; clients: ClientsContent };

const panels = {
  enquiry: EnquiryStep,
  offer: OffersStep,
  contract: ContractStep,
  documents: DocumentsStep,
  inspection: InspectionStep,
  report: ReportStep,
} satisfies Record<ClientStep, (props: { texts: CaseStageContent }) => ReactNode>;

/** While the step's row is at the middle of the frame: full opacity of the text, highlighted number. */
const here = '[--from:-.5] [--to:.5]';
const bright = `case-timed ${here} [--motion:case-brightens_linear(0,1_14%_86%,0)]`;
const lit = `case-timed-after ${here} [--motion:case-appears_linear(0,1_14%_86%,0)]`;

/**
 * One case from enquiry to report: a sticky frame beside the six steps that scroll past it. A step's text and panel are
 * siblings in the markup; `case-stage.css` animates them.
 */
export function CaseStage({ texts, clients }: Props) {
  return (
    <div className="@container/stage mt-8">
      <div className="case-stage group/offers">
        <p className="sr-only">{texts.description}</p>
        <CaseApp texts={texts.app} sample={texts.sample} />
        <ol className={`case-steps md:grid md:gap-18 print:grid print:gap-18 stage:contents ${atEach}`}>
          {clientSteps.map((step, index) => {
            const Content = panels[step];
            return (
              <li
                key={step}
                data-step={index + 1}
                className="gap-x-12 gap-y-6 md:grid md:grid-cols-[minmax(12rem,3fr)_minmax(0,9fr)] md:items-start print:grid print:break-inside-avoid print:grid-cols-[11rem_minmax(0,1fr)] stage:contents"
              >
                <div className="case-step stage:relative stage:col-[1/3] stage:row-start-[calc(var(--i)+2)] stage:flex stage:flex-col stage:justify-center stage:pe-17">
                  {index === clientSteps.length - 1 ? null : (
                    <span
                      aria-hidden="true"
                      className={`${rail} case-timed-after hidden bg-white/20 after:absolute after:inset-0 after:origin-top after:bg-white after:[--from:0] after:[--motion:case-fills-down_linear] after:[--to:1] stage:block`}
                    />
                  )}
                  <span aria-hidden="true" data-number={index + 1} className={`${lit} ${numeral}`}>
                    {index + 1}
                  </span>
                  <div className={`case-words ${bright}`}>
                    <h3 className="text-heading font-semibold stage:text-[1.25rem]">{clients.steps[step]}</h3>
                    <p className="mt-1.5 leading-normal stage:mt-1">{texts.captions[step]}</p>
                  </div>
                </div>
                <Step
                  {...texts[step]}
                  {...(step === 'offer' && { state: <OfferOrder texts={texts} /> })}
                  {...(index === 0 && { sample: texts.sample })}
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
    </div>
  );
}

const numeral =
  'mb-3 grid size-9 place-items-center rounded-full border-2 border-white/50 bg-blue-dark font-semibold text-white max-md:hidden stage:absolute stage:end-1 stage:top-1/2 stage:z-1 stage:-mt-4.5 stage:after:absolute stage:after:-inset-0.5 stage:after:grid stage:after:place-items-center stage:after:rounded-full stage:after:bg-white stage:after:text-blue-dark stage:after:content-[attr(data-number)]';

/** The line from a step's number to the next one's, filled by the view timeline. */
const rail = 'absolute end-5.25 top-1/2 h-full w-0.5';
