import { expect, it } from 'vitest';
import { localeCodes, type Locale } from '#common/locales.ts';
import { loadLegal } from './content/legal/load.ts';
import { contentFor } from './content/load.ts';
import { expectedIn } from './content/testing/expected.ts';
import { termsSections } from './innerLinks.ts';
import { linksFor } from './links.ts';

/** The word for a row's subject that the heading of its section in the terms has too. */
function subjectOf(key: keyof typeof termsSections, locale: Locale): RegExp {
  if (key === 'enquiries') return expectedIn(locale, 'terms', 'enquiries');
  const word = contentFor(locale).trust.agreed.items[key].title.split(' ').at(-1) ?? '';
  return new RegExp(RegExp.escape(word), 'iu');
}

it.each(localeCodes)('the trust page cites the section of the terms on its subject (%s)', (locale) => {
  const { sections } = loadLegal(locale, 'terms', { 'site.origin': 'https://www.site.example' });
  for (const key of Object.keys(termsSections) as (keyof typeof termsSections)[]) {
    const { href } = linksFor(locale, '').terms(key);
    const target = sections.find(({ id }) => href.endsWith(`#${id}`));
    const subject = subjectOf(key, locale);
    expect(target?.heading).toMatch(subject);
  }
});
