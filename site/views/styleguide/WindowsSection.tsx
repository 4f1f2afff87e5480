import type { Locale } from '#common/locales.ts';
import { Band } from '#site/components/Band.tsx';
import type { WindowsContent } from '#site/content/types/windows.ts';
import { ContractWindow } from '#site/windows/ContractWindow.tsx';
import { DocumentsWindow } from '#site/windows/DocumentsWindow.tsx';
import { EnquiryWindow } from '#site/windows/EnquiryWindow.tsx';
import { InboxWindow } from '#site/windows/InboxWindow.tsx';
import { InspectionWindow } from '#site/windows/InspectionWindow.tsx';
import { NegotiationWindow } from '#site/windows/NegotiationWindow.tsx';
import { OffersWindow } from '#site/windows/OffersWindow.tsx';
import { PortfolioWindow } from '#site/windows/PortfolioWindow.tsx';
import { ProcessWindow } from '#site/windows/ProcessWindow.tsx';
import { ReceivedEnquiryWindow } from '#site/windows/ReceivedEnquiryWindow.tsx';
import { ReferralLinkWindow } from '#site/windows/ReferralLinkWindow.tsx';
import { ReportWindow } from '#site/windows/ReportWindow.tsx';

type Props = { windows: WindowsContent; locale: Locale };

/** Every product window at its widest and at its narrowest. */
export function WindowsSection({ windows, locale }: Props) {
  const shown = {
    EnquiryWindow: <EnquiryWindow texts={windows.enquiry} />,
    ReceivedEnquiryWindow: <ReceivedEnquiryWindow texts={windows.receivedEnquiry} />,
    OffersWindow: <OffersWindow texts={windows.offers} />,
    'OffersWindow, by time': <OffersWindow texts={windows.offers} sort="time" />,
    PortfolioWindow: <PortfolioWindow texts={windows.portfolio} />,
    NegotiationWindow: <NegotiationWindow texts={windows.negotiation} />,
    ContractWindow: <ContractWindow texts={windows.contract} />,
    ProcessWindow: <ProcessWindow texts={windows.process} />,
    DocumentsWindow: <DocumentsWindow texts={windows.documents} />,
    InspectionWindow: <InspectionWindow texts={windows.inspection} />,
    ReportWindow: <ReportWindow texts={windows.report} />,
    InboxWindow: <InboxWindow texts={windows.inbox} />,
    ReferralLinkWindow: <ReferralLinkWindow texts={windows.referralLink} />,
  };
  return (
    <Band tone="white" labelledBy="windows" head={{ title: 'Product windows' }}>
      {Object.entries(shown).map(([name, window]) => (
        <section key={name} aria-label={name} className="border-line mt-12 border-t pt-6">
          <h3 className="text-subheading font-semibold">{name}</h3>
          <div className="mt-6 grid items-start gap-8 lg:grid-cols-[45rem_17.5rem]" lang={locale}>
            <div className="max-w-[45rem] min-w-0">{window}</div>
            <div className="max-w-[17.5rem] min-w-0">{window}</div>
          </div>
        </section>
      ))}
    </Band>
  );
}
