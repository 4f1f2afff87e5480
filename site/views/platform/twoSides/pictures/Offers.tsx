import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import type { Fragment } from '#site/content/types/twoSides.ts';
import './offers.css';

type Line = NonNullable<Fragment['lines']>[number];

/** The offers side by side, below each other in a narrow window; the chosen one is marked. */
export function Offers({ items }: { items: readonly Line[] }) {
  return (
    <ul className="sides-offers">
      {items.map(({ label, detail, value, before, state }) => (
        <li key={label} className={clsx('sides-offer', state === 'chosen' && 'sides-offer-chosen')}>
          <span className="sides-offer-mark">
            {state === 'chosen' && <Check className="size-3" strokeWidth={3} />}
          </span>
          <span className="sides-offer-name">
            <b className="block font-semibold text-ink">{label}</b>
            {detail}
          </span>
          <span className="sides-offer-fee">
            {before === undefined ? null : <s>{before}</s>}
            <b>{value}</b>
          </span>
        </li>
      ))}
    </ul>
  );
}
