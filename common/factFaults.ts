import messages from './factFaults.json' with { type: 'json' };
import { units, type Fact, type FactKey } from './facts.ts';
import { fill, type Values } from './fill.ts';

/** The languages in which a fault is said: that of the forms, and that of the checks. */
type Spoken = keyof typeof messages;
type Say = (message: keyof (typeof messages)['en'], details?: Values) => string;

/** Figures that may be nothing: texts say that no such fee is due. */
const mayBeNothing: ReadonlySet<FactKey> = new Set<FactKey>(['valuerFlatFee']);
/** Figures of which texts say "the first … months". */
const plural: ReadonlySet<FactKey> = new Set<FactKey>(['freeAtSignUp', 'adminFeeWaiver']);

/** The numbers of a figure: one, or the ends of its range. */
export const numbersOf = (fact: Fact): readonly number[] =>
  'from' in fact ? [fact.from, fact.to] : [fact.value];

/**
 * What no page could say of a figure, as its form and the checks say it: sentences without their subject.
 * @param fact what `facts.json` holds, or would
 */
export function faultsOfFact(key: FactKey, fact: Fact, speaks: Spoken): string[] {
  const say: Say = (message, details = {}) => fill(messages[speaks][message], details);
  if (!units.includes(fact.unit)) return [say('unit', { unit: fact.unit, units: units.join(', ') })];
  const numbers: readonly unknown[] = numbersOf(fact);
  if (!numbers.every((number) => Number.isFinite(number))) return [say('number')];
  const faults = new Set(
    numbersOf(fact).flatMap((value) =>
      faultsOfNumber(key, value, fact, {
        say,
        shown: value.toLocaleString(speaks, { maximumFractionDigits: 20 }),
      }),
    ),
  );
  if ('from' in fact && fact.from >= fact.to) faults.add(say('order'));
  return [...faults];
}

function faultsOfNumber(
  key: FactKey,
  value: number,
  fact: Fact,
  { say, shown }: { say: Say; shown: string },
): string[] {
  const digits = 'fractionDigits' in fact ? (fact.fractionDigits ?? 0) : 0;
  const isSaidInFull = Number(value.toFixed(digits)) === value;
  const precision =
    digits === 0 ? say('whole', { value: shown }) : say('digits', { digits: String(digits), value: shown });
  return [...(isSaidInFull ? [] : [precision]), ...leastFaults(key, value, digits, say)];
}

function leastFaults(key: FactKey, value: number, digits: number, say: Say): string[] {
  if (plural.has(key)) return value < 2 ? [say('plural', { least: '2' })] : [];
  const least = mayBeNothing.has(key) ? 0 : 10 ** -digits;
  return value < least ? [say('least', { least: String(least) })] : [];
}
