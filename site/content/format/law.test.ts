import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { localeCodes } from '#common/locales.ts';
import { languages } from '../load.ts';
import { acts, provisions, standards } from './law.ts';

/** With plain spaces, to be read here. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe.each([
  {
    locale: 'de',
    section: '§ 194 BauGB',
    several: '§§ 402 ff. ZPO',
    paragraph: '§ 198 Abs. 2 BewG',
    number: '§ 55 Abs. 1 Nr. 1 InsO',
    article: 'Art. 28 DSGVO',
    articles: 'Art. 28 ff. DORA',
  },
  {
    locale: 'en',
    section: 'section 194 BauGB',
    several: 'sections 402 et seq. ZPO',
    paragraph: 'section 198(2) BewG',
    number: 'section 55(1) no. 1 InsO',
    article: 'Article 28 GDPR',
    articles: 'Articles 28 et seq. DORA',
  },
] as const)('law in $locale', ({ locale, ...expected }) => {
  const { law } = languages[locale].format;

  it('is cited as the language cites it', () => {
    expect(plain(law.marketValue)).toBe(expected.section);
    expect(plain(law.courtExpertEvidence)).toBe(expected.several);
    expect(plain(law.lowerTaxValueBy)).toBe(expected.paragraph);
    expect(plain(law.estateLiability)).toBe(expected.number);
    expect(plain(law.processorContract)).toBe(expected.article);
    expect(plain(law.ictContracts)).toBe(expected.articles);
  });
});

it.each(localeCodes)('no citation in %s breaks, or is too long for the narrowest phone', (locale) => {
  const { law, standard } = languages[locale].format;
  for (const citation of [...Object.values(law), ...Object.values(standard)]) {
    expect(citation).not.toMatch(/[ \t\n]/);
    expect(citation.length).toBeLessThanOrEqual(30);
  }
});

it('no place is listed twice, and no act that nothing is cited from', () => {
  const places = Object.values(provisions).map((provision) =>
    JSON.stringify({ ...provision, subject: undefined }),
  );
  expect(new Set(places).size).toBe(places.length);
  const cited = new Set<string>(Object.values(provisions).map(({ act }) => act));
  expect(Object.keys(acts).filter((act) => !cited.has(act))).toEqual([]);
  expect(new Set(Object.values(standards)).size).toBe(Object.keys(standards).length);
});

it.each(localeCodes)('every provision of the list is cited in %s', (locale) => {
  const copy = globSync(`site/content/${locale}/**/*.ts`).map((file) => readFileSync(file, 'utf8'));
  const isCited = (key: string) => copy.some((source) => source.includes(`law.${key}}`));
  expect(Object.keys(provisions).filter((key) => !isCited(key))).toEqual([]);
});
