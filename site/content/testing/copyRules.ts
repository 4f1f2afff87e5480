import type { FactKey } from '#common/facts.ts';
import type { Locale } from '#common/locales.ts';

/** What the tests of the copy look for in a language; each language's room has its own. */
export type CopyRules = {
  /**
   * Words that promise without exception (requirement 1.34). They are meant to find promises, so some ask for
   * a neighbour: "alle Felder" promises nothing, "alle Sachverständigen" does.
   */
  absolutes: readonly RegExp[];
  /** Phrases that use such a word and promise nothing, or nothing that is not so. */
  harmless: readonly { phrase: string; because: string }[];
  /**
   * What must stand beside a figure wherever it is stated, in the same text or in a field of the same entry
   * (requirement 1.33). Without it an estimate becomes a promise.
   */
  qualifiers: Partial<Record<FactKey, RegExp>>;
};

const rooms = import.meta.glob<CopyRules>('../*/copyRules.ts', { import: 'copyRules', eager: true });

/**
 * The rules of a language.
 * @throws Error when its room has none: its copy would go unchecked
 */
export function rulesOf(locale: Locale): CopyRules {
  const rules = rooms[`../${locale}/copyRules.ts`];
  if (rules === undefined) throw new Error(`site/content/${locale} has no copyRules.ts`);
  return rules;
}

/** The absolute words of a text, each once, after what is allowed has been taken out of it. */
export function absolutesIn(locale: Locale, text: string, allowed: readonly string[] = []): string[] {
  const rest = allowed.reduce((left, phrase) => left.replaceAll(phrase, '…'), text);
  const found = rulesOf(locale).absolutes.flatMap((pattern) => [...rest.matchAll(pattern)]);
  return [...new Set(found.map(([word]) => word))];
}
