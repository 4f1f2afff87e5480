import { describe, expect, it } from 'vitest';
import { company } from '#common/company.ts';
import { contactFields } from '#common/contactFields.ts';
import { inLanguage, labelOf, linksTo, mainOf, sectionOf, readIn, spoken, type InBoth } from '../contents.ts';
import { attribute, textOf } from '../site.ts';

/** The specification's fields by the name that they are sent under, with what they are called. */
const fields: Record<string, InBoth> = {
  firstName: { de: /^Vorname/, en: /^(?:First n|N)ame/ },
  lastName: { de: /^Nachname/, en: /^Surname/ },
  email: { de: /^E-?\u2060?Mail/, en: /^Email|^E-mail/ },
  phone: { de: /^Telefon/, en: /^Phone/ },
  town: { de: /^Ort|^Stadt/, en: /^Town/ },
  country: { de: /^Land/, en: /^Country/ },
  message: { de: /Nachricht/, en: /message/i },
};

const sections: Record<string, InBoth> = {
  send_message: { de: /Nachricht senden/, en: /Send a message/ },
  contact_details: { de: /Kontaktdaten/, en: /Contact details/ },
  report_problem: { de: /Problem melden/, en: /Report a problem/ },
};

describe.each(spoken)('the contact page in %s', (locale) => {
  const main = mainOf(locale, 'contact');
  const form = main.querySelector('form');
  const visible =
    form
      ?.querySelectorAll('input, textarea, select')
      .filter((field) => attribute(field, 'type') !== 'hidden' && attribute(field, 'tabindex') !== '-1') ??
    [];

  it.each(Object.entries(sections))('has its section %s, by this name (statement 136)', (section, name) => {
    expect(textOf(sectionOf(locale, 'contact', section).querySelector('h2'))).toMatch(name[locale]);
  });

  it.each(Object.entries(fields))(
    'asks for %s, required, and calls it so (statements 178 and 200)',
    (name, label) => {
      const field = form?.querySelector(`[name="${name}"]`);
      expect(field, 'there is no such field').toBeTruthy();
      expect(field?.hasAttribute('required')).toBe(true);
      const called = form?.querySelector(`label[for="${attribute(field ?? null, 'id')}"]`);
      expect(textOf(called)).toMatch(label[locale]);
    },
  );

  it('asks for nothing but the fields of its register and the consent (statement 178)', () => {
    const asked = visible.map((field) => attribute(field, 'name')).filter((name) => name !== '');
    expect(asked.toSorted()).toEqual([...contactFields, 'consent'].toSorted());
  });

  it('links from the consent to terms and privacy notice, in new tabs (statements 179 and 203)', () => {
    for (const path of ['/terms_and_conditions', '/privacy']) {
      const [link] = form === null ? [] : linksTo(form, inLanguage(locale, path));
      expect.soft(attribute(link ?? null, 'target'), path).toBe('_blank');
    }
  });

  it('says beside the consent when the details are deleted, and what may keep them (statement 243)', () => {
    const line = form === null ? '' : readIn(form);
    expect(line).toMatch({ de: /6 Monate/, en: /6 months/ }[locale]);
    const unless = {
      de: /aufbewahren|Aufbewahrung/,
      en: /required to keep|obliged to keep|have to keep|must keep/,
    };
    expect(line).toMatch(unless[locale]);
  });

  it('has a button that sends the message (statement 176)', () => {
    const button = form?.querySelector('button[type=submit]');
    expect(button && labelOf(button)).toBe({ de: 'Nachricht senden', en: 'Send message' }[locale]);
  });

  it('gives the hotline’s number with its hours (statement 134)', () => {
    const section = sectionOf(locale, 'contact', 'contact_details');
    const numbers = section
      .querySelectorAll('a')
      .filter((link) => attribute(link, 'href').startsWith('tel:'));
    expect(numbers).toHaveLength(1);
    const hours = { de: /täglich (?:von )?8(?::00)? bis 18/, en: /daily,? (?:from )?8:00 to 18:00/ };
    expect(readIn(section)).toMatch(hours[locale]);
  });

  it('says for what the telephone number is asked, beside it', () => {
    const phone = form?.querySelector('[name="phone"]') ?? null;
    const described = attribute(phone, 'aria-describedby').split(' ');
    const said = described.map((id) => textOf(form?.querySelector(`[id="${id}"]`))).join(' ');
    expect(said).toMatch({ de: /für Rückfragen/, en: /if we have questions/ }[locale]);
  });

  it('gives e-mail and postal address in the contact details', () => {
    const section = sectionOf(locale, 'contact', 'contact_details');
    expect(linksTo(section, `mailto:${company.email}`)).toHaveLength(1);
    const address = section.querySelector('address');
    const lines = address === null ? '' : readIn(address);
    expect(lines).toContain(company.street);
    expect(lines).toContain(`${company.postalCode} ${company.town}`);
  });

  it('gives technical support by name, e-mail and phone (statement 135)', () => {
    const section = sectionOf(locale, 'contact', 'report_problem');
    const hrefs = section.querySelectorAll('a').map((link) => attribute(link, 'href').split(':')[0]);
    expect(hrefs.toSorted()).toEqual(['mailto', 'tel']);
    const name = section.querySelectorAll('p, h3, strong, b, dd').map(textOf);
    expect(name).toContainEqual(expect.stringMatching(/^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$/u));
  });

  it('says that support aims to fix problems within 24 hours (statement 241)', () => {
    const aim = { de: /24 Stunden/, en: /within 24 hours/ };
    expect(readIn(sectionOf(locale, 'contact', 'report_problem'))).toMatch(aim[locale]);
  });

  it('says that a reply comes within 2 to 4 hours as a rule (statement 137)', () => {
    const promise = {
      de: /(?:in der Regel|meist|üblicherweise).*2 bis 4 Stunden/,
      en: /usually.*2 to 4 hours/,
    };
    expect(readIn(main)).toMatch(promise[locale]);
  });
});
