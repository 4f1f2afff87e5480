import { Disclosure } from '#site/components/Disclosure.tsx';
import { SectionHeading } from '#site/components/SectionHeading.tsx';
import { TextLink } from '#site/components/TextLink.tsx';
import type { PriceLine } from '#site/content/types/institutional.ts';
import type { InstitutionalContent } from '#site/content/types/site.ts';
import type { Link } from '#site/links.ts';

type Pricing = InstitutionalContent['pricing'];

type Props = {
  texts: Pricing;
  /** Leads to the page that says which valuation one needs. */
  guide: { label: string; link: Link };
};

const columns = 'grid grid-cols-[minmax(0,1fr)] gap-7 lg:grid-cols-[5fr_8fr] lg:gap-x-16 xl:gap-x-24';

/** What a client pays, and what is free: the price list, and to open what drives a fee, and three bills. */
export function PricingSection({ texts, guide }: Props) {
  const { lines, note, drivers, examples, lead, ...head } = texts;
  return (
    <section
      id="pricing"
      tabIndex={-1}
      aria-labelledby="pricing-title"
      className="bg-white py-10 md:py-16 [&:lang(de)]:hyphens-auto"
    >
      <div className={`mx-auto max-w-page gutter ${columns}`}>
        <div className="lg:sticky lg:top-28 lg:self-start">
          <SectionHeading id="pricing-title" {...head} />
          <p className="mt-4 max-w-[52ch] leading-normal">{lead}</p>
          <p className="mt-4 max-w-[52ch] border-s-2 border-blue ps-5 leading-normal text-ink">{note}</p>
          <p className="mt-5">
            <TextLink link={guide.link}>{guide.label}</TextLink>
          </p>
        </div>
        <div>
          <dl className="border-y-2 border-ink">
            {lines.map((line) => (
              <Line key={line.title} {...line} />
            ))}
          </dl>
          <Disclosure title={drivers.title}>
            <p className="max-w-[64ch] leading-normal">{drivers.text}</p>
          </Disclosure>
          <Disclosure title={examples.title}>
            <Examples bills={examples.bills} note={examples.note} />
          </Disclosure>
        </div>
      </div>
    </section>
  );
}

function Line({ title, text, from, price, net }: PriceLine) {
  return (
    <div className="grid gap-x-8 border-line py-2.5 not-first:border-t sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <dt className="text-subheading font-semibold text-ink">{title}</dt>
      <dd className="max-w-[64ch] leading-snug sm:col-start-1">{text}</dd>
      <dd className="text-blue-dark sm:col-start-2 sm:row-span-2 sm:row-start-1 sm:text-end">
        {from === undefined ? null : <span className="text-small text-body">{from} </span>}
        <span
          className={`font-bold ${from === undefined ? 'text-subheading' : 'text-heading whitespace-nowrap'}`}
        >
          {price}
        </span>
        {net === undefined ? null : <span className="text-small text-body sm:block"> {net}</span>}
      </dd>
    </div>
  );
}

/** On a phone a bill's name stands above its amounts, and where type is large these stand below each other. */
const row = 'max-sm:grid max-sm:grid-cols-[4fr_5fr_6fr] max-[22.5em]:grid-cols-1';

/** The bills as rows of one table, the total last. */
function Examples({ bills, note }: Pick<Pricing['examples'], 'bills' | 'note'>) {
  return (
    <>
      <table className="w-full text-small text-body">
        <thead>
          <tr className={row}>
            <td className="max-sm:hidden" />
            {bills[0].lines.map(({ label }) => (
              <th
                key={label}
                scope="col"
                className="ps-4 pb-1 text-end font-normal max-sm:ps-0 max-sm:text-fine"
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {bills.map((bill) => (
            <tr key={bill.title} className={`border-t border-line max-sm:py-1.5 ${row}`}>
              <th
                scope="row"
                className="py-2 text-start font-semibold text-ink max-sm:col-span-full max-sm:py-0"
              >
                {bill.title}
              </th>
              {bill.lines.map(({ label, amount }) => (
                <td key={label} className="ps-4 text-end whitespace-nowrap last:font-bold last:text-ink">
                  {amount}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-1 border-t border-line pt-2.5 text-fine text-body">{note}</p>
    </>
  );
}
