import { Band } from '#site/components/Band.tsx';
import { FeatureRows } from '#site/components/FeatureRows.tsx';
import { clientFeatures, type ClientsContent } from '#site/content/types/clients.ts';
import type { SectionHead } from '#site/content/types/shared.ts';
import type { WindowsContent } from '#site/content/types/windows.ts';
import { NegotiationWindow } from '#site/windows/NegotiationWindow.tsx';
import { OffersWindow } from '#site/windows/OffersWindow.tsx';
import { PortfolioWindow } from '#site/windows/PortfolioWindow.tsx';
import { ProcessWindow } from '#site/windows/ProcessWindow.tsx';

type Props = { texts: SectionHead; features: ClientsContent['features']; windows: WindowsContent };

/** The four key features, each beside a window that shows it. */
export function FeaturesSection({ texts, features, windows }: Props) {
  const visuals = {
    offers: <OffersWindow texts={windows.offers} sort="time" />,
    enquiries: <PortfolioWindow texts={windows.portfolio} />,
    pricing: <NegotiationWindow texts={windows.negotiation} />,
    process: <ProcessWindow texts={windows.process} />,
  };
  return (
    <Band tone="white" id="core_benefits" labelledBy="benefits-title" head={texts}>
      <FeatureRows
        rows={clientFeatures.map((feature) => ({ ...features[feature], visual: visuals[feature] }))}
      />
    </Band>
  );
}
