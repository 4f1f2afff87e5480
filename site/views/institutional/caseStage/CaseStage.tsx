import type { ReactNode } from 'react';
import { clientSteps, type ClientStep } from '#site/content/types/clients.ts';
import type { CaseStageContent, ClientsContent } from '#site/content/types/site.ts';
import { CaseApp } from './CaseApp.tsx';
import { ContractSheet } from './ContractSheet.tsx';
import { DocumentsSheet } from './DocumentsSheet.tsx';
import { EnquirySheet } from './EnquirySheet.tsx';
import { InspectionSheet } from './InspectionSheet.tsx';
import { ReportSheet } from './ReportSheet.tsx';
import { Sheet } from './Sheet.tsx';
import './case-stage.css';

type Props = {
  texts: CaseStageContent;
  titles: ClientsContent['steps'];
  features: ClientsContent['features'];
  /** The offers of the second step, which work. */
  offers: ReactNode;
};

/**
 * One case from enquiry to report: a frame that stays while the six steps pass beside it (decision 8). The words
 * and the sheet of a step stand together in the markup; `site/views/institutional/caseStage/case-stage.css` says where they are seen.
 */
export function CaseStage({ texts, titles, features, offers }: Props) {
  const { number } = texts.app;
  const sheets: Record<ClientStep, (index: number) => ReactNode> = {
    enquiry: (index) => <EnquirySheet texts={texts.enquiry} number={number} index={index} />,
    offer: (index) => (
      <Sheet number={number} index={index}>
        {offers}
      </Sheet>
    ),
    contract: (index) => <ContractSheet texts={texts} index={index} />,
    documents: (index) => <DocumentsSheet texts={texts} index={index} />,
    inspection: (index) => <InspectionSheet texts={texts} index={index} />,
    report: (index) => <ReportSheet texts={texts} index={index} />,
  };
  return (
    <div className="case-stage mt-8">
      <div className="case-rail" aria-hidden="true" />
      <p className="sr-only">{texts.description}</p>
      <CaseApp texts={texts.app} sample={texts.sample} />
      <ol className="case-steps">
        {clientSteps.map((step, index) => {
          const feature = texts.features[step];
          return (
            <li key={step} data-t={index + 1}>
              <div className="case-step">
                <span
                  aria-hidden="true"
                  data-number={index + 1}
                  className="case-number mb-3 grid size-9 place-items-center rounded-full border-2 border-white/50 bg-blue-dark font-semibold text-white max-md:hidden"
                >
                  {index + 1}
                </span>
                <div className="case-words">
                  {feature === undefined ? null : (
                    <p className="mb-1.5 text-small font-semibold text-white/85">{features[feature].title}</p>
                  )}
                  <h3 className="text-heading font-semibold">{titles[step]}</h3>
                  <p className="mt-1.5 leading-normal">{texts.captions[step]}</p>
                </div>
              </div>
              {sheets[step](index)}
            </li>
          );
        })}
      </ol>
      <div className="case-thread" aria-hidden="true" />
    </div>
  );
}
