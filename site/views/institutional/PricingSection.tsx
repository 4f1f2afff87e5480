import { Band } from '#site/components/Band.tsx';
import { Disclosure } from '#site/components/Disclosure.tsx';
import { Lines } from '#site/components/product/Lines.tsx';
import { SectionHeading } from '#site/components/SectionHeading.tsx';
import { TextLink } from '#site/components/TextLink.tsx';
import type { PriceLine } from '#site/content/types/institutional.ts';
import type { InstitutionalContent } from '#site/content/types/site.ts';
import type { Link } from '#site/links.ts';
import './pricing.css';

type Props = {
  texts: InstitutionalContent['pricing'];
  /** Link to the valuation guide. */
  guide: { label: string; link: Link };
};

/** The client's price list; collapsed: what determines a fee, and three sample bills. */
export function PricingSection({ texts, guide }: Props) {
  const { lines, note, drivers, examples, lead, ...head } = texts;
  return (
    <Band tone="white" id="pricing" space="close" className="pricing">
      <div className="pricing-columns">
        <div>
          <SectionHeading id="pricing-title" size="section" {...head} />
          <p className="mt-4 max-w-[52ch] leading-normal text-ink">{lead}</p>
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
          <div className="mt-6 grid gap-4">
            <Disclosure title={drivers.title}>
              <p className="max-w-[64ch] leading-normal">{drivers.text}</p>
            </Disclosure>
            <Disclosure title={examples.title}>
              <div className="pricing-bills text-small">
                {examples.bills.map(({ title, lines: amounts }) => (
                  <div key={title}>
                    <h4 className="mb-3 font-semibold">{title}</h4>
                    <Lines items={amounts} />
                  </div>
                ))}
              </div>
              <p className="mt-4 border-t border-line pt-2.5 text-fine">{examples.note}</p>
            </Disclosure>
          </div>
        </div>
      </div>
    </Band>
  );
}

function Line({ title, text, from, price }: PriceLine) {
  const size = from === undefined ? 'text-small sm:text-subheading' : 'text-heading whitespace-nowrap';
  return (
    <div className="price-line">
      <dt className="text-subheading font-semibold text-ink">{title}</dt>
      <dd className="price-line-text">{text}</dd>
      <dd className="price-line-price">
        {from === undefined ? null : <span className="text-small text-body">{from} </span>}
        <span className={`font-bold ${size}`}>{price}</span>
      </dd>
    </div>
  );
}
