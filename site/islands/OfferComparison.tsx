import { useEffect, useRef, useState } from 'react';
import { eventAttributes, toolEvents } from '#site/analytics/events.ts';
import {
  firstChoice,
  offerIds,
  offerOrders,
  type Counter,
  type OfferId,
  type OfferOrder,
} from '#site/content/types/caseStage.ts';
import type { OfferComparisonContent } from '#site/content/types/site.ts';
import { CounterOffer } from './offers/CounterOffer.tsx';
import { OfferRow } from './offers/OfferRow.tsx';
import { useAgreedAmounts } from './offers/useAgreedAmounts.ts';
import { useGlide } from './offers/useGlide.ts';
import { installTrustedTypes } from './trustedTypes.ts';

// Before React renders anything in the browser.
installTrustedTypes();

const names = { order: 'case-order', offer: 'case-offer' } as const;

type Props = { texts: OfferComparisonContent };

/**
 * The offers of a case. Without a script they can be sorted and chosen, and the style sheet carries the choice on
 * to what follows; with one the rows move, arrow keys follow what is seen, changes are announced, and one can
 * answer with a fee of one's own.
 */
export function OfferComparison({ texts }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const [live, setLive] = useState(false);
  const [order, setOrder] = useState<OfferOrder>('fee');
  const [chosen, setChosen] = useState<OfferId>(firstChoice);
  const [counter, setCounter] = useState<Counter>();
  const [said, setSaid] = useState('');
  const { offers, said: words } = texts;

  // What was chosen before the script came, counts.
  useEffect(() => {
    for (const input of root.current?.querySelectorAll('input') ?? []) {
      if (!input.checked) continue;
      const offer = offerIds.find((id) => id === input.value);
      if (offer !== undefined) setChosen(offer);
      const sorted = offerOrders.find((name) => name === input.value);
      if (sorted !== undefined) setOrder(sorted);
    }
    setLive(true);
  }, []);
  useGlide(root);
  useAgreedAmounts(root, offers, chosen, counter);

  const shown = rowsBy(live ? order : 'fee', offers);
  const sort = (by: OfferOrder) => {
    setOrder(by);
    setSaid(
      [
        words.sorted[by],
        rowsBy(by, offers)
          .map((id) => offers[id].valuer)
          .join(', '),
      ].join(' '),
    );
  };
  const choose = (id: OfferId) => {
    const { valuer, duration, fee } = offers[id];
    setChosen(id);
    setCounter(undefined);
    setSaid(`${words.chosen} ${valuer}, ${duration}, ${fee}`);
  };
  const agree = (next: Counter | undefined) => {
    setCounter(next);
    setSaid(next === undefined ? `${words.chosen} ${offers[chosen].fee}` : `${words.agreed} ${next.agreed}`);
  };

  return (
    <div ref={root} data-live={live || undefined} className="case-offers flex min-h-0 min-w-0 flex-col">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 pt-4 @xl:px-6">
        <p className="text-subheading font-semibold text-ink">{texts.title}</p>
        <p className="text-fine">{texts.note}</p>
        <fieldset className="flex rounded-button bg-line/60 p-0.5 @max-xl:w-full @xl:ms-auto">
          <legend className="sr-only">{texts.sort.legend}</legend>
          {offerOrders.map((by) => (
            <label
              key={by}
              className="flex min-h-9 flex-1 cursor-pointer items-center justify-center rounded-button px-3 text-center text-fine leading-tight font-semibold text-blue-dark has-checked:bg-white has-checked:text-ink has-checked:shadow-card has-focus-visible:outline-3 has-focus-visible:outline-orange @max-xl:min-h-11 @xl:whitespace-nowrap forced-colors:has-checked:outline-2"
            >
              <input
                type="radio"
                name={names.order}
                value={by}
                defaultChecked={by === 'fee'}
                onChange={() => {
                  sort(by);
                }}
                className="sr-only"
                {...eventAttributes(toolEvents.offersSorted)}
              />
              {texts.sort[by]}
            </label>
          ))}
        </fieldset>
      </div>
      <fieldset className="mt-1.5 flex min-h-0 min-w-0 flex-1 flex-col gap-2 overflow-y-auto px-4 pt-1.5 pb-4 @xl:px-6">
        <legend className="sr-only">{texts.choose}</legend>
        {shown.map((id) => (
          <OfferRow
            key={id}
            id={id}
            name={names.offer}
            offer={offers[id]}
            verified={texts.verified}
            onChoose={() => {
              choose(id);
            }}
          />
        ))}
      </fieldset>
      <div className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-2.5 border-t border-line bg-page p-4 @xl:px-6 @xl:py-3.5">
        <p className="min-w-48 flex-1 leading-snug text-ink">{texts.advice}</p>
        {live ? (
          <CounterOffer
            key={chosen}
            texts={texts.counter}
            counters={offers[chosen].counters}
            counter={counter}
            onAgree={agree}
          />
        ) : null}
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  );
}

/** The offers by what they are sorted by; as they stand, they are so by fee. */
function rowsBy(order: OfferOrder, offers: OfferComparisonContent['offers']): readonly OfferId[] {
  if (order === 'fee') return offerIds;
  return offerIds.toSorted((one, other) => offers[one].rankByTime - offers[other].rankByTime);
}
