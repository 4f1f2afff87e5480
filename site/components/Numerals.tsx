import type { ClientStatistic } from '#site/content/types/clients.ts';
import { NumberWithUnit } from './NumberWithUnit.tsx';
import './numerals.css';

/** Large numerals side by side: what each is a figure of and its hedge, the number alone on a line, and what it says. */
export function Numerals({ items }: { items: readonly ClientStatistic[] }) {
  return (
    <dl className="numerals">
      {items.map((figure) => (
        <Numeral key={figure.name} {...figure} />
      ))}
    </dl>
  );
}

function Numeral({ name, prefix, label, ...number }: ClientStatistic) {
  return (
    <div className="numeral">
      <dt className="numeral-name">
        {name} <span className="numeral-prefix">{prefix} </span>
      </dt>
      <dd className="numeral-number">
        <NumberWithUnit {...number} />
      </dd>
      <dd className="numeral-says">{label}</dd>
    </div>
  );
}
