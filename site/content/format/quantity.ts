import type { Unit } from '#common/facts.ts';
import { locales } from '#common/locales.ts';
import { nonBreaking, type Language, type NamedUnit } from './writing.ts';

/** A number and its unit, e.g. "40" and "%"; `gap` asks for a space between them. */
export type Quantity = { value: string; unit: string; gap: boolean; unitFirst: boolean };

export type QuantityOptions = Intl.NumberFormatOptions & {
  unit: Unit | 'kilobyte' | 'megabyte' | 'meter' | 'kilometer';
  /** The lower end of a range whose upper end is the number. */
  from?: number | undefined;
};

const unitTypes: readonly string[] = ['unit', 'currency', 'percentSign'];

/** A number with its unit by the rules of a language; units are spelt out by default. */
export function quantity(
  number: number,
  language: Language,
  { unit, from, unitDisplay = 'long', ...digits }: QuantityOptions,
): Quantity {
  const { tag } = locales[language.locale];
  const plain = { ...digits, useGrouping: unit !== 'year' };
  const count = new Intl.NumberFormat(tag, plain);
  const range = from === undefined ? '' : `${count.format(from)} ${language.range} `;
  if (unit === 'percentage-point' || unit === 'working-day') {
    const names = language.units[unit];
    const name = names[new Intl.PluralRules(tag).select(number)] ?? names.other;
    return { value: nonBreaking(range + count.format(number)), unit: name, gap: true, unitFirst: false };
  }
  const format = new Intl.NumberFormat(tag, { ...plain, ...unitOptions(unit, unitDisplay) });
  return ofParts(range, format.formatToParts(number));
}

/** The number and its unit, apart from each other, in the order in which `Intl` gives them. */
function ofParts(range: string, parts: readonly Intl.NumberFormatPart[]): Quantity {
  const named = parts.find(({ type }) => unitTypes.includes(type));
  const value = parts.filter((part) => part.type !== 'literal' && part !== named).map((part) => part.value);
  return {
    value: nonBreaking(range + value.join('')),
    unit: nonBreaking(named?.value ?? ''),
    gap: parts.some(({ type }) => type === 'literal'),
    unitFirst: named !== undefined && parts[0] === named,
  };
}

/** A quantity in one piece that does not break: "40 %", "€250", "24 to 72 hours". */
export function written({ value, unit, gap, unitFirst }: Quantity): string {
  return (unitFirst ? [unit, value] : [value, unit]).join(gap ? '\u00a0' : '');
}

function unitOptions(
  unit: Exclude<QuantityOptions['unit'], NamedUnit>,
  unitDisplay: QuantityOptions['unitDisplay'],
): Intl.NumberFormatOptions {
  if (unit === 'year') return {};
  if (unit === 'eur') return { style: 'currency', currency: 'EUR' };
  return { style: 'unit', unit, unitDisplay: unit === 'percent' ? 'short' : unitDisplay };
}
