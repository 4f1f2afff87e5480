import type { eventAttributes } from '#site/analytics/events.ts';
import { Choice } from './Choice.tsx';

type Props<Order extends string> = {
  legend: string;
  /** Name of the radio buttons. */
  name: string;
  /** What offers can be sorted by; `time` sorts by `rankByTime` of `Offer`, any other is the order of the markup. */
  options: readonly { value: Order; label: string }[];
  chosen: Order;
  /** What a listener hears when the offers change places. */
  announcements: Readonly<Record<Order, string>>;
  /** Analytics attributes of each radio button. */
  event?: ReturnType<typeof eventAttributes>;
};

/**
 * Radio buttons that sort the offers within an ancestor `offers`: for the eye by `offer.css`, for reading and the arrow keys
 * by `site/browser/offerOrder.ts`, which also shows the announcement. Without a script, none claims what did not happen.
 */
export function OfferOrder<Order extends string>(props: Props<Order>) {
  const { legend, name, options, chosen, announcements, event } = props;
  return (
    <>
      <Choice legend={legend} name={name} options={options} chosen={chosen} event={event} />
      <div role="status" className="sr-only">
        {options.map(({ value }) => (
          <p key={value} data-sorted-by={value} hidden>
            {announcements[value]}
          </p>
        ))}
      </div>
    </>
  );
}
