import { Choice } from '#site/components/product/Choice.tsx';
import { Offer } from '#site/components/product/Offer.tsx';
import { Window } from '#site/components/product/Window.tsx';
import { Picture } from '#site/components/Picture.tsx';
import { TextLink } from '#site/components/TextLink.tsx';
import { comparedBy } from '#site/content/types/home.ts';
import type { EnquiryCardContent } from '#site/content/types/site.ts';
import type { Link } from '#site/links.ts';

type Props = { texts: EnquiryCardContent; report: Link };
type PropertyTexts = EnquiryCardContent['properties'][number];

/** Classes that show an element while the radio button at the same index of the group is checked. */
const shownFor = {
  purpose: [
    'group-has-[[name=purpose][value=loan]:checked]/enquiry:block',
    'group-has-[[name=purpose][value=estate]:checked]/enquiry:block',
    'group-has-[[name=purpose][value=purchase]:checked]/enquiry:block',
  ],
  property: [
    'group-has-[[name=property][value=house]:checked]/enquiry:grid',
    'group-has-[[name=property][value=flats]:checked]/enquiry:grid',
    'group-has-[[name=property][value=land]:checked]/enquiry:grid',
  ],
} as const;

/**
 * A working miniature of the platform: an enquiry, the three offers for it, and the report. Only radio buttons,
 * `details` and `:has()`, so it works without JavaScript and before scripts have loaded.
 */
export function EnquiryCard({ texts, report }: Props) {
  const { title, sample, property, properties, purpose, purposes, show, orderedBy, orders } = texts;
  return (
    <Window title={title} sample={sample} className="group/enquiry">
      <div className="grid gap-4 group-has-[[open]]/enquiry:hidden">
        <Choice
          legend={property.legend}
          legendShown
          name="property"
          chosen="house"
          options={properties.map(({ value, label }) => ({ value, label }))}
        />
        <Choice legend={purpose.legend} legendShown name="purpose" chosen="loan" options={purposes} />
        <div role="status" className="text-small text-ink">
          {purposes.map(({ value, result }, index) => (
            <p key={value} className={`hidden ${shownFor.purpose[index] ?? ''}`}>
              {result}
            </p>
          ))}
        </div>
      </div>
      <details className="group/offers">
        <summary className="mb-3 flex min-h-11 items-center justify-center rounded-button border border-blue bg-blue px-4 text-small font-semibold text-white group-open/offers:bg-white group-open/offers:text-blue-dark hover:bg-blue-dark group-open/offers:hover:bg-page">
          <span className="group-open/offers:hidden">{show.closed}</span>
          <span className="hidden group-open/offers:inline">{show.open}</span>
        </summary>
        <div className="grid gap-3">
          <Choice
            legend={orderedBy}
            name="order"
            chosen="price"
            options={comparedBy.map((value) => ({ value, label: orders[value] }))}
          />
          {properties.map((item, index) => (
            <Offers key={item.value} texts={texts} property={item} shown={shownFor.property[index] ?? ''} />
          ))}
        </div>
      </details>
      <div className="-mx-[clamp(1.125rem,4cqi,1.75rem)] -mb-[clamp(1.125rem,4cqi,1.75rem)] flex items-center gap-x-4 border-t border-line px-[clamp(1.125rem,4cqi,1.75rem)] py-2.5 *:first:shrink-0">
        <Picture art="report-cover" sizes="4rem" className="h-14 w-11 rounded-xs object-cover shadow-card" />
        <div className="text-small leading-snug">
          <p className="font-semibold text-ink">{texts.report.title}</p>
          <TextLink link={report}>{texts.report.link}</TextLink>
        </div>
      </div>
    </Window>
  );
}

/** The offers for one property, and the text for the chosen one. */
function Offers({
  texts,
  property,
  shown,
}: {
  texts: EnquiryCardContent;
  property: PropertyTexts;
  shown: string;
}) {
  return (
    <div className={`group/answers hidden gap-3 ${shown}`}>
      <fieldset className="grid min-w-0 gap-2">
        <legend className="mb-2 text-small">
          {property.label}, {texts.offers}
        </legend>
        {property.offers.map(({ valuer, qualification, fee, time, byTime }, index) => (
          <Offer
            key={valuer}
            name={`offer-${property.value}`}
            value={String(index + 1)}
            valuer={valuer}
            badge={<span className="text-fine">{texts.verified}</span>}
            place={<span className="block text-fine">{qualification}</span>}
            fee={fee}
            duration={time}
            rankByTime={byTime}
          />
        ))}
      </fieldset>
      <p className="text-fine">{texts.papers}</p>
      {/* Always rendered: a live region that appears together with its text is not announced. */}
      <div role="status" className="text-small text-ink">
        <p className="hidden group-has-[[name^=offer]:checked]/answers:block">{texts.chosen}</p>
      </div>
    </div>
  );
}
