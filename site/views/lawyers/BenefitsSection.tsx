import type { ReactNode } from 'react';
import { Band } from '#site/components/Band.tsx';
import { SectionHeading } from '#site/components/SectionHeading.tsx';
import { clientFeatures, type ClientsContent } from '#site/content/types/clients.ts';
import type { LawyersContent } from '#site/content/types/lawyers.ts';

type Props = {
  texts: LawyersContent['features'];
  features: ClientsContent['features'];
  visual: ReactNode;
};

/** The four key features, in what they mean to those who act for others; a window stays in view beside them. */
export function BenefitsSection({ texts: { texts, ...head }, features, visual }: Props) {
  return (
    <Band tone="white" id="core_benefits" labelledBy="benefits-title">
      <div className="grid gap-14 md:grid-cols-[6fr_7fr] md:gap-16 xl:gap-28">
        <div className="min-w-0">
          <SectionHeading id="benefits-title" {...head} />
          <div className="mt-12 max-md:hidden md:sticky md:top-28">{visual}</div>
        </div>
        <dl className="border-line border-t">
          {clientFeatures.map((feature) => (
            <div key={feature} className="reveal border-line border-b py-8 md:py-10">
              <dt className="text-heading text-ink font-semibold">{features[feature].title}</dt>
              <dd className="mt-3 max-w-[60ch]">{texts[feature]}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Band>
  );
}
