import { describe, expect, it } from 'vitest';
import { hasWord, searchable, wordsOf } from './searchText.ts';

const finds = (typed: string, text: string) =>
  wordsOf(typed).every((word) => hasWord(searchable(text), word));

describe('what somebody types finds', () => {
  it.each([
    { typed: 'kosten?', text: 'Was kostet ein Gutachten?', as: 'with a question mark' },
    { typed: 'Kosten, Gutachten', text: 'Was kostet ein Gutachten?', as: 'with a comma' },
    { typed: '„Gutachten“', text: 'Was kostet ein Gutachten?', as: 'in quotation marks' },
    { typed: 'Kosten/Gutachten', text: 'Was kostet ein Gutachten?', as: 'with a stroke' },
    { typed: '(Gutachten)', text: 'Was kostet ein Gutachten?', as: 'in brackets' },
    { typed: 'Gebuehr', text: 'Die Gebühr', as: 'with ue for ü' },
    { typed: 'Gebuhr', text: 'Die Gebühr', as: 'with u for ü' },
    { typed: 'Gebühr', text: 'Die Gebuehr', as: 'with ü for ue' },
    { typed: 'Gebu\u0308hr', text: 'Die Gebühr', as: 'with a decomposed umlaut' },
    { typed: 'Sachverstaendiger', text: 'Sachverständige', as: 'with ae for ä, and another ending' },
    { typed: 'Koeln', text: 'in Köln', as: 'with oe for ö' },
    { typed: 'GRÖSSE', text: 'die Größe', as: 'in capitals, with SS for ß' },
    { typed: 'Größe', text: 'die Groesse', as: 'with ß and ö for oe and ss' },
    {
      typed: 'Erwartung',
      text: 'Bauerwartungsland',
      as: 'in the middle of a word, over a "ue" that is no umlaut',
    },
    { typed: '§24', text: 'nach § 24 ImmoWertV', as: 'a section without its blank' },
    { typed: '§24', text: 'nach §\u00A024 ImmoWertV', as: 'a section with a no-break space' },
    { typed: '§ 24', text: 'nach §24 ImmoWertV', as: 'a section with a blank' },
    { typed: "valuer's", text: 'the valuer’s fee', as: 'with a straight apostrophe' },
    { typed: 'valuer’s', text: "the valuer's fee", as: 'with a curly apostrophe' },
    { typed: 'valuers', text: 'the valuer’s fee', as: 'without its apostrophe' },
    { typed: 'Sachverständige', text: 'Sach\u00ADver\u00ADstän\u00ADdige', as: 'over soft hyphens' },
    {
      typed: 'Online-Gutachten',
      text: 'ein Online‑Gutachten',
      as: 'with a hyphen for one that does not break',
    },
    { typed: 'Email', text: 'eine E-Mail', as: 'without its hyphen' },
    { typed: '5,0 %', text: 'die Gebühr von 5,0 %', as: 'a number with its unit' },
    { typed: '1250', text: 'ab etwa 1.250 €', as: 'a number without its point' },
    { typed: '1.250,00', text: 'ab 1250,00 €', as: 'a number with a point' },
    { typed: '1,250', text: 'from €1,250', as: 'a number with a comma' },
    { typed: '1250000', text: 'a value of €1,250,000', as: 'a number of three groups' },
    { typed: '§ 198', text: 'section 198 of the Valuation Act', as: 'a section by its sign' },
    { typed: 'Section 198', text: 'nach § 198 BewG', as: 'a section by its name' },
    { typed: 'Paragraf 24', text: 'nach § 24 ImmoWertV', as: 'a section by its German name' },
    { typed: 'Artikel 28', text: 'nach Art. 28 DSGVO', as: 'an article in full' },
    { typed: 'Art 28', text: 'Article 28 GDPR', as: 'an article, shortened' },
    { typed: 'Kündigung', text: 'wenn ich kündige', as: 'a noun for its verb' },
    { typed: 'kündigen', text: 'die Kündigung', as: 'a verb for its noun' },
    { typed: 'é', text: 'Café', as: 'an accent' },
  ])('a word $as: $typed', ({ typed, text }) => {
    expect(finds(typed, text)).toBe(true);
  });
});

/** The search knows no language: a further one is searched with the endings of these two. */
describe('in a language without endings of its own', () => {
  it.each([
    { typed: 'évaluation', text: 'L’évaluation coûte 500 euros', as: 'French' },
    { typed: 'l’expertise', text: 'Combien coûte l’expertise ?', as: 'French with an article' },
    { typed: 'notaires', text: 'par-devant notaires', as: 'French that ends like German' },
    { typed: 'garanzia', text: 'nessuna garanzia', as: 'Italian' },
    { typed: 'wycena', text: 'Ile kosztuje wycena?', as: 'Polish' },
    { typed: 'değerleme', text: 'Değerleme ücreti', as: 'Turkish' },
    { typed: 'оценка', text: 'Сколько стоит оценка?', as: 'Russian' },
    { typed: 'εκτίμηση', text: 'Πόσο κοστίζει η εκτίμηση;', as: 'Greek' },
    { typed: 'أتعاب', text: 'ما هي أتعاب الخبير؟', as: 'Arabic' },
  ])('a word finds itself: $as', ({ typed, text }) => {
    expect(finds(typed, text)).toBe(true);
  });

  it.each([
    { typed: 'evaluation', text: 'L’évaluation', as: 'without its accent' },
    { typed: 'évaluations', text: 'une évaluation', as: 'in the plural' },
  ])('a word finds itself $as', ({ typed, text }) => {
    expect(finds(typed, text)).toBe(true);
  });

  it.each(['sous', 'bien', 'gens', 'uns', 'les', 'en', 'ser'])(
    'no ending is taken from %s, which is too short to have one',
    (short) => {
      expect(finds(short, short.slice(0, -1))).toBe(false);
    },
  );
});

describe('what somebody types does not find', () => {
  it.each([
    { typed: '§24', text: 'in 24 Stunden', as: 'a number that is no section' },
    { typed: '1250', text: '11.250 Euro und 21250 Euro', as: 'the last digits of other numbers' },
    { typed: '4800', text: '4,8 Prozent', as: 'a number with fewer digits' },
    { typed: 'Partei', text: 'Art. 28', as: 'a word that begins like a short form' },
    { typed: '5,0', text: '50 Gutachten', as: 'another number with the same digits' },
    { typed: 'Kosten, Berlin', text: 'Was kostet ein Gutachten?', as: 'a text that has one of two words' },
  ])('$as', ({ typed, text }) => {
    expect(finds(typed, text)).toBe(false);
  });
});
