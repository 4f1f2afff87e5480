import { Check } from 'lucide-react';
import { toolEvents, eventAttributes } from '#site/analytics/events.ts';
import { Choice } from '#site/components/product/Choice.tsx';
import { Offer } from '#site/components/product/Offer.tsx';
import { firstChoice, offerOrders } from '#site/content/types/caseStage.ts';
import type { CaseStageContent } from '#site/content/types/site.ts';
import { Sheet } from './Sheet.tsx';

type Props = { texts: CaseStageContent; index: number };

/** The offers, to be put in order and to choose from; the sheets after it follow the choice (`ByChoice`). */
export function OffersSheet({ texts: { app, offers: texts }, index }: Props) {
  const { title, note, sort, choose, verified, offers, advice } = texts;
  const order = (
    <>
      <span className="me-auto text-fine">{note}</span>
      <Choice
        legend={sort.legend}
        name="case-order"
        options={offerOrders.map((value) => ({ value, label: sort[value] }))}
        chosen="fee"
        event={eventAttributes(toolEvents.offersSorted)}
      />
    </>
  );
  return (
    <Sheet title={title} state={order} number={app.number} index={index}>
      <fieldset className="flex min-h-0 min-w-0 flex-1 flex-col gap-2">
        <legend className="sr-only">{choose}</legend>
        {offers.map(({ id, place, mark, qualification, included, ...offer }) => (
          <Offer
            key={id}
            name="case-offer"
            value={id}
            chosen={id === firstChoice}
            {...offer}
            place={
              <>
                {place}
                <span className="mt-1 block w-fit rounded-full bg-line/60 px-2.5 text-fine font-semibold text-blue-dark @max-3xl/window:hidden">
                  {mark}
                </span>
              </>
            }
            detail={
              <>
                <b className="font-semibold text-success">
                  <Check aria-hidden="true" className="me-1 inline-block size-4 align-[-0.2em]" />
                  {verified}
                </b>
                <span className="@3xl/window:block">
                  <span className="@3xl/window:hidden">, </span>
                  {qualification}
                </span>
                <span className="block">{included}</span>
              </>
            }
            event={eventAttributes(toolEvents.offerChosen)}
          />
        ))}
      </fieldset>
      <p className="leading-snug text-ink">{advice}</p>
    </Sheet>
  );
}
