import { describe, expect, test } from 'vitest';
import { defaultLocale, localeCodes, type Locale } from '#common/locales.ts';
import { faultsOfMarkdown } from '../check/markdown.ts';
import { legalDocuments, type LegalDocumentKey } from '../types/legal.ts';
import { legalSource as source, loadLegal } from './load.ts';

const origin = { 'site.origin': 'https://www.site.example' };
const texts = localeCodes.flatMap((locale) => legalDocuments.map((document) => ({ locale, document })));

const one = String.raw`\d+[a-z]?(?:\(\d+\))*(?:\([a-z]\))?`;
/** The digits that may stand in the Markdown: citations of laws and of our own sections, and their anchors. */
const citations = [
  new RegExp(
    String.raw`(?:§§?|Art\.|Abs\.|Absatz|Absätzen|Satz|Nr\.|[Ss]ections?|[Cc]lauses?|[Pp]aragraphs?|sentences?|nos?\.)\u00a0` +
      String.raw`${one}(?: (?:bis|und|to|and) (?:\(\d+\)|${one}))?(?![\d\u00a0])`,
    'g',
  ),
  /\(EU\)\u00a0\d{4}\/\d+/g,
  /\(#section-\d+\)/g,
  /^ *\d+\. /gm,
];

function htmlOf(locale: Locale, document: LegalDocumentKey): string {
  const { introHtml, sections } = loadLegal(locale, document, origin);
  return introHtml + sections.map(({ html }) => html).join('');
}

/** Items of the outermost numbered list: a section's paragraphs. */
function paragraphs(markdown: string): number {
  return markdown.match(/^\d+\. /gm)?.length ?? 0;
}

function sectionsOf(markdown: string): string[] {
  return markdown.split(/^## /m).slice(1);
}

describe.each(texts)('$document in $locale', ({ locale, document }) => {
  test('renders with every placeholder filled and no section empty', () => {
    const { introHtml, sections } = loadLegal(locale, document, origin);
    expect(introHtml).not.toBe('');
    for (const { heading, html } of sections) {
      expect(html, heading).not.toBe('');
      expect(heading).not.toMatch(/[*_`[\]{}&<>]/);
    }
    expect(htmlOf(locale, document)).not.toMatch(/[{}]/);
  });

  test('names its file where a name has no value', () => {
    const unknown = { ...origin, 'company.email': undefined } as never;
    expect(() => loadLegal(locale, document, unknown)).toThrow(
      `site/content/${locale}/legal/${document}.md: nothing is called {company.email}`,
    );
  });

  test('has no digit of its own outside citations', () => {
    const text = source(locale, document);
    const rest = citations.reduce((left, citation) => left.replaceAll(citation, ''), text);
    const withDigit = rest.split('\n').filter((line) => /\d/.test(line));
    expect(withDigit, 'take the figure from common/facts.json: {figure.…}').toEqual([]);
  });

  test('writes no period of time in words', () => {
    expect(source(locale, document)).not.toMatch(
      /\b(?:zwei|drei|vier|fünf|sechs|vierzehn|two|three|four|five|six|fourteen)\s+(?:Stunden|(?:Werk|Arbeits)?[Tt]age|Wochen|Monate|hours|(?:working )?days|weeks|months)/i,
    );
  });

  test('keeps citations together with what follows, and postcode with town', () => {
    expect(source(locale, document)).not.toMatch(
      /(?:§|\bArt\.|\bAbs\.|\bAbsatz|\bAbsätzen|\bNr\.|\bSatz|\b[Ss]ections?|\b[Cc]lauses?|\b[Pp]aragraphs?|\(EU\)) \d|postalCode\} \{/,
    );
  });

  test('is written as it should be', () => {
    const faults = faultsOfMarkdown(source(locale, document), 'en');
    const file = `site/content/${locale}/legal/${document}.md`;
    expect(faults.map(({ line, says }) => `${file}, line ${line}: ${says}`)).toEqual([]);
  });
});

test.each([
  ['de', /[‘’«»]/],
  ['en', /[„“”«»]/],
] as const)('quotation marks are those of the language (%s)', (locale, foreign) => {
  for (const document of legalDocuments) expect(source(locale, document)).not.toMatch(foreign);
});

describe('the languages agree', () => {
  test.each(legalDocuments)('%s: the same sections, paragraphs and anchors', (document) => {
    const shape = (locale: Locale) => ({
      anchors: loadLegal(locale, document, origin).sections.map(({ id }) => id),
      paragraphs: sectionsOf(source(locale, document)).map(paragraphs),
    });
    const todo = `give ${document}.md the same headings and numbered paragraphs in each language`;
    for (const locale of localeCodes) expect(shape(locale), todo).toEqual(shape(defaultLocale));
  });

  test.each(legalDocuments)('%s: the same placeholders, section by section', (document) => {
    const used = (locale: Locale) =>
      sectionsOf(source(locale, document)).map((text) =>
        (text.match(/\{(?!company\.country)[^}]+\}/g) ?? [])
          // A case is a matter of grammar.
          .map((placeholder) => placeholder.replace('{dative.', '{figure.'))
          .toSorted(),
      );
    const todo = `give ${document}.md the same {…} in each language`;
    for (const locale of localeCodes) expect(used(locale), todo).toEqual(used(defaultLocale));
  });
});

describe('terms', () => {
  test('have fifteen sections, numbered in the manner of the language', () => {
    const headings = (locale: Locale) =>
      loadLegal(locale, 'terms', origin).sections.map((one) => one.heading);
    const german = headings('de');
    const english = headings('en');
    expect(german).toHaveLength(15);
    german.forEach((heading, at) => expect(heading).toMatch(new RegExp(`^§\u00a0${at + 1} \\S`)));
    english.forEach((heading, at) => expect(heading).toMatch(new RegExp(`^${at + 1}\\. \\S`)));
  });

  test.each(localeCodes)('references lead to the section and paragraph they name (%s)', (locale) => {
    const terms = sectionsOf(source(locale, 'terms'));
    const references = [...source(locale, 'terms').matchAll(/\[([^\]]+)\]\(#section-(\d+)\)/g)];
    expect(references.length).toBeGreaterThan(0);
    for (const [, label = '', target] of references) {
      const [section, paragraph] = label.match(/\d+/g) ?? [];
      expect(section).toBe(target);
      expect(paragraphs(terms[Number(section) - 1] ?? '')).toBeGreaterThanOrEqual(Number(paragraph ?? 1));
    }
  });

  test('the English version opens by saying that the German one is binding', () => {
    expect(loadLegal('en', 'terms', origin).introHtml).toMatch(
      /^<p><strong>Reading version\.<\/strong>.*German/,
    );
  });
});

test('the imprint names the country in the language of the page', () => {
  expect(htmlOf('de', 'imprint')).toContain('Deutschland');
  expect(htmlOf('en', 'imprint')).toContain('Germany');
});
