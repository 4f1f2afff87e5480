import type { ReactNode } from 'react';
import { Band } from '#site/components/Band.tsx';
import { SectionHeading } from '#site/components/SectionHeading.tsx';
import { clientFeatures, type ClientsContent } from '#site/content/types/clients.ts';
import type { SectionHead } from '#site/content/types/shared.ts';

type Props = { texts: SectionHead; features: ClientsContent['features']; visual: ReactNode };

/** The four key features in one column; a window stays in view beside them. */
export function BenefitsSection({ texts, features, visual }: Props) {
  return (
    <Band tone="white" id="core_benefits" labelledBy="benefits-title">
      <div className="grid gap-14 md:grid-cols-[6fr_7fr] md:gap-16 xl:gap-28">
        <div className="min-w-0">
          <SectionHeading id="benefits-title" {...texts} />
          <div className="mt-12 max-md:hidden md:sticky md:top-28">{visual}</div>
        </div>
        <ul className="border-line border-t">
          {clientFeatures.map((feature) => (
            <li key={feature} className="reveal border-line border-b py-8 md:py-10">
              <h3 className="text-heading font-semibold">{features[feature].title}</h3>
              <p className="mt-3 max-w-[60ch]">{features[feature].text}</p>
              <ul className="text-small text-ink mt-4 grid gap-2">
                {features[feature].points.map((point) => (
                  <li key={point} className="flex items-start gap-3">
                    <span aria-hidden="true" className="bg-orange mt-2 size-2 shrink-0 rounded-xs" />
                    {point}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}
