import { expect, it } from 'vitest';
import { brand } from '#common/company.ts';
import { localeCodes } from '#common/locales.ts';
import { localisedPath } from '#common/routes.ts';
import { answersTo, needPath, needSteps } from '#common/valuationNeed.ts';
import { attribute, canonicalPages, languageOf, pageAt, pages, routePages, textOf } from './site.ts';

it.each(pages)('$file has a title that begins with the product name', ({ document }) => {
  expect(document.querySelector('title')?.text).toMatch(new RegExp(`^${brand.name} – \\S`));
});

it.each(routePages)('$address has the name of its page, in its language, in its title', (page) => {
  const name = RegExp.escape(page.content.common.pageNames[page.key]);
  expect(page.document.querySelector('title')?.text).toMatch(
    new RegExp(`^${brand.name} – ${name}(: \\S.*)?$`),
  );
});

const texts = canonicalPages.map((page) => ({
  file: page.file,
  language: languageOf(page),
  description: attribute(page.document.querySelector('meta[name=description]'), 'content'),
  keywords: attribute(page.document.querySelector('meta[name=keywords]'), 'content'),
}));

it('no two pages have the same title in a language, whether they are indexed or not', () => {
  const titles = pages.map((page) => `${languageOf(page)}: ${page.document.querySelector('title')?.text}`);
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});

it.each(localeCodes)('%s: the title of each step of the guide is its question or its result', (locale) => {
  for (const step of needSteps) {
    const { document } = pageAt(localisedPath(locale, needPath(answersTo(step))));
    const headline = textOf(document.querySelector('h1'));
    expect(textOf(document.querySelector('title'))).toMatch(
      new RegExp(`^${brand.name} – ${RegExp.escape(headline)}( \\(.+\\))?$`),
    );
  }
});

it.each(['description', 'keywords'] as const)('no two pages of a language share a %s', (field) => {
  const values = texts.map((text) => `${text.language}: ${text[field]}`);
  expect(new Set(values).size).toBe(values.length);
});

it.each(texts)(
  '$file has a description that fits a result list, and keywords',
  ({ description, keywords }) => {
    expect(description.length).toBeGreaterThanOrEqual(70);
    expect(description.length).toBeLessThanOrEqual(170);
    expect(keywords.split(',').length).toBeGreaterThanOrEqual(3);
  },
);
