import type { ReactNode } from 'react';
import { clientSteps, type ClientsContent, type ClientStep } from '#site/content/types/clients.ts';
import type { WindowsContent } from '#site/content/types/windows.ts';
import { ContractWindow } from '#site/windows/ContractWindow.tsx';
import { DocumentsWindow } from '#site/windows/DocumentsWindow.tsx';
import { EnquiryWindow } from '#site/windows/EnquiryWindow.tsx';
import { InspectionWindow } from '#site/windows/InspectionWindow.tsx';
import { OffersWindow } from '#site/windows/OffersWindow.tsx';
import { ReportWindow } from '#site/windows/ReportWindow.tsx';
import { Band } from './Band.tsx';
import { Timeline } from './Timeline.tsx';

/** The product window of each step. */
export function stepWindows(windows: WindowsContent): Record<ClientStep, ReactNode> {
  return {
    enquiry: <EnquiryWindow texts={windows.enquiry} />,
    offer: <OffersWindow texts={windows.offers} />,
    contract: <ContractWindow texts={windows.contract} />,
    documents: <DocumentsWindow texts={windows.documents} />,
    inspection: <InspectionWindow texts={windows.inspection} />,
    report: <ReportWindow texts={windows.report} />,
  };
}

type Props = { texts: ClientsContent['steps']; windows: WindowsContent };

/** The six steps from enquiry to report, each with its product window. */
export function ClientSteps({ texts: { items, ...head }, windows }: Props) {
  const visuals = stepWindows(windows);
  return (
    <Band tone="page" id="how_to_start" labelledBy="steps-title" head={head}>
      <div className="mt-14">
        <Timeline steps={clientSteps.map((step) => ({ ...items[step], window: visuals[step] }))} />
      </div>
    </Band>
  );
}
