import { expect, it } from 'vitest';
import { localeCodes } from '#common/locales.ts';
import { loadLegal } from './content/legal/load.ts';
import { contentFor } from './content/load.ts';
import { termsSections } from './innerLinks.ts';
import { linksFor } from './links.ts';

it.each(localeCodes)('the trust page cites the section of the terms on its subject (%s)', (locale) => {
  const { sections } = loadLegal(locale, 'terms', { 'site.origin': 'https://www.site.example' });
  for (const key of Object.keys(termsSections) as (keyof typeof termsSections)[]) {
    const { href } = linksFor(locale, '').terms(key);
    const target = sections.find(({ id }) => href.endsWith(`#${id}`));
    const subject = contentFor(locale).trust.agreed.items[key].title.split(' ').at(-1) ?? '';
    expect(target?.heading.toLowerCase()).toContain(subject.toLowerCase());
  }
});
