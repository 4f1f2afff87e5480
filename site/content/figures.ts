import { facts, hotlineHours, type Amount, type Fact, type FactKey, type Range } from '#common/facts.ts';
import { locales, type Locale } from '#common/locales.ts';

/** The facts, worded for one language: `figure` with unit ("4,99 €", "16 Stunden"), `number` without. */
export type Figures = {
  figure: Record<FactKey, string>;
  number: Record<FactKey, string>;
  hotline: { opens: string; closes: string };
};

const nbsp = '\u00a0';

/** Names of the units `Intl` does not know. */
const unitNames = {
  de: { 'percentage-point': ['Prozentpunkt', 'Prozentpunkte'], 'working-day': ['Werktag', 'Werktage'] },
  en: {
    'percentage-point': ['percentage point', 'percentage points'],
    'working-day': ['working day', 'working days'],
  },
} as const satisfies Record<Locale, Record<string, readonly [string, string]>>;

/** Formats every fact by the rules of a language. Blanks inside a figure do not break. */
export function figures(locale: Locale): Figures {
  const figure = {} as Record<FactKey, string>;
  const number = {} as Record<FactKey, string>;
  for (const key of Object.keys(facts) as FactKey[]) {
    figure[key] = format(facts[key], locale, true);
    number[key] = format(facts[key], locale, false);
  }
  return {
    figure,
    number,
    hotline: { opens: clock(hotlineHours.opens), closes: clock(hotlineHours.closes) },
  };
}

function format(fact: Fact, locale: Locale, withUnit: boolean): string {
  const plain = plainOptions(fact);
  if (fact.unit === 'year') return apply(fact, locale, { ...plain, useGrouping: false });
  if (!withUnit) return apply(fact, locale, plain);
  if (fact.unit === 'percentage-point' || fact.unit === 'working-day') {
    const [one, many] = unitNames[locale][fact.unit];
    const single = 'value' in fact && fact.value === 1;
    return `${apply(fact, locale, plain)}${nbsp}${single ? one : many}`;
  }
  return apply(fact, locale, { ...plain, ...unitOptions(fact.unit) });
}

function plainOptions(fact: Fact): Intl.NumberFormatOptions {
  const digits = 'fractionDigits' in fact ? fact.fractionDigits : 0;
  return { minimumFractionDigits: digits, maximumFractionDigits: digits };
}

function unitOptions(
  unit: Exclude<Fact['unit'], 'year' | 'percentage-point' | 'working-day'>,
): Intl.NumberFormatOptions {
  if (unit === 'eur') return { style: 'currency', currency: 'EUR' };
  return { style: 'unit', unit, unitDisplay: unit === 'percent' ? 'short' : 'long' };
}

function apply(fact: Amount | Range, locale: Locale, options: Intl.NumberFormatOptions): string {
  const formatter = new Intl.NumberFormat(locales[locale].tag, options);
  const text = 'value' in fact ? formatter.format(fact.value) : words(formatter, fact, locale);
  return text.replaceAll(/\s/g, nbsp);
}

/** A range in words, because a dash reads badly in a sentence: "24 bis 72 Stunden", "24 to 72 hours". */
function words(formatter: Intl.NumberFormat, { from, to }: Range, locale: Locale): string {
  const lower = new Intl.NumberFormat(locales[locale].tag).format(from);
  return `${lower} ${locale === 'de' ? 'bis' : 'to'} ${formatter.format(to)}`;
}

/** "08:00" → "8:00". */
function clock(time: string): string {
  return time.replace(/^0/, '');
}
