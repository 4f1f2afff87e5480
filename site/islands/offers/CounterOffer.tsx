import { useState } from 'react';
import { eventAttributes, toolEvents } from '#site/analytics/events.ts';
import { buttonClass } from '#site/components/ButtonLink.tsx';
import type { Counter } from '#site/content/types/caseStage.ts';
import type { OfferComparisonContent } from '#site/content/types/site.ts';

type Props = {
  texts: OfferComparisonContent['counter'];
  /** From the smallest step below the offer to the largest. */
  counters: readonly Counter[];
  counter: Counter | undefined;
  onAgree: (counter: Counter | undefined) => void;
};

/** A fee of one's own: closed a button, open a slider with what both agree on. */
export function CounterOffer({ texts, counters, counter, onAgree }: Props) {
  const [stop, setStop] = useState(0);
  const last = counters.length - 1;
  const propose = (to: number) => {
    setStop(to);
    onAgree(counters[to]);
  };
  const open = counter !== undefined;
  return (
    <>
      {open ? (
        <label className="order-first grid w-full items-center gap-x-5 @md:grid-cols-[auto_minmax(0,1fr)_auto]">
          <span>
            {texts.label}: <b className="font-semibold whitespace-nowrap text-ink">{counter.proposed}</b>
          </span>
          <input
            type="range"
            min={0}
            max={last}
            value={last - stop}
            aria-valuetext={counter.proposed}
            onChange={({ target }) => {
              propose(last - Number(target.value));
            }}
            className="h-9 w-full"
          />
          <span>
            {texts.answer} <b className="font-semibold whitespace-nowrap text-ink">{counter.agreed}</b>.
          </span>
        </label>
      ) : null}
      <button
        type="button"
        aria-expanded={open}
        onClick={() => {
          if (open) onAgree(undefined);
          else propose(1);
        }}
        className={buttonClass('secondary', true)}
        {...eventAttributes(toolEvents.counterOffer)}
      >
        {open ? texts.close : texts.open}
      </button>
    </>
  );
}
