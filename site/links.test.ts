import { expect, it } from 'vitest';
import { localeCodes, type Locale } from '#common/locales.ts';
import { loadLegal } from './content/legal/load.ts';
import { contentFor } from './content/load.ts';
import { termsSections } from './innerLinks.ts';
import { linksFor } from './links.ts';

/** The word for a row's subject that the heading of its section in the terms has too. */
function subjectOf(key: keyof typeof termsSections, locale: Locale): string {
  if (key === 'enquiries') return { de: 'Anfragen', en: 'enquiries' }[locale];
  return contentFor(locale).trust.agreed.items[key].title.split(' ').at(-1) ?? '';
}

it.each(localeCodes)('the trust page cites the section of the terms on its subject (%s)', (locale) => {
  const { sections } = loadLegal(locale, 'terms', { 'site.origin': 'https://www.site.example' });
  for (const key of Object.keys(termsSections) as (keyof typeof termsSections)[]) {
    const { href } = linksFor(locale, '').terms(key);
    const target = sections.find(({ id }) => href.endsWith(`#${id}`));
    const subject = subjectOf(key, locale);
    expect(target?.heading.toLowerCase()).toContain(subject.toLowerCase());
  }
});
