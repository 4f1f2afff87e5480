import { describe, expect, test } from 'vitest';
import { localeCodes } from '#common/locales.ts';
import { legalDocuments } from '../types/legal.ts';
import { keepTogether } from './keepTogether.ts';
import { legalSource } from './load.ts';

/** What holds a line together, made visible. */
const shown = (text: string) => keepTogether(text).replaceAll('\u00a0', '_').replaceAll('\u2060', '~');

describe('a reference stays on one line', () => {
  test.each([
    ['(Art. 6 Abs. 1 lit. f DSGVO).', '(Art._6_Abs._1_lit._f_DSGVO).'],
    ['nach § 126b BGB zustimmt', 'nach §_126b_BGB zustimmt'],
    ['§ 288 Abs. 2 und 5 BGB sowie', '§_288_Abs._2_und_5_BGB sowie'],
    ['§ 257 HGB und § 147 AO', '§_257_HGB und §_147_AO'],
    ['nach den Absätzen 1 bis 3.', 'nach den Absätzen_1_bis_3.'],
    ['Art. 4 bis 8 der Verordnung', 'Art._4_bis_8 der Verordnung'],
    ['(Art. 6(1)(f) GDPR)', '(Art._6(1)~(f)_GDPR)'],
    ['section 288(2) and (5) BGB and', 'section_288(2)_and_(5)_BGB and'],
    ['section 25(2) no. 2 of the Act', 'section_25(2)_no._2 of the Act'],
    ['[§ 10 Abs. 4](#section-10)', '[§_10_Abs._4](#section-10)'],
  ])('%s', (text, expected) => {
    expect(shown(text)).toBe(expected);
    expect(shown(text.replaceAll(/(?<=§|\.) /g, '\u00a0'))).toBe(expected);
  });
});

test.each([
  [
    '§ 312i Abs. 1 Satz 1 Nr. 1 bis 3 und Satz 2 BGB finden',
    '§_312i Abs._1 Satz_1 Nr._1_bis_3 und Satz_2_BGB finden',
  ],
  [
    'Section 312i(1) sentence 1 nos. 1 to 3 and sentence 2 BGB do',
    'Section_312i(1) sentence_1 nos._1_to_3 and sentence_2_BGB do',
  ],
])('a reference too long for a phone breaks between its parts', (text, expected) => {
  expect(shown(text)).toBe(expected);
});

test('a hyphen after one or two letters ends no line', () => {
  expect(shown('E-Mail-Adresse, IP-Adresse, EU-US')).toBe('E-~Mail-Adresse, IP-~Adresse, EU-US');
});

test('other text may break anywhere', () => {
  const text = 'at the end of this section or by a message; Absätze, die folgen';
  expect(keepTogether(text)).toBe(text);
});

test.each(localeCodes)(
  'nothing in the legal texts is kept together beyond a line of a phone (%s)',
  (locale) => {
    for (const text of legalDocuments.map((document) => legalSource(locale, document))) {
      const held = keepTogether(text).match(/[^\s\u00a0]*(?:\u00a0[^\s\u00a0]*)+/g) ?? [];
      const references = held.filter((piece) => /§|Art\.|\b[Ss]ection/.test(piece));
      expect(references.length).toBeGreaterThan(0);
      for (const piece of references)
        expect(piece.replace(/\(#.*/, '').length, piece).toBeLessThanOrEqual(36);
    }
  },
);
