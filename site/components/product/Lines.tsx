import { Check, Clock } from 'lucide-react';
import type { ReactNode } from 'react';

/** `before`: the previous value, struck through. `state`: how the line is marked. */
export type ProductLine = {
  label: string;
  detail?: string;
  value?: ReactNode;
  before?: string;
  state?: 'chosen' | 'unchosen' | 'done' | 'waiting' | 'total';
};

type Props = {
  items: readonly ProductLine[];
  /** Class of each line, in the place of its padding. */
  lineClass?: string;
};

/** A list of documents and their state, offers, or amounts with their total. */
export function Lines({ items, lineClass = 'py-1.5' }: Props) {
  return (
    <ul className="-my-1.5 text-ink">
      {items.map((line) => (
        <Line key={line.label} {...line} lineClass={lineClass} />
      ))}
    </ul>
  );
}

const rows = {
  chosen: 'border-line font-semibold',
  total: 'border-ink font-bold not-first:border-t-2',
} as const;

const marks: Partial<Record<NonNullable<ProductLine['state']>, ReactNode>> = {
  chosen: <span className="size-4 shrink-0 rounded-full border-5 border-blue" />,
  unchosen: <span className="size-4 shrink-0 rounded-full border-2 border-grey-blue" />,
  done: <Check aria-hidden="true" className="size-4 shrink-0 text-success" />,
  waiting: <Clock aria-hidden="true" className="size-4 shrink-0 text-grey-blue" />,
};

/** On the smallest phones each amount has a line of its own, below its label. */
const labelClass = ({ value, state }: ProductLine): string =>
  value !== undefined && (state === undefined || state === 'total')
    ? 'basis-32 max-[22.5em]:basis-full'
    : 'basis-32';

function Line({ lineClass, ...line }: ProductLine & { lineClass: string }) {
  const { label, detail, value, before, state } = line;
  const row = state === 'chosen' || state === 'total' ? rows[state] : 'border-line';
  return (
    <li className={`flex flex-wrap items-center gap-x-3 not-first:border-t ${lineClass} ${row}`}>
      {state === undefined ? null : marks[state]}
      <span className={`max-w-full grow wrap-break-word ${labelClass(line)}`}>
        {label}
        {detail === undefined ? null : (
          <span className="block text-fine font-normal text-body">{detail}</span>
        )}
      </span>
      {value === undefined ? null : <Value value={value} before={before} />}
    </li>
  );
}

function Value({ value, before }: { value: ReactNode; before: string | undefined }) {
  return (
    <span className="ms-auto flex flex-wrap items-center justify-end gap-x-3 text-end font-semibold tabular-nums">
      {before === undefined ? null : <s className="font-normal text-body">{before}</s>}
      {value}
    </span>
  );
}
