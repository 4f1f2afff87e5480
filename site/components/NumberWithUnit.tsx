import type { Statistic } from '#site/content/types/shared.ts';
import './number-with-unit.css';

type Props = Pick<Statistic, 'value' | 'unit' | 'gap' | 'unitFirst'>;

/** A large number with its unit, which is smaller, on the side on which the language has it. */
export function NumberWithUnit({ value, unit, gap, unitFirst }: Props) {
  const space = gap ? '\u00A0' : '';
  const smaller = <span className="number-unit">{unitFirst ? unit + space : space + unit}</span>;
  return (
    <>
      {unitFirst ? smaller : value}
      {unitFirst ? value : smaller}
    </>
  );
}
