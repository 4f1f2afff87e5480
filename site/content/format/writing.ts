import type { Locale } from '#common/locales.ts';

/** Units that `Intl` has no name for. */
export type NamedUnit = 'percentage-point' | 'working-day';

/** A name in each form that a language has, by the names of `Intl.PluralRules`: "one", "other", … */
export type Plural = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** How a language writes what `Intl` leaves open. */
export type Writing = {
  /** Between the ends of a range; a word, because a dash reads badly in a sentence: "24 to 72 hours". */
  range: string;
  clock: { hour12: boolean; suffix?: string };
  units: Record<NamedUnit, Plural>;
  /** Short units, by the name that `Intl` gives them, where we write another. */
  abbreviations?: Readonly<Record<string, string>>;
  /** A figure after a word that takes the dative, in a language that has one. */
  dative?: (figure: string) => string;
  /** What precedes the heading of a numbered section, which is counted from one. */
  sectionNumber: (position: number) => string;
};

export type Language = Writing & { locale: Locale };

/** A value must not break at the end of a line. */
export function firm(text: string): string {
  return text.replaceAll(/\s/g, '\u00a0');
}
