import { Band } from '#site/components/Band.tsx';
import { Bullets } from '#site/components/Bullets.tsx';
import { SectionHeading } from '#site/components/SectionHeading.tsx';
import { TextLink } from '#site/components/TextLink.tsx';
import type { ValuationGuideContent } from '#site/content/types/valuationGuide.ts';
import type { Link } from '#site/links.ts';

type Props = { texts: ValuationGuideContent['costs']; pricing: Link };

/** What a valuation costs, roughly, and what its fee depends on. */
export function CostsSection({ texts: { lines, drivers, pricingLink, ...head }, pricing }: Props) {
  return (
    <Band tone="white" id="costs" labelledBy="costs-title">
      <div className="grid gap-12 lg:grid-cols-[6fr_7fr] lg:gap-16 xl:gap-28">
        <div>
          <SectionHeading id="costs-title" {...head} />
          <h3 className="text-subheading mt-10 mb-4 font-semibold">{drivers.title}</h3>
          <Bullets items={drivers.items} />
        </div>
        <div>
          <dl className="border-ink border-y-2">
            {lines.map(({ title, text, from, fee }) => (
              <div
                key={title}
                className="border-line grid gap-x-10 gap-y-2 py-7 not-first:border-t sm:grid-cols-[1fr_auto] md:py-9"
              >
                <dt className="text-heading text-ink font-semibold">{title}</dt>
                <dd className="text-ink max-w-[46ch] sm:col-start-1">{text}</dd>
                <dd className="text-blue-dark font-bold tabular-nums sm:col-start-2 sm:row-span-2 sm:row-start-1 sm:text-end">
                  {from === undefined ? null : (
                    <span className="text-small text-body block font-normal">{from}</span>
                  )}
                  <span className="text-heading">{fee}</span>
                </dd>
              </div>
            ))}
          </dl>
          <p className="mt-8">
            <TextLink link={pricing}>{pricingLink}</TextLink>
          </p>
        </div>
      </div>
    </Band>
  );
}
