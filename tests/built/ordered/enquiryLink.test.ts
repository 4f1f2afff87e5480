import { describe, expect, it } from 'vitest';
import { brand } from '#common/company.ts';
import { mainOf, readIn, spoken } from '../contents.ts';
import { textOf } from '../site.ts';

describe.each(spoken)('the page of the enquiry link in %s', (locale) => {
  const main = mainOf(locale, 'enquiryLink');

  it('says that clients enquire on the platform, and not to the valuer alone', () => {
    const lead = {
      de: /stellen Ihre Geschäftskunden eine Anfrage auf der Plattform/,
      en: /business clients send enquiries through Bewertra/,
    };
    expect(readIn(main)).toMatch(lead[locale]);
    expect(readIn(main)).not.toMatch({ de: /direkt bei Ihnen/, en: /enquiry directly/ }[locale]);
  });

  it('names the platform on every button that it offers', () => {
    const texts = main.querySelectorAll('option').map(textOf);
    expect(texts.length).toBeGreaterThan(1);
    for (const text of texts) expect.soft(text).toContain(brand.name);
  });
});
