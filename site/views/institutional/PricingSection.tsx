import { Band } from '#site/components/Band.tsx';
import { SectionHeading } from '#site/components/SectionHeading.tsx';
import type { InstitutionalContent } from '#site/content/types/institutional.ts';

type Props = { texts: InstitutionalContent['pricing'] };

/** What a client pays, and what is free, as a price list. */
export function PricingSection({ texts: { lines, note, ...head } }: Props) {
  return (
    <Band tone="white" id="pricing" labelledBy="pricing-title">
      <div className="grid gap-12 lg:grid-cols-[6fr_7fr] lg:gap-16 xl:gap-28">
        <div className="self-start lg:sticky lg:top-28">
          <SectionHeading id="pricing-title" {...head} />
          <p className="text-small border-orange mt-8 max-w-[52ch] border-s-2 ps-5">{note}</p>
        </div>
        <dl className="border-ink border-y-2">
          {lines.map(({ title, text, from, price }) => (
            <div
              key={title}
              className="border-line grid gap-x-10 gap-y-2 py-7 not-first:border-t sm:grid-cols-[1fr_auto] md:py-9"
            >
              <dt className="text-heading text-ink font-semibold">{title}</dt>
              <dd className="text-small max-w-[46ch] sm:col-start-1">{text}</dd>
              <dd className="text-blue-dark font-bold tabular-nums sm:col-start-2 sm:row-span-2 sm:row-start-1 sm:text-end">
                {from === undefined ? (
                  <span className="text-heading">{price}</span>
                ) : (
                  <>
                    <span className="text-small text-body block font-normal">{from}</span>
                    <span className="text-title whitespace-nowrap">{price}</span>
                  </>
                )}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Band>
  );
}
