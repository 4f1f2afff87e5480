import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { fallbackLocale, localeCodes, type Locale } from '#common/locales.ts';
import { withFallback } from './fallback.ts';
import { contentFor, languages } from './load.ts';

/** Texts of one language that another lacks, each as `site/content/de/home.ts: hero.title`. */
function missingIn(locale: Locale, other: Locale): string[] {
  const missing: string[] = [];
  withFallback(languages[locale].content, languages[other].content, (key) =>
    missing.push(`site/content/${locale}/${key.replace('.', '.ts: ')}`),
  );
  return missing;
}

describe.each(localeCodes)('the texts in %s', (locale) => {
  it('are complete: none missing, none empty, lists as long as in English', () => {
    expect(
      missingIn(locale, fallbackLocale),
      'write these texts; the English file has the same names',
    ).toEqual([]);
  });

  it('have none that English lacks', () => {
    expect(missingIn(fallbackLocale, locale), 'write these in English too, or delete them').toEqual([]);
  });
});

/** Literal text parts of a source file: strings and template pieces, imports left out. */
function literals(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
      found.push(node.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const contentFolder = `${import.meta.dirname}/`;

it.each(globSync('{de,en}/**/*.ts', { cwd: contentFolder }))('%s has no digits in its texts', (file) => {
  // Figures in words ("sechs Schritte") are prose; a digit is a fact and belongs in common/facts.ts.
  const withDigit = literals(contentFolder + file).filter((text) => /\d/.test(text));
  expect(withDigit, 'take the figure from common/facts.ts, such as ${figure.firstOfferWithin}').toEqual([]);
});

/** A plain space before a unit lets the figure break across lines. */
it.each(localeCodes)('figures in %s do not break', (locale) => {
  const content = JSON.stringify(contentFor(locale));
  const units = '%|€|Stunden|Minuten|Monat|Wochen|hours|minutes|months|weeks';
  expect(content.match(new RegExp(String.raw`.{0,40}\d (?:${units})`, 'g')) ?? []).toEqual([]);
});
