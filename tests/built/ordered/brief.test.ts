import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { alternates } from '#common/addresses.ts';
import { localeCodes, localeOfPath } from '#common/locales.ts';
import { answersTo, briefPath, needOutcomes } from '#common/valuationNeed.ts';
import { inLanguage, linesIn, readIn, spoken, type InBoth, type Spoken } from '../contents.ts';
import { attribute, pageAt, pages, siteFolder, textOf } from '../site.ts';
import { asOfDay } from './orders.ts';

/** What each sheet says, by what stands before it. */
const rows: Record<string, InBoth> = {
  'the kind of value': { de: /^Wertbegriff$/, en: /^Basis of value$/ },
  'the key date': { de: /^Stichtag$/, en: /^Valuation date$/ },
  'the purpose': { de: /^Zweck$/, en: /^Purpose$/ },
  'who relies on it': { de: /^Wer sich darauf stützt$/, en: /^Who relies on it$/ },
  'the scope': { de: /^Umfang$/, en: /^Scope$/ },
  'the inspection': { de: /^Ortstermin$/, en: /^Inspection$/ },
  'the qualification to ask for': { de: /^Qualifikation$/, en: /^Qualification$/ },
};

const parts: Record<string, InBoth> = {
  'the papers to enclose': { de: /^Unterlagen$/, en: /^Documents$/ },
  'what to compare in offers': {
    de: /^In den Angeboten vergleichen$/,
    en: /^What to compare in the offers$/,
  },
};

const orientation = { de: /kein Rechtsrat/, en: /not legal advice/ };
const provision = { de: /(?:§|Art\.) \d+/, en: /(?:section|Article) \d+/ };

const briefAddress = (locale: Spoken, answers: readonly string[]) => inLanguage(locale, briefPath(answers));

function sheetOf(locale: Spoken, answers: readonly string[]) {
  const sheet = pageAt(briefAddress(locale, answers)).document.querySelector('main article');
  if (sheet === null) throw new Error(`${answers.join('/')} has no sheet.`);
  return sheet;
}

function rowOf(locale: Spoken, answers: readonly string[], label: RegExp): string {
  const term = sheetOf(locale, answers)
    .querySelectorAll('dt')
    .find((one) => label.test(textOf(one)));
  const said = term?.nextElementSibling;
  return said ? readIn(said) : '';
}

const everyWay = needOutcomes.map((outcome) => answersTo(outcome));

describe.each(spoken)('the valuation brief in %s', (locale) => {
  describe.each(everyWay.map((answers) => ({ way: answers.join('/'), answers })))(
    'after $way',
    ({ answers }) => {
      it.each(Object.entries(rows))('says %s', (_, label) => {
        expect(rowOf(locale, answers, label[locale])).not.toBe('');
      });

      it('names the provision of its kind of value', () => {
        expect(rowOf(locale, answers, rows['the kind of value']?.[locale] ?? /^$/)).toMatch(
          provision[locale],
        );
      });

      it.each(Object.entries(parts))('lists %s', (_, heading) => {
        const part = sheetOf(locale, answers)
          .querySelectorAll('section')
          .find((section) => heading[locale].test(textOf(section.querySelector('h2'))));
        expect(part?.querySelectorAll('li').length).toBeGreaterThan(3);
      });

      it('says that it is for orientation, and as of which day', () => {
        const lines = linesIn(sheetOf(locale, answers));
        expect(lines.join(' ')).toMatch(orientation[locale]);
        expect(lines).toContainEqual(expect.stringMatching(asOfDay[locale]));
      });

      it('is not indexed, and leads to itself in the other language', () => {
        const { document } = pageAt(briefAddress(locale, answers));
        expect(attribute(document.querySelector('meta[name=robots]'), 'content')).toBe('noindex');
        const switched = document
          .querySelectorAll('header a[hreflang]')
          .map((link) => attribute(link, 'href'));
        const own = briefAddress(locale, answers);
        const others = Object.values(alternates(briefPath(answers))).filter((path) => path !== own);
        for (const path of others) expect(switched).toContain(path);
      });

      it('has its text in a file for the contact form', () => {
        const file = join(siteFolder, `${briefAddress(locale, answers)}.txt`);
        const said = readIn(sheetOf(locale, answers));
        const lines = readFileSync(file, 'utf8').split('\n');
        for (const line of lines.filter((one) => one.startsWith('- '))) expect(said).toContain(line.slice(2));
      });
    },
  );

  it('names the capital requirements regulation for a lender’s market value, and no ordinance on lending values', () => {
    const sheet = readIn(sheetOf(locale, ['lending', 'market_value']));
    expect(sheet).toMatch({ de: /Art\. 229 Abs\. 1 CRR/, en: /Article 229\(1\) CRR/ }[locale]);
    expect(sheet).not.toContain('BelWertV');
  });

  it('asks for both values of a business that may go on or close', () => {
    expect(rowOf(locale, ['insolvency', 'open'], rows['the kind of value']?.[locale] ?? /^$/)).toMatch(
      { de: /Fortführung.*Stilllegung.*§ 151 Abs\. 2 InsO/, en: /goes on.*closes.*section 151\(2\) InsO/ }[
        locale
      ],
    );
  });
});

it.each(localeCodes)('no two briefs in %s share a title', (locale) => {
  const titles = pages
    .filter(({ address }) => address.endsWith('/brief') && localeOfPath(address) === locale)
    .map(({ document }) => document.querySelector('title')?.text ?? '');
  expect(titles).toHaveLength(everyWay.length);
  expect(new Set(titles).size).toBe(titles.length);
});
