import type { ClientStatistic } from '#site/content/types/clients.ts';
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

function Numeral({ name, prefix, value, unit, gap, unitFirst, label }: ClientStatistic) {
  const space = gap ? '\u00A0' : '';
  const unitOfValue = <span className="numeral-unit">{unitFirst ? unit + space : space + unit}</span>;
  return (
    <div className="numeral">
      <dt className="numeral-name">
        {name} <span className="numeral-prefix">{prefix} </span>
      </dt>
      <dd className="numeral-number">
        {unitFirst ? unitOfValue : value}
        {unitFirst ? value : unitOfValue}
      </dd>
      <dd className="numeral-says">{label}</dd>
    </div>
  );
}
