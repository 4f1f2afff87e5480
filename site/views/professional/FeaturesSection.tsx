import { Band } from '#site/components/Band.tsx';
import { FeatureRows } from '#site/components/FeatureRows.tsx';
import { TextLink } from '#site/components/TextLink.tsx';
import type { ProfessionalContent } from '#site/content/types/professional.ts';
import type { WindowsContent } from '#site/content/types/windows.ts';
import type { Link } from '#site/links.ts';
import { DocumentsWindow } from '#site/windows/DocumentsWindow.tsx';
import { NegotiationWindow } from '#site/windows/NegotiationWindow.tsx';
import { ReceivedEnquiryWindow } from '#site/windows/ReceivedEnquiryWindow.tsx';

type Props = { texts: ProfessionalContent['features']; windows: WindowsContent; securityLink: Link };

/** Detailed enquiries, data protection and fair pricing, each beside the window that shows it. */
export function FeaturesSection({ texts, windows, securityLink }: Props) {
  const { items, securityLink: linkLabel, ...head } = texts;
  return (
    <Band tone="white" id="key_benefits" labelledBy="benefits-title" head={head}>
      <FeatureRows
        rows={[
          { ...items.enquiries, visual: <ReceivedEnquiryWindow texts={windows.receivedEnquiry} /> },
          {
            ...items.dataProtection,
            visual: <DocumentsWindow texts={windows.valuerDocuments} />,
            link: <TextLink link={securityLink}>{linkLabel}</TextLink>,
          },
          { ...items.pricing, visual: <NegotiationWindow texts={windows.negotiation} /> },
        ]}
      />
    </Band>
  );
}
