import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { fallbackLocale, localeCodes } from '#common/locales.ts';
import { faultsOf, type CheckContext } from './check/faults.ts';
import { contentFor, folders, languages } from './load.ts';
import { placeOf } from './place.ts';

describe.each(localeCodes)('the texts in %s', (locale) => {
  const { texts, rules } = folders[locale];
  const context: CheckContext = { speaks: 'en', rules, values: languages[locale].values };

  it.each(Object.keys({ ...folders[fallbackLocale].texts, ...texts }))(
    '%s.json is as it should be',
    (file) => {
      const own = (texts as Record<string, unknown>)[file];
      const english = (folders[fallbackLocale].texts as Record<string, unknown>)[file];
      const faults = faultsOf(own, english, context, file);
      expect(faults.map(({ key, says }) => `${placeOf(locale, key)}: ${says}`)).toEqual([]);
    },
  );
});

/** A plain space before a unit lets the figure break across lines. */
it.each(localeCodes)('figures in %s do not break', (locale) => {
  const content = JSON.stringify(contentFor(locale));
  const units = '%|€|Stunden|Minuten|Monat|Wochen|hours|minutes|months|weeks';
  expect(content.match(new RegExp(String.raw`.{0,40}\d (?:${units})`, 'g')) ?? []).toEqual([]);
});

/** What a program says to those who run it. */
const isError = (node: ts.Node) =>
  (ts.isNewExpression(node) && node.expression.getText().endsWith('Error')) ||
  (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.SuperKeyword);

/** Attributes whose value is read out or shown. */
const isRead = ({ name }: ts.JsxAttribute) =>
  /^(?:alt|title|label|placeholder|aria-\w*label)$/.test(name.getText());

/** Four words, the first with a capital. */
const sentence = /^\p{Lu}\p{Ll}+(?: [\p{L}’„“-]+,?){3,}/u;

/** What a visitor would read of one node: nothing, or its text. */
function textOf(node: ts.Node): string[] {
  if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node))
    return sentence.test(node.text) ? [node.text] : [];
  if (ts.isJsxText(node)) return /\p{L}{2}/u.test(node.text) ? [node.text.trim()] : [];
  if (ts.isJsxAttribute(node) && isRead(node)) return valueOf(node);
  return [];
}

/** The text of an attribute whose value is a string. */
function valueOf({ initializer }: ts.JsxAttribute): string[] {
  if (!initializer || !ts.isStringLiteral(initializer)) return [];
  return initializer.text === '' ? [] : [initializer.text];
}

/** What a visitor would read of a source file: sentences anywhere, and every word between or beside tags. */
function textsIn(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || isError(node)) return;
    found.push(...textOf(node));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const sources = globSync('site/{components,content,islands,layouts,pages,seo,views}/**/*.{ts,tsx}', {
  exclude: ['**/*.test.ts', '**/*.test.tsx', 'site/views/styleguide/**'],
});

it.each(sources)('%s has no text of its own', (file) => {
  expect(textsIn(file), 'put it into site/content/en/*.json and site/content/de/*.json').toEqual([]);
});
