import { Band } from '#site/components/Band.tsx';
import { SectionHeading } from '#site/components/SectionHeading.tsx';
import { clientFeatures, type ClientsContent } from '#site/content/types/clients.ts';
import type { SectionHead } from '#site/content/types/shared.ts';

type Props = { texts: SectionHead; features: ClientsContent['features'] };

/** What the page is about, with the four features in a sentence each. */
export function LeadSection({ texts, features }: Props) {
  return (
    <Band tone="white" labelledBy="lead-title">
      <div className="grid gap-12 md:grid-cols-[6fr_7fr] md:gap-16 xl:gap-28">
        <SectionHeading id="lead-title" {...texts} />
        <dl className="border-line self-end border-t">
          {clientFeatures.map((feature) => (
            <div
              key={feature}
              className="reveal border-line grid gap-x-8 gap-y-1 border-b py-6 lg:grid-cols-[2fr_3fr]"
            >
              <dt className="text-subheading text-ink font-semibold">{features[feature].title}</dt>
              <dd>{features[feature].brief}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Band>
  );
}
