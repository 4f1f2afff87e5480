import { describe, expect, it } from 'vitest';
import { localeCodes } from '#common/locales.ts';
import { languages } from '../load.ts';

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
  for (const citation of [...Object.values(law), ...Object.values(standard)])
    expect(citation).toMatch(/^[^ \t\n]{1,30}$/);
});
