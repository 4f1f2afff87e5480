import { scrollRowAttribute } from '#common/ids.ts';
import { Band } from '#site/components/Band.tsx';
import { clientFeatures } from '#site/content/types/clients.ts';
import type { ClientsContent, LawyersContent } from '#site/content/types/site.ts';
import { WideHeading } from './WideHeading.tsx';

type Props = { texts: LawyersContent['features']; features: ClientsContent['features'] };

/** The four key features, in what they mean to those who act for others: four parcels with their boundary marks. */
export function ParcelsSection({ texts: { texts, ...head }, features }: Props) {
  return (
    <Band tone="page" id="core_benefits" labelledBy="benefits-title" className="py-10! md:py-18!">
      <WideHeading id="benefits-title" {...head} />
      <div
        role="group"
        aria-labelledby="benefits-title"
        className="parcels-row mt-5 md:mt-12"
        {...{ [scrollRowAttribute]: true }}
      >
        <dl className="parcels relative mx-1 grid border border-grey-blue/60 bg-white md:grid-cols-[1.12fr_0.88fr]">
          {clientFeatures.map((feature) => (
            <div
              key={feature}
              className="relative border border-grey-blue/60 px-5 py-5 md:px-9 md:py-7 xl:px-12 xl:py-9"
            >
              <dt className="text-heading font-semibold text-ink">{features[feature].title}</dt>
              <dd className="mt-2 max-w-[58ch] leading-normal text-ink">{texts[feature]}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Band>
  );
}
