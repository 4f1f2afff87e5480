import type { Unit } from '#common/facts.ts';
import { locales } from '#common/locales.ts';
import { firm, type Language, type NamedUnit } from './writing.ts';

/** A number taken apart: "40" and "%", with or without a blank between them, the unit before or after. */
export type Quantity = { value: string; unit: string; gap: boolean; unitFirst: boolean };

type Options = Intl.NumberFormatOptions & {
  unit: Unit | 'kilobyte' | 'megabyte';
  /** Where a range begins that ends with the number. */
  from?: number;
};

const unitTypes: readonly string[] = ['unit', 'currency', 'percentSign'];

/** A number with its unit by the rules of a language; units are spelt out unless `unitDisplay` says otherwise. */
export function quantity(
  number: number,
  language: Language,
  { unit, from, unitDisplay = 'long', ...digits }: Options,
): Quantity {
  const { tag } = locales[language.locale];
  const plain = { ...digits, useGrouping: unit !== 'year' };
  const range =
    from === undefined ? '' : `${new Intl.NumberFormat(tag, plain).format(from)} ${language.range} `;
  if (isNamed(unit)) {
    const names = language.units[unit];
    const name = names[new Intl.PluralRules(tag).select(number)] ?? names.other;
    const value = range + new Intl.NumberFormat(tag, plain).format(number);
    return { value: firm(value), unit: firm(name), gap: true, unitFirst: false };
  }
  const parts = new Intl.NumberFormat(tag, { ...plain, ...unitOptions(unit, unitDisplay) }).formatToParts(
    number,
  );
  const named = parts.find(({ type }) => unitTypes.includes(type));
  const value = parts.filter((part) => part.type !== 'literal' && part !== named).map((part) => part.value);
  const name = named?.value ?? '';
  return {
    value: firm(range + value.join('')),
    unit: firm((unitDisplay === 'short' ? language.abbreviations?.[name] : undefined) ?? name),
    gap: parts.some(({ type }) => type === 'literal'),
    unitFirst: named !== undefined && parts[0] === named,
  };
}

/** "40 %", "€250", "24 to 72 hours": a quantity in one piece that does not break. */
export function written({ value, unit, gap, unitFirst }: Quantity): string {
  return (unitFirst ? [unit, value] : [value, unit]).join(gap ? '\u00a0' : '');
}

function isNamed(unit: string): unit is NamedUnit {
  return unit === 'percentage-point' || unit === 'working-day';
}

function unitOptions(
  unit: Exclude<Options['unit'], NamedUnit>,
  unitDisplay: Options['unitDisplay'],
): Intl.NumberFormatOptions {
  if (unit === 'year') return {};
  if (unit === 'eur') return { style: 'currency', currency: 'EUR' };
  return { style: 'unit', unit, unitDisplay: unit === 'percent' ? 'short' : unitDisplay };
}
