import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { claimKeys, register } from '#common/claims.ts';
import type { FactKey } from '#common/facts.ts';
import { localeCodes, type Locale } from '#common/locales.ts';
import { languages } from './load.ts';
import { rulesOf } from './testing/copyRules.ts';
import { inOrder, textsOf } from './testing/texts.ts';

/** The sections of the terms as they are written, placeholders included; the first has the number 1. */
function termsOf(locale: Locale): string[] {
  return readFileSync(join(import.meta.dirname, locale, 'legal/terms.md'), 'utf8').split(/^## /m);
}

/** A figure as it may stand in a text: in a sentence, in the dative, or as a large numeral with its unit. */
function writings(locale: Locale, fact: FactKey): string[] {
  const { figure, dative, statistic } = languages[locale].format;
  const numerals = (['short', 'long'] as const).map((unit) => inOrder(statistic(fact, unit)));
  return [figure[fact], dative[fact], ...numerals].map((text) => text.replaceAll(/\s/g, ' '));
}

describe.each(localeCodes)('the claims in %s', (locale) => {
  const { items } = languages[locale].content.claims;
  const { qualifiers } = rulesOf(locale);

  it.each(claimKeys)('%s states the figures that it rests on', (key) => {
    const words = `${items[key].says} ${items[key].measures}`.replaceAll(/\s/g, ' ');
    const unstated = register[key].facts.filter(
      (fact) => !writings(locale, fact).some((text) => words.includes(text)),
    );
    expect(unstated).toEqual([]);
  });

  it.each(claimKeys.filter((key) => register[key].evidence === 'agreed'))(
    '%s is agreed where the register says so, with its figures',
    (key) => {
      const { facts, terms = 0 } = register[key];
      const section = termsOf(locale)[terms] ?? '';
      expect(section).not.toBe('');
      expect(
        facts.filter((fact) => !new RegExp(String.raw`\{\{(figure|dative)\.${fact}\}\}`).test(section)),
      ).toEqual([]);
    },
  );

  it.each(Object.entries(qualifiers) as [FactKey, RegExp][])(
    '%s never stands without what qualifies it',
    (fact, qualifier) => {
      const stated = new RegExp(
        String.raw`(?<![\p{L}\p{N}.,]|\p{N} (?:bis|to) )(?:${writings(locale, fact)
          .map((text) => RegExp.escape(text))
          .join('|')})(?![\p{L}\p{N}]|[.,]\p{N})`,
        'u',
      );
      const bare = textsOf(locale)
        .filter(({ text, beside }) => stated.test(text) && !qualifier.test(`${text} ${beside}`))
        .map(({ key, text }) => `${key}: ${text}`);
      expect(bare).toEqual([]);
    },
  );
});
