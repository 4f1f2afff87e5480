import { Band } from '#site/components/Band.tsx';
import { BillCard } from '#site/components/BillCard.tsx';
import { SectionHeading } from '#site/components/SectionHeading.tsx';
import { TextLink } from '#site/components/TextLink.tsx';
import type { InstitutionalContent, PriceLine } from '#site/content/types/institutional.ts';
import type { Link } from '#site/links.ts';

type Pricing = InstitutionalContent['pricing'];

/** `guide` leads to the page that says which valuation one needs. */
type Props = { texts: Pricing; guide: { label: string; link: Link } };

/** What a client pays, and what is free: the price list, what drives a fee, and three bills. */
export function PricingSection({ texts: { lines, note, drivers, examples, ...head }, guide }: Props) {
  return (
    <Band tone="white" id="pricing" labelledBy="pricing-title">
      <div className="grid gap-12 lg:grid-cols-[6fr_7fr] lg:gap-16 xl:gap-28">
        <div className="self-start lg:sticky lg:top-28">
          <SectionHeading id="pricing-title" {...head} />
          <p className="text-small border-orange mt-8 max-w-[52ch] border-s-2 ps-5">{note}</p>
          <p className="mt-6">
            <TextLink link={guide.link}>{guide.label}</TextLink>
          </p>
        </div>
        <dl className="border-ink border-y-2">
          {lines.map((line) => (
            <Line key={line.title} {...line} />
          ))}
        </dl>
      </div>
      <div className="mt-16 grid gap-12 lg:grid-cols-[6fr_7fr] lg:gap-16 xl:gap-28">
        <Drivers {...drivers} />
        <Examples {...examples} />
      </div>
    </Band>
  );
}

function Line({ title, text, from, price, net }: PriceLine) {
  return (
    <div className="border-line grid gap-x-10 gap-y-2 py-7 not-first:border-t sm:grid-cols-[1fr_auto] md:py-9">
      <dt className="text-heading text-ink font-semibold">{title}</dt>
      <dd className="text-small max-w-[46ch] sm:col-start-1">{text}</dd>
      <dd className="text-blue-dark font-bold tabular-nums sm:col-start-2 sm:row-span-2 sm:row-start-1 sm:text-end">
        {from === undefined ? (
          <span className="text-heading">{price}</span>
        ) : (
          <>
            <span className="text-small text-body block font-normal">{from}</span>
            <span className="text-title whitespace-nowrap">{price}</span>
            <span className="text-small text-body block font-normal">{net}</span>
          </>
        )}
      </dd>
    </div>
  );
}

function Drivers({ title, items }: Pricing['drivers']) {
  return (
    <div>
      <h3 className="text-heading font-semibold">{title}</h3>
      <dl className="border-line mt-5 border-t">
        {items.map((item) => (
          <div key={item.title} className="border-line grid gap-x-6 border-b py-2.5 sm:grid-cols-[2fr_5fr]">
            <dt className="text-ink font-semibold">{item.title}</dt>
            <dd className="text-small">{item.text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Examples({ title, bills, note }: Pricing['examples']) {
  return (
    <div>
      <h3 className="text-heading font-semibold">{title}</h3>
      <div className="bg-page rounded-panel mt-5 grid gap-8 p-6 sm:p-8">
        {bills.map((bill) => (
          <BillCard key={bill.title} {...bill} />
        ))}
      </div>
      <p className="text-small mt-4 max-w-[60ch]">{note}</p>
    </div>
  );
}
