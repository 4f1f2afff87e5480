import { eventAttributes, toolEvents } from '#site/analytics/events.ts';
import { firstChoice, type OfferId } from '#site/content/types/caseStage.ts';
import type { CaseOfferContent } from '#site/content/types/site.ts';

type Props = {
  id: OfferId;
  /** Of the group of radio buttons. */
  name: string;
  offer: CaseOfferContent;
  verified: string;
  onChoose: () => void;
};

/** An offer that can be chosen: whose, how qualified, how far away, how soon, for how much, and what is in it. */
export function OfferRow({ id, name, offer, verified, onChoose }: Props) {
  return (
    <label
      data-offer={id}
      data-rank={offer.rankByTime}
      className="grid flex-auto cursor-pointer grid-cols-[1.25rem_minmax(0,1fr)_auto] items-center gap-x-3 rounded-panel border border-line bg-white px-3.5 py-2 leading-snug hover:border-blue-light has-checked:border-blue has-checked:bg-page has-checked:ring-1 has-checked:ring-blue has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-orange @max-[17.5rem]:grid-cols-[1rem_minmax(0,1fr)_auto] @max-[17.5rem]:gap-x-2 @max-[17.5rem]:px-2 @2xl:grid-cols-[1.25rem_minmax(0,1fr)_8.25rem_8rem] @2xl:px-4 @3xl:grid-cols-[1.25rem_minmax(0,6fr)_minmax(0,6fr)_8.25rem_8rem]"
    >
      <input
        type="radio"
        name={name}
        value={id}
        defaultChecked={id === firstChoice}
        onChange={onChoose}
        className="size-4 self-start focus-visible:shadow-none focus-visible:outline-none @max-3xl:mt-1 @3xl:self-center"
        {...eventAttributes(toolEvents.offerChosen)}
      />
      <span>
        <b className="block text-base leading-snug font-semibold text-ink @max-[17.5rem]:text-small @max-[17.5rem]:leading-snug">
          {offer.valuer}
        </b>
        {offer.place}
        <span className="case-mark mt-1 block w-fit rounded-full bg-line/60 px-2.5 text-fine font-semibold text-blue-dark @max-2xl:hidden">
          {offer.mark}
        </span>
      </span>
      <span className="offer-kind text-fine @max-3xl:mt-1 @max-2xl:col-start-2 @max-2xl:col-end-4 @max-2xl:row-start-3">
        <b className="font-semibold text-success">
          <Tick />
          {verified}
        </b>
        <span className="@3xl:block">
          <span className="@3xl:hidden">, </span>
          {offer.qualification}
        </span>
        <span className="block">{offer.included}</span>
      </span>
      <b className="offer-time font-semibold whitespace-nowrap text-ink @max-2xl:col-start-2 @max-2xl:col-end-4 @max-2xl:row-start-2">
        {offer.duration}
      </b>
      <span className="offer-fee text-end @max-2xl:col-start-3 @max-2xl:row-start-1 @max-2xl:self-start">
        <b className="block text-subheading font-bold whitespace-nowrap text-ink @2xl:text-[1.25rem]">
          {offer.fee}
        </b>
      </span>
    </label>
  );
}

/** A check mark of our own: the icon set's code would weigh more than the row. */
function Tick() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 16 16"
      className="me-1 inline-block size-4 align-[-0.2em]"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
    >
      <path d="m3 8.500 3.500 3.500L13 4.500" />
    </svg>
  );
}
