import { factKeys, facts, type FactKey } from '#common/facts.ts';
import { hoursIn } from '#common/words/hours.ts';
import { quantity, written, type Quantity } from './quantity.ts';
import type { Language } from './writing.ts';

/** Formats the facts for one language. */
export function figures(language: Language) {
  const statistic = (key: FactKey): Quantity => {
    const { unit, ...fact } = facts[key];
    const digits = 'fractionDigits' in fact ? fact.fractionDigits : 0;
    return quantity('to' in fact ? fact.to : fact.value, language, {
      unit,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      from: 'to' in fact ? fact.from : undefined,
    });
  };
  const figureOf = (key: FactKey) => written(statistic(key));
  const each = (word: (key: FactKey) => string) =>
    Object.fromEntries(factKeys.map((key) => [key, word(key)])) as Record<FactKey, string>;
  return {
    /** Value with unit: "4,99 €", "16 Stunden", "24 bis 72 Stunden". */
    figure: each(figureOf),
    /** The same in the dative: "6 Monaten". */
    dative: each((key) => inDative(figureOf(key), language)),
    /** Value and unit apart, for a large numeral. */
    statistic,
    /** When the hotline is open, in words. */
    hotline: hoursIn(language.locale),
  };
}

/** A single hour or week stays as it is. */
function inDative(figure: string, { dative: { ending, becomes } }: Language): string {
  const isPlural = !/^1\s/.test(figure);
  return ending !== '' && isPlural && figure.endsWith(ending)
    ? figure.slice(0, -ending.length) + becomes
    : figure;
}
