import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { fallbackLocale, localeCodes } from '#common/locales.ts';
import { withFallback } from './fallback.ts';
import { contentFor, languages } from './load.ts';

describe.each(localeCodes)('content in %s', (locale) => {
  it('is complete: every key of the fallback language, none empty', () => {
    const missing: string[] = [];
    withFallback(languages[locale].content, languages[fallbackLocale].content, (key) => missing.push(key));
    expect(missing).toEqual([]);
  });

  it('has no key that the fallback language lacks', () => {
    const orphans: string[] = [];
    withFallback(languages[fallbackLocale].content, languages[locale].content, (key) => orphans.push(key));
    expect(orphans).toEqual([]);
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

it.each(globSync('{de,en}/**/*.ts', { cwd: contentFolder }))('%s writes no figure by hand', (file) => {
  // Figures in words ("sechs Schritte") are prose; a digit is a fact and belongs in common/facts.ts.
  expect(literals(contentFolder + file).filter((text) => /\d/.test(text))).toEqual([]);
});

/** A plain space before a unit lets the figure break across lines. */
it.each(localeCodes)('figures in %s do not break', (locale) => {
  const content = JSON.stringify(contentFor(locale));
  const units = '%|€|Stunden|Minuten|Monat|Wochen|hours|minutes|months|weeks';
  expect(content.match(new RegExp(String.raw`.{0,40}\d (?:${units})`, 'g')) ?? []).toEqual([]);
});
