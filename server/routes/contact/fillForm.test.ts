import { parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { contactFields, formTokenField } from '#common/contact.ts';
import { sampleContact } from '#server/testing/samples.ts';
import { contactPage, formWords } from '#server/testing/site.ts';
import { fillForm, type Typed } from './fillForm.ts';

const page = contactPage('de');
const typed: Typed = { ...sampleContact, consent: true };

function valueOf(html: string, field: string): string | undefined {
  const root = parse(html);
  const control = root.querySelector(`[name="${field}"]`);
  if (control?.localName === 'textarea') return control.text;
  if (control?.localName === 'select')
    return control
      .querySelectorAll('option')
      .find((option) => option.hasAttribute('selected'))
      ?.getAttribute('value');
  return control?.getAttribute('value');
}

describe('fillForm', () => {
  it('fills every field back in as it was typed', () => {
    const html = fillForm(page, typed, { kind: 'failed' });
    for (const field of contactFields) expect(valueOf(html, field)).toBe(sampleContact[field]);
    expect(parse(html).querySelector('[name="consent"]')?.hasAttribute('checked')).toBe(true);
  });

  it('leaves the box unticked that was not ticked', () => {
    const html = fillForm(page, { consent: false }, { kind: 'invalid', errors: { consent: 'required' } });
    const root = parse(html);
    expect(root.querySelector('[name="consent"]')?.hasAttribute('checked')).toBe(false);
    expect(root.querySelector('#consent-error')?.text).toBe(formWords.errors.required);
  });

  it('shows each error at its field, in the words of the page, and the first in focus', () => {
    const html = fillForm(page, typed, {
      kind: 'invalid',
      errors: { email: 'invalid_email', town: 'too_long' },
    });
    const root = parse(html);
    expect(root.querySelector('#email-error')?.text).toBe(formWords.errors.invalid_email);
    expect(root.querySelector('#town-error')?.text).toBe(formWords.errors.too_long);
    expect(root.querySelectorAll('[aria-invalid="true"]').map((control) => control.id)).toEqual([
      'email',
      'town',
    ]);
    expect(root.querySelectorAll('[autofocus]').map((control) => control.id)).toEqual(['email']);
    expect(root.querySelector('#phone-error')?.text).toBe('');
  });

  it('brings a token where it is given one, and what the service has to say', () => {
    const text = 'Noch nicht <gesendet>.';
    const html = fillForm(page, typed, { kind: 'refused', text }, 'a.token');
    expect(valueOf(html, formTokenField)).toBe('a.token');
    expect(parse(html).querySelector('[data-form-alert]')?.text).toBe(text);
    expect(valueOf(fillForm(page, typed, { kind: 'failed' }), formTokenField)).toBeUndefined();
  });

  it('says in the alert and the title what happened', () => {
    const invalid = parse(fillForm(page, typed, { kind: 'invalid', errors: { email: 'required' } }));
    expect(invalid.querySelector('[data-form-alert]')?.text).toBe(formWords.invalid);
    expect(invalid.querySelector('[data-form-alert]')?.hasAttribute('hidden')).toBe(false);
    expect(invalid.querySelector('title')?.text).toBe(`${formWords.titleError} Bewertra – Kontakt & Hilfe`);
    const failed = parse(fillForm(page, typed, { kind: 'failed' }));
    expect(failed.querySelector('[data-form-alert]')?.text).toBe(formWords.failed);
  });

  it.each([
    '"><script>alert(1)</script>',
    "' autofocus onfocus='alert(1)",
    '</textarea><script>alert(1)</script>',
    '</option></select><img src=x onerror=alert(1)>',
    '&quot;&gt;&lt;script&gt;',
    '<!--',
    ']]>',
    '$& $1 $`',
  ])('keeps %j a value', (attack) => {
    const attacked = Object.fromEntries(contactFields.map((field) => [field, attack]));
    const html = fillForm(page, { ...attacked, consent: false }, { kind: 'failed' });
    expect(html.match(/<script/g)).toHaveLength(page.match(/<script/g)?.length ?? 0);
    expect(html).not.toContain('<img src=x onerror');
    expect(parse(html).querySelectorAll('[onfocus], [onerror]')).toEqual([]);
    for (const field of ['firstName', 'email', 'message']) expect(valueOf(html, field)).toBe(attack);
  });

  it('does not choose a country that the list does not have', () => {
    expect(
      valueOf(fillForm(page, { ...typed, country: 'Atlantis' }, { kind: 'failed' }), 'country'),
    ).toBeUndefined();
  });

  it('keeps a line break at the start of the message', () => {
    const html = fillForm(page, { ...typed, message: '\nfirst' }, { kind: 'failed' });
    expect(html).toContain('>\n\nfirst</textarea>');
  });

  it('leaves the rest of the document byte for byte', () => {
    const html = fillForm(page, typed, { kind: 'invalid', errors: { email: 'required' } });
    const before = page.indexOf('<title>');
    const form = page.indexOf('<form');
    const after = page.indexOf('<input type="hidden"');
    expect(html.startsWith(page.slice(0, before))).toBe(true);
    expect(html).toContain(page.slice(page.indexOf('</title>'), form));
    expect(html.endsWith(page.slice(after))).toBe(true);
  });

  it('complains of a page without the form', () => {
    expect(() => fillForm('<p>', typed, { kind: 'failed' })).toThrow('#contact-form');
  });
});
