import { eventAttributes, toolEvents } from '#site/analytics/events.ts';
import { Offer } from '#site/components/product/Offer.tsx';
import { OfferOrder } from '#site/components/product/OfferOrder.tsx';
import { firstChoice } from '#site/content/types/caseStage.ts';
import { offerOrders } from '#site/content/types/offerOrders.ts';
import type { CaseStageContent } from '#site/content/types/site.ts';
import './offers-step.css';

type Props = { texts: CaseStageContent };

/** Radio buttons that sort the offers. */
export function CaseOfferOrder({ texts: { offer } }: Props) {
  return (
    <>
      <span className="me-auto text-fine">{offer.note}</span>
      <OfferOrder
        legend={offer.sort.legend}
        name="case-order"
        options={offerOrders.map((value) => ({ value, label: offer.sort[value] }))}
        chosen="fee"
        announcements={offer.sort.announcements}
        event={eventAttributes(toolEvents.offersSorted)}
      />
    </>
  );
}

/** The offers as radio buttons; later panels follow the choice (`ByChoice`). */
export function OffersStep({ texts: { offer: texts } }: Props) {
  return (
    <>
      <fieldset className="flex min-h-0 min-w-0 flex-1 flex-col gap-2">
        <legend className="sr-only">{texts.choose}</legend>
        {texts.offers.map(({ id, place, mark, qualification, included, ...offer }) => (
          <Offer
            key={id}
            name="case-offer"
            value={id}
            chosen={id === firstChoice}
            {...offer}
            verified={texts.verified}
            place={
              <>
                <span className="@max-md/window:hidden">{place}</span>
                <span className="case-offer-mark">{mark}</span>
              </>
            }
            detail={
              <>
                {qualification}
                <span className="block">{included}</span>
              </>
            }
            event={eventAttributes(toolEvents.offerChosen)}
          />
        ))}
      </fieldset>
      <p className="leading-snug text-ink">{texts.advice}</p>
    </>
  );
}
