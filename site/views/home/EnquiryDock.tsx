import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Choice } from '#site/components/product/Choice.tsx';
import { Offer } from '#site/components/product/Offer.tsx';
import { OfferOrder } from '#site/components/product/OfferOrder.tsx';
import { Window } from '#site/components/product/Window.tsx';
import { TextLink } from '#site/components/TextLink.tsx';
import { offerOrders } from '#site/content/types/offerOrders.ts';
import type { EnquiryCardContent } from '#site/content/types/site.ts';
import type { Link } from '#site/links.ts';
import './enquiry-dock.css';

type Props = {
  texts: EnquiryCardContent;
  report: Link;
  /** What one presses once an offer is chosen: the client's registration. */
  next: ReactNode;
};
type OffersProps = Pick<Props, 'texts'> & { property: EnquiryCardContent['properties'][number] };

/**
 * A working miniature of the platform at the foot of the town: an enquiry, the three offers for it, and the way on. Only
 * radio buttons, `details` and `:has()`, so it works without JavaScript and before scripts have loaded.
 */
export function EnquiryDock({ texts, report, next }: Props) {
  const { title, sample, property, properties, purpose, purposes, show, change } = texts;
  const { orderedBy, orders, announcements } = texts;
  const toReport = (
    <span className="ms-3 hidden text-small @min-[38rem]/window:inline">
      <TextLink link={report}>{texts.report}</TextLink>
    </span>
  );
  return (
    <Window title={title} note={toReport} sample={sample} className="enquiry">
      <div className="enquiry-questions arrives-whole">
        <Choice
          legend={property.legend}
          legendShown
          name="property"
          chosen="house"
          options={properties.map(({ value, label }) => ({ value, label }))}
        />
        <Choice legend={purpose.legend} legendShown name="purpose" chosen="loan" options={purposes} />
        <div role="status" className="enquiry-results text-small text-ink">
          {purposes.map(({ value, result }) => (
            <p key={value} className={`enquiry-result enquiry-for-${value}`}>
              {result}
            </p>
          ))}
        </div>
      </div>
      <details className="offers enquiry-details">
        <summary className="enquiry-show arrives-whole flex items-center justify-center">
          {/* Opened, it leads back to the questions, whose place the offers have taken. */}
          <span className="enquiry-to-offers">{show}</span>
          <span className="enquiry-to-questions">{change}</span>
          <ChevronDown aria-hidden="true" className="enquiry-show-mark size-5" />
        </summary>
        <div className="enquiry-opened">
          <div className="enquiry-order">
            <OfferOrder
              legend={orderedBy}
              name="order"
              chosen="fee"
              options={offerOrders.map((value) => ({ value, label: orders[value] }))}
              announcements={announcements}
            />
          </div>
          {properties.map((item) => (
            <Offers key={item.value} texts={texts} property={item} />
          ))}
          <div className="enquiry-foot">
            {/* Always rendered: a live region that appears together with its text is not announced. */}
            <div role="status" className="enquiry-follows text-small text-ink">
              <p className="enquiry-chosen">{texts.chosen}</p>
            </div>
            <p className="text-fine text-ink">{texts.papers}</p>
            <div className="enquiry-next enquiry-chosen">{next}</div>
          </div>
        </div>
      </details>
    </Window>
  );
}

/** The offers for one property. */
function Offers({ texts, property }: OffersProps) {
  return (
    <fieldset className={`enquiry-offers enquiry-for-${property.value}`}>
      <legend className="mb-2 text-small">{`${property.label}, ${texts.offers}`}</legend>
      {property.offers.map(({ valuer, qualification, fee, time, rankByTime }, index) => (
        <Offer
          key={valuer}
          name={`offer-${property.value}`}
          value={String(index + 1)}
          valuer={valuer}
          verified={texts.verified}
          place={<span className="block text-fine text-balance text-ink">{qualification}</span>}
          fee={fee}
          duration={time}
          rankByTime={rankByTime}
          upright
        />
      ))}
    </fieldset>
  );
}
