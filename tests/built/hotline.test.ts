import { describe, expect, it } from 'vitest';
import { localeCodes } from '#common/locales.ts';
import { contentFor } from '#site/content/load.ts';
import { pages } from './site.ts';

/** What browsers without styles or scripts, reader modes and machines read of the hotline: the text of the page. */

describe.each(localeCodes)('the text of the pages in %s', (locale) => {
  const { hours, states } = contentFor(locale).common.hotline;
  const inLanguage = pages.filter(({ document }) => document.querySelector(`html[lang=${locale}]`));
  const withHotline = inLanguage.filter(({ document }) => document.querySelector('.hotline-states'));

  it('has the hotline on some pages', () => {
    expect(withHotline.length).toBeGreaterThan(0);
  });

  it.each(withHotline)('says the hours of the hotline and no state of the week: $file', ({ document }) => {
    for (const place of document.querySelectorAll('.hotline-states')) {
      const isWithHours = place.querySelector('[data-hotline-state=hours]') !== null;
      expect(place.textContent.trim()).toBe(isWithHours ? hours : '');
    }
    const text = document.querySelector('body')?.textContent;
    for (const { says } of states) expect(text).not.toContain(says);
  });

  it.each(withHotline)('parts the hours from what stands beside them: $file', ({ document }) => {
    const text = document.querySelector('body')?.textContent ?? '';
    const [, after] = text.split(hours);
    expect(after).toMatch(/^\s/);
  });
});
