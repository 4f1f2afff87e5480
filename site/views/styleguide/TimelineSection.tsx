import type { Locale } from '#common/locales.ts';
import { Band } from '#site/components/Band.tsx';
import { SectionHeading } from '#site/components/SectionHeading.tsx';
import { Timeline } from '#site/components/Timeline.tsx';
import type { WindowsContent } from '#site/content/types/windows.ts';
import { ContractWindow } from '#site/windows/ContractWindow.tsx';
import { DocumentsWindow } from '#site/windows/DocumentsWindow.tsx';
import { EnquiryWindow } from '#site/windows/EnquiryWindow.tsx';
import { InspectionWindow } from '#site/windows/InspectionWindow.tsx';
import { OffersWindow } from '#site/windows/OffersWindow.tsx';
import { ReportWindow } from '#site/windows/ReportWindow.tsx';

type Props = { windows: WindowsContent; locale: Locale };

/** The client's six steps, with labels about as long as real ones. */
export function TimelineSection({ windows, locale }: Props) {
  const text =
    'A step says in two sentences what happens and who acts. The windows of a row start on one line however long the texts are.';
  const steps = [
    { title: windows.enquiry.title, text, window: <EnquiryWindow texts={windows.enquiry} /> },
    { title: windows.offers.title, text, window: <OffersWindow texts={windows.offers} /> },
    { title: windows.contract.title, text, window: <ContractWindow texts={windows.contract} /> },
    { title: windows.documents.title, text, window: <DocumentsWindow texts={windows.documents} /> },
    { title: windows.inspection.title, text, window: <InspectionWindow texts={windows.inspection} /> },
    { title: windows.report.title, text, window: <ReportWindow texts={windows.report} /> },
  ];
  return (
    <>
      <Band tone="page" labelledBy="timeline">
        <SectionHeading id="timeline" title="Timeline" />
        <div className="mt-14" lang={locale}>
          <Timeline steps={steps} />
        </div>
      </Band>
      <Band tone="deep" labelledBy="timeline-deep">
        <SectionHeading id="timeline-deep" title="Timeline on deep blue" onDeep />
        <div className="mt-14" lang={locale}>
          <Timeline steps={steps.slice(0, 3)} onDeep />
        </div>
      </Band>
    </>
  );
}
