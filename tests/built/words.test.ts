import type { Node } from 'node-html-parser';
import { expect, it } from 'vitest';
import { localeCodes, type Locale } from '#common/locales.ts';
import { pathTo, type PageKey } from '#common/routes.ts';
import { pageAt, plain } from './site.ts';
import { statementsOf } from './statements.ts';

/** How many German words the main part of a page may have, what opens on request included. */
const limits = {
  home: 430,
  institutional: 1250,
  lawyers: 1200,
  professional: 650,
  platform: 560,
  about: 330,
  faq: 1500,
  trust: 700,
  valuationGuide: 950,
  sampleReport: 800,
  contact: 160,
} as const satisfies Partial<Record<PageKey, number>>;

/** English may be longer than German by this factor. */
const allowance: Record<Locale, number> = { de: 1, en: 1.15 };

/** What is in the page but is not read as its text: programs, and the countries that a form offers. */
const unread = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'NOSCRIPT', 'SELECT']);

const textsIn = (node: Node): string[] =>
  node.childNodes.length === 0
    ? [node.text]
    : node.childNodes.flatMap((child) => (unread.has(child.rawTagName.toUpperCase()) ? [] : textsIn(child)));

const wordsIn = (text: string) => plain(text).match(/[\p{L}\p{N}]\S*/gu) ?? [];

const cases = localeCodes.flatMap((locale) =>
  (Object.entries(limits) as [keyof typeof limits, number][]).map(([page, limit]) => ({
    address: pathTo(locale, page),
    limit: Math.floor(limit * allowance[locale]),
  })),
);

it.each(cases)('$address has at most $limit words', ({ address, limit }) => {
  const [main] = pageAt(address).document.querySelectorAll('main');
  const words = main === undefined ? [] : wordsIn(textsIn(main).join(' '));
  expect(words).not.toEqual([]);
  expect(words.length).toBeLessThanOrEqual(limit);
});

it.each(cases)('$address has a colon or a semicolon in at most one sentence of ten', ({ address }) => {
  const sentences = statementsOf(pageAt(address).document)
    .flatMap((statement) => statement.split(/(?<=[.?!…])\s+(?=[\p{Lu}„‘“])/u))
    .filter((sentence) => wordsIn(sentence).length > 1);
  // A label and its value, as in "Phone: 030 …", is no sentence.
  const clipped = sentences.filter((sentence) => /[;:](?:\s|$)/.test(sentence) && /[.?!:]$/.test(sentence));
  expect(clipped.length / sentences.length, clipped.join('\n')).toBeLessThanOrEqual(0.1);
});
