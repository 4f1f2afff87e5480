import type { eventAttributes } from '#site/analytics/events.ts';
import type { ReactNode } from 'react';

type Props = {
  /** `name` and `value` of the radio button. */
  name: string;
  value: string;
  chosen?: boolean;
  valuer: string;
  /** Beside the valuer's name; flush below it where there is no room. */
  badge?: ReactNode;
  /** Below the valuer's name. */
  place?: ReactNode;
  /** Qualification and contents; in a narrow window in a row below the name. */
  detail?: ReactNode;
  duration: string;
  fee: string;
  /** Position, from 1, when sorted by time. */
  rankByTime: number;
  onChoose?: () => void;
  /** Analytics attributes of the radio button. */
  event?: ReturnType<typeof eventAttributes>;
};

/** CSS `order` by `rankByTime`, while the group's radio button `time` is checked; the markup has the other order. */
const ranks = [
  '',
  'group-has-[[value=time]:checked]/offers:order-1',
  'group-has-[[value=time]:checked]/offers:order-2',
  'group-has-[[value=time]:checked]/offers:order-3',
];

const plain = {
  columns: 'text-small py-2 @md/window:grid-cols-[1.25rem_minmax(0,1fr)_auto_5rem]',
  name: '',
  duration: 'row-start-2',
  fee: '@[17rem]/window:row-start-1',
} as const;

/** In a narrow window the name has a row of its own; duration and fee share the last one. */
const detailed = {
  columns:
    'py-1.5 @md/window:py-2.5 @md/window:grid-cols-[1.25rem_minmax(0,1fr)_8.25rem_6rem] @3xl/window:grid-cols-[1.25rem_minmax(0,6fr)_minmax(0,6fr)_8.25rem_6rem]',
  name: '@max-md/window:col-start-2 @max-md/window:-col-end-1',
  duration: 'row-start-3',
  fee: '@[17rem]/window:row-start-3',
} as const;

/** A selectable offer: valuer, duration, fee. An ancestor `group/offers` contains the radio buttons that sort it. */
export function Offer(props: Props) {
  const { name, value, chosen, valuer, badge, place, detail, duration, fee, rankByTime, onChoose, event } =
    props;
  const look = detail === undefined ? plain : detailed;
  return (
    <label
      data-offer={value}
      className={`grid flex-auto cursor-pointer grid-cols-[1.25rem_minmax(0,1fr)] items-center gap-x-3 rounded-panel border border-line bg-white px-3.5 leading-snug text-body hover:border-blue-light has-checked:border-blue has-checked:bg-page has-checked:ring-1 has-checked:ring-blue has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-orange @[17rem]/window:grid-cols-[1.25rem_minmax(0,1fr)_auto] ${look.columns} ${ranks[rankByTime] ?? ''}`}
    >
      <input
        type="radio"
        name={name}
        value={value}
        defaultChecked={chosen}
        onChange={onChoose}
        className="size-4.5 focus-visible:shadow-none focus-visible:outline-none"
        {...event}
      />
      <span className={look.name}>
        <span className="flex flex-wrap items-baseline gap-x-2">
          <b className="font-semibold text-ink">{valuer}</b> {badge}
        </span>
        {place}
      </span>
      {detail === undefined ? null : (
        <span className="col-start-2 -col-end-1 row-start-2 text-fine @md/window:row-start-3 @3xl/window:col-start-3 @3xl/window:col-end-4 @3xl/window:row-start-1">
          {detail}
        </span>
      )}
      <span
        className={`col-start-2 @[17rem]/window:whitespace-nowrap @md/window:col-start-[-3] @md/window:row-start-1 ${look.duration}`}
      >
        {duration}
      </span>
      <b
        className={`col-start-2 font-bold text-ink @[17rem]/window:col-start-3 @[17rem]/window:text-end @[17rem]/window:whitespace-nowrap @md/window:col-start-[-2] @md/window:row-start-1 ${look.fee}`}
      >
        {fee}
      </b>
    </label>
  );
}
