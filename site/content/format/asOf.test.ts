import { describe, expect, it } from 'vitest';
import { reviewed, reviewedPages } from '#common/reviewed.ts';
import { languages } from '../load.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe.each(reviewedPages)('the day of the last review of %s', (page) => {
  it('is a day of the calendar', () => {
    expect(new Date(reviewed[page]).toISOString().slice(0, 10)).toBe(reviewed[page]);
  });

  it('stands in words in German', () => {
    expect(plain(languages.de.format.asOf[page])).toMatch(/^Stand: \d{1,2}\. \p{L}+ \d{4}$/u);
  });

  it('stands in words in English', () => {
    expect(plain(languages.en.format.asOf[page])).toMatch(/^As of \d{1,2} \p{L}+ \d{4}$/u);
  });
});
