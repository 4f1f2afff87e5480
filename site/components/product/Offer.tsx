import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import type { eventAttributes } from '#site/analytics/events.ts';
import type { ReactNode } from 'react';
import './offer.css';

type Props = {
  /** `name` and `value` of the radio button. */
  name: string;
  value: string;
  chosen?: boolean;
  valuer: string;
  /** That the valuer is verified: beside the name with a tick, flush below it where there is no room. */
  verified?: string;
  /** Below the valuer's name. */
  place?: ReactNode;
  /** Qualification and contents; in a narrow window in a row below the name. */
  detail?: ReactNode;
  duration: string;
  fee: string;
  /** Position, from 1, when sorted by time. */
  rankByTime: number;
  /** In a wide window one of several side by side: duration and fee below the name. */
  upright?: boolean;
  /** Analytics attributes of the radio button. */
  event?: ReturnType<typeof eventAttributes>;
};

/** A selectable offer: valuer, duration, fee. An ancestor `offers` contains the radio buttons that sort it by `rankByTime` (`OfferOrder`). */
export function Offer(props: Props) {
  const { name, value, chosen, valuer, verified, place, detail, duration, fee, rankByTime, event } = props;
  const { upright = false } = props;
  const shape = detail === undefined ? 'offer-plain' : 'offer-detailed';
  return (
    <label
      data-offer={value}
      data-rank-by-time={rankByTime}
      className={clsx(`offer grid ${shape} offer-rank-${rankByTime}`, upright && 'offer-upright')}
    >
      <input
        type="radio"
        name={name}
        value={value}
        defaultChecked={chosen}
        className="offer-radio size-4.5"
        {...event}
      />
      <span className="offer-name">
        <span className="offer-valuer flex flex-wrap items-baseline gap-x-2">
          <b className="font-semibold text-ink">{valuer}</b>{' '}
          {verified !== undefined && (
            <b className="offer-verified">
              <Check aria-hidden="true" className="offer-tick" />
              {verified}
            </b>
          )}
        </span>
        {place}
      </span>
      {detail === undefined ? null : <span className="offer-detail">{detail}</span>}
      <span className="offer-duration">{duration}</span>
      <b className="offer-fee">{fee}</b>
    </label>
  );
}
