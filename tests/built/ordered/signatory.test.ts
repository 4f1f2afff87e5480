import { describe, expect, it } from 'vitest';
import { linksTo, inLanguage, mainOf, readIn, spoken, type InBoth } from '../contents.ts';
import { attribute, textOf } from '../site.ts';

const pages = ['institutional', 'lawyers', 'trust'] as const;

/** What clauses 5, 6 and 8 of the terms say, and nothing beyond. */
const agreed: Record<string, InBoth> = {
  'the fee is a fixed amount in the offer, before the contract': {
    de: /fester Betrag im Angebot, bevor Sie den Vertrag schließen/,
    en: /in the offer as a fixed amount before you sign the contract/,
  },
  'the contract is with the valuer, who is liable': {
    de: /mit dem Sachverständigen, der das Gutachten unterschreibt und Ihnen dafür haftet/,
    en: /with the valuer who also signs the report and is liable to you for it/,
  },
  'the success fee does not follow the value, because the fee is fixed': {
    de: /Anteil am vereinbarten Honorar. Weil jedes Angebot es als festen Betrag nennt, ändert der ermittelte Wert daran nichts/,
    en: /share of the fee agreed. Every offer states that fee as a fixed sum, so the value in the report makes no difference/,
  },
};

const all = pages.flatMap((page) => spoken.map((locale) => ({ page, locale })));

describe.each(all)('who signs, on $page in $locale', ({ page, locale }) => {
  const section = mainOf(locale, page).querySelector('section[aria-labelledby=signatory-title]');

  it('stands on the page with a heading', () => {
    expect(textOf(section?.querySelector('h2'))).toMatch(/Name/i);
  });

  it.each(Object.entries(agreed))('says that %s', (_, statement) => {
    expect(section && readIn(section)).toMatch(statement[locale]);
  });

  it('marks its papers as specimens', () => {
    const caption = section?.querySelector('figcaption');
    expect(textOf(caption)).toMatch({ de: /Muster/, en: /Specimen/ }[locale]);
  });

  it('has a picture that comes when it is near', () => {
    const picture = section?.querySelector('img') ?? null;
    expect(attribute(picture, 'loading')).toBe('lazy');
  });

  it('leads to what is said about qualifications', () => {
    expect(section && linksTo(section, inLanguage(locale, '/trust/qualifications'))).toHaveLength(1);
  });
});

describe.each(spoken)('the trust page in %s', (locale) => {
  it('shows who signs before anything is said about data and contracts', () => {
    const first = mainOf(locale, 'trust').querySelector('section');
    expect(attribute(first, 'aria-labelledby')).toBe('signatory-title');
  });
});
