import { expect, it } from 'vitest';
import { localeCodes } from '#common/locales.ts';
import lawData from '../law.json' with { type: 'json' };
import { languages } from '../load.ts';

it.each([
  ['de', '§ 194 BauGB', '§§ 402 ff. ZPO', '§ 198 Abs. 2 BewG', '§ 55 Abs. 1 Nr. 1 InsO', 'Art. 28 DSGVO'],
  [
    'en',
    'section 194 BauGB',
    'sections 402 et seq. ZPO',
    'section 198(2) BewG',
    'section 55(1) no. 1 InsO',
    'Article 28 GDPR',
  ],
] as const)('law is cited as the language cites it (%s)', (locale, ...citations) => {
  const { law } = languages[locale].format;
  const { marketValue, courtExpertEvidence, lowerTaxValueBy, estateLiability, processorContract } = law;
  const cited = [marketValue, courtExpertEvidence, lowerTaxValueBy, estateLiability, processorContract];
  expect(cited.map((text) => text.replaceAll('\u00a0', ' '))).toEqual(citations);
});

it.each(localeCodes)('no citation in %s breaks before a number or its act', (locale) => {
  const { law, standard } = languages[locale].format;
  for (const citation of [...Object.values(law), ...Object.values(standard)])
    expect(citation).not.toMatch(/ (?:\d|ff|et|seq|[^ \u00a0]+$)/);
});

it.each(Object.entries(lawData.provisions))('%s is in an act that has a name', (_, { act }) => {
  expect(Object.keys(lawData.acts)).toContain(act);
});
