import { Check } from 'lucide-react';
import type { Fragment } from '#site/content/types/twoSides.ts';
import './offers.css';

type Line = NonNullable<Fragment['lines']>[number];

/** The offers side by side, below each other in a narrow window; the chosen one is marked. */
export function Offers({ items }: { items: readonly Line[] }) {
  return (
    <ul className="case-offers">
      {items.map(({ label, detail, value, before, state }) => (
        <li key={label} className={`case-offer ${state === 'chosen' ? 'case-offer-chosen' : ''}`}>
          <span className="case-offer-mark">
            {state === 'chosen' && <Check className="size-3" strokeWidth={3} />}
          </span>
          <span className="case-offer-name">
            <b className="block font-semibold text-ink">{label}</b>
            {detail}
          </span>
          <span className="case-offer-fee">
            {before === undefined ? null : <s>{before}</s>}
            <b>{value}</b>
          </span>
        </li>
      ))}
    </ul>
  );
}
