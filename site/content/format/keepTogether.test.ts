import { describe, expect, test } from 'vitest';
import { bindText, keepTogether } from './keepTogether.ts';

/** What holds a line together, made visible. */
const shown = (text: string) => keepTogether(text).replaceAll('\u00a0', '_').replaceAll('\u2060', '~');

describe('a number of a reference stays beside its sign, and the act beside both', () => {
  test.each([
    ['(Art. 6 Abs. 1 lit. f DSGVO).', '(Art._6_Abs._1 lit._f_DSGVO).'],
    ['nach § 126b BGB zustimmt', 'nach §_126b_BGB zustimmt'],
    ['§ 288 Abs. 2 und 5 BGB sowie', '§_288_Abs._2 und_5_BGB sowie'],
    ['nach den Absätzen 1 bis 3.', 'nach den Absätzen_1_bis_3.'],
    ['(Art. 6(1)(f) GDPR)', '(Art._6(1)~(f)_GDPR)'],
    ['section 288(2) and (5) BGB and', 'section_288(2) and_(5)_BGB and'],
    ['section 25(2) no. 2 of the Act', 'section_25(2)_no._2 of the Act'],
    ['(§ 2314 Abs. 2 BGB)', '(§_2314_Abs._2_BGB)'],
    ['(section 2314 BGB)', '(section_2314_BGB)'],
    ['[§ 10 Abs. 4](#section-10)', '[§_10_Abs._4](#section-10)'],
  ])('%s', (text, expected) => {
    expect(shown(text)).toBe(expected);
    expect(shown(text.replaceAll(/(?<=§|\.) /g, '\u00a0'))).toBe(expected);
  });
});

test('a long reference breaks between its parts only', () => {
  expect(shown('§ 312i Abs. 1 Satz 1 Nr. 1 bis 3 und Satz 2 BGB finden')).toBe(
    '§_312i_Abs._1 Satz_1 Nr._1_bis_3 und Satz_2_BGB finden',
  );
});

test('a hyphen after one or two letters ends no line', () => {
  expect(shown('E-Mail-Adresse, IP-Adresse, EU-US')).toBe('E-~Mail-Adresse, IP-~Adresse, EU-US');
});

test('other text may break anywhere', () => {
  const text = 'at the end of this section or by a message; Absätze, die folgen';
  expect(keepTogether(text)).toBe(text);
});

describe('a text of a page', () => {
  const together = { afterNumber: ['Uhr', 'm'], beforeNumber: ['Seite'], phrases: ['zzgl. USt'] };
  const bind = bindText({ range: 'bis', together });

  test.each([
    ['a number with its unit', 'Um 18 Uhr sind', 'Um 18_Uhr sind'],
    ['no number with a word that only begins like a unit', '18 Uhren, 3 mal', '18 Uhren, 3 mal'],
    ['a name that is filled in later with its unit', 'bis {closes} Uhr', 'bis {closes}_Uhr'],
    ['a word with its number', '(Seite 7)', '(Seite_7)'],
    ['no longer word that ends alike', 'Titelseite 7', 'Titelseite 7'],
    ['the ends of a range', 'von 8 bis 18 Uhr', 'von 8_bis_18_Uhr'],
    ['a phrase of the language', 'Honorar zzgl. USt.', 'Honorar zzgl._USt.'],
    ['a reference', 'nach § 5 BGB', 'nach §_5_BGB'],
    ['the letters before a hyphen', 'QR-Code', 'QR-~Code'],
    [
      'the short first words of a further sentence',
      'Es kostet nichts. Für Sie gilt',
      'Es kostet nichts. Für_Sie gilt',
    ],
    [
      'no long word with it',
      'Es gilt. Für Sachverständigenverbände',
      'Es gilt. Für Sachverständigenverbände',
    ],
  ])('keeps together %s', (_, text, expected) => {
    expect(bind(text).replaceAll('\u00a0', '_').replaceAll('\u2060', '~')).toBe(expected);
  });
});
