import type { Locale } from '#common/locales.ts';

/** Units that `Intl` cannot name. */
export type NamedUnit = 'percentage-point' | 'working-day';

/** The plural forms of a name, by the categories of `Intl.PluralRules`: "one", "other", … */
export type Plural = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** The words around the numbers of a provision: "§ 198 Abs. 2 BewG", "section 198(2) BewG". */
export type LegalWords = {
  section: { one: string; many: string };
  article: { one: string; many: string };
  /** Follows the first of several: "ff.", "et seq.". */
  following: string;
  /** A paragraph, `{number}`, with the space before it where the language has one. */
  paragraph: string;
  number: string;
  /** Abbreviations of acts where they differ from the German ones, which are the keys. */
  acts: Readonly<Record<string, string>>;
};

/** What stays on one line. */
export type Together = {
  /** Units and the like, which follow their number: "18 Uhr". */
  afterNumber: readonly string[];
  /** Words that a number follows: "Seite 7". */
  beforeNumber: readonly string[];
  /** Anything else, with its blanks: "zzgl. USt", a name. */
  phrases: readonly string[];
};

/** The conventions of a language that `Intl` does not cover: `writing.json` of its folder. */
export type Writing = {
  /** Joins the ends of a range: a word, because a dash reads badly in a sentence ("24 to 72 hours"). */
  range: string;
  /** `suffix` follows a time ("Uhr"); empty in a language that says none. */
  clock: { hour12: boolean; suffix: string };
  units: Record<NamedUnit, Plural>;
  /**
   * How a figure in the plural gets into the dative: "6 Monate" becomes "6 Monaten". Empty in a language without
   * that case.
   */
  dative: { ending: string; becomes: string };
  /** Says as of which `{date}` a text holds: "Stand: 26. November 2026". */
  asOf: string;
  /** The number before a section's heading: its `{position}`, counted from one. */
  sectionNumber: string;
  law: LegalWords;
  together: Together;
};

export type Language = Writing & { locale: Locale };

/** Makes all spaces non-breaking: a value must not break at the end of a line. */
export function nonBreaking(text: string): string {
  return text.replaceAll(/\s/g, '\u00a0');
}
