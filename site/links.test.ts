import { expect, it } from 'vitest';
import { localeCodes, type Locale } from '#common/locales.ts';
import { loadLegal } from './content/legal/load.ts';
import { linksFor } from './links.ts';

const headings: Partial<Record<Locale, string>> = { de: 'Bewertungsvertrag', en: 'Valuation contract' };

it.each(localeCodes)(
  'who is liable is read in the terms’ section on the valuation contract (%s)',
  (locale) => {
    const { href } = linksFor(locale, '').terms('valuationContract');
    const { sections } = loadLegal(locale, 'terms', { 'site.origin': 'https://www.site.example' });
    const target = sections.find(({ id }) => href.endsWith(`#${id}`));
    expect(target?.heading).toContain(headings[locale] ?? '');
  },
);
