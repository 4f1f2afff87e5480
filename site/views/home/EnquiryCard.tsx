import { ChevronDown } from 'lucide-react';
import { Choice } from '#site/components/product/Choice.tsx';
import { Offer } from '#site/components/product/Offer.tsx';
import { OfferOrder } from '#site/components/product/OfferOrder.tsx';
import { Window } from '#site/components/product/Window.tsx';
import { Picture } from '#site/components/Picture.tsx';
import { TextLink } from '#site/components/TextLink.tsx';
import { comparedBy } from '#site/content/types/home.ts';
import type { EnquiryCardContent } from '#site/content/types/site.ts';
import type { Link } from '#site/links.ts';
import './enquiry-card.css';

type Props = { texts: EnquiryCardContent; report: Link };
type PropertyTexts = EnquiryCardContent['properties'][number];

/**
 * A working miniature of the platform: an enquiry, the three offers for it, and the report. Only radio buttons,
 * `details` and `:has()`, so it works without JavaScript and before scripts have loaded.
 */
export function EnquiryCard({ texts, report }: Props) {
  const { title, sample, property, properties, purpose, purposes, show, orderedBy, orders, announcements } =
    texts;
  return (
    <Window title={title} sample={sample} className="enquiry">
      <div className="enquiry-questions gap-4">
        <Choice
          legend={property.legend}
          legendShown
          name="property"
          chosen="house"
          options={properties.map(({ value, label }) => ({ value, label }))}
        />
        <Choice legend={purpose.legend} legendShown name="purpose" chosen="loan" options={purposes} />
        <div role="status" className="text-small text-ink">
          {purposes.map(({ value, result }) => (
            <p key={value} className={`enquiry-result enquiry-for-${value}`}>
              {result}
            </p>
          ))}
        </div>
      </div>
      <details className="offers">
        <summary className="enquiry-show flex items-center justify-center">
          {/* One name; that it is open, the element says itself. */}
          {show}
          <ChevronDown aria-hidden="true" className="enquiry-show-mark size-5" />
        </summary>
        <div className="grid gap-3">
          <OfferOrder
            legend={orderedBy}
            name="order"
            chosen="price"
            options={comparedBy.map((value) => ({ value, label: orders[value] }))}
            announcements={announcements}
          />
          {properties.map((item) => (
            <Offers key={item.value} texts={texts} property={item} />
          ))}
        </div>
      </details>
      <div className="enquiry-report flex items-center gap-x-4">
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
function Offers({ texts, property }: { texts: EnquiryCardContent; property: PropertyTexts }) {
  return (
    <div className={`enquiry-offers enquiry-for-${property.value} gap-3`}>
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
        <p className="enquiry-chosen">{texts.chosen}</p>
      </div>
    </div>
  );
}
