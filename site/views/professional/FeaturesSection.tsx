import { Band } from '#site/components/Band.tsx';
import { FeatureRow } from '#site/components/FeatureRow.tsx';
import { SectionHeading } from '#site/components/SectionHeading.tsx';
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
    <Band tone="white" id="key_benefits" labelledBy="benefits-title">
      <SectionHeading id="benefits-title" {...head} />
      <div className="mt-16 grid gap-20 md:gap-28">
        <FeatureRow {...items.enquiries} visual={<ReceivedEnquiryWindow texts={windows.receivedEnquiry} />} />
        <FeatureRow
          {...items.dataProtection}
          flip
          visual={<DocumentsWindow texts={windows.valuerDocuments} />}
        >
          <TextLink link={securityLink}>{linkLabel}</TextLink>
        </FeatureRow>
        <FeatureRow {...items.pricing} visual={<NegotiationWindow texts={windows.negotiation} />} />
      </div>
    </Band>
  );
}
