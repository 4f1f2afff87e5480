import { Band } from '#site/components/Band.tsx';
import { Points } from '#site/components/Points.tsx';
import { clientFeatures } from '#site/content/types/clients.ts';
import type { SectionHead } from '#site/content/types/shared.ts';
import type { ClientsContent } from '#site/content/types/site.ts';

type Props = { head: SectionHead; features: ClientsContent['features'] };

/** The four key features, each in a few sentences. */
export function KeyFeaturesSection({ head, features }: Props) {
  return (
    <Band
      tone="white"
      id="core_benefits"
      labelledBy="features-title"
      space="close"
      head={head}
      size="section"
    >
      <Points items={clientFeatures.map((feature) => features[feature])} />
    </Band>
  );
}
