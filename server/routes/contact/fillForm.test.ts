import { parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { contactFields, errorId, formTokenField } from '#common/contact.ts';
import { codeAttribute, contactFormId, formAlert } from '#common/ids.ts';
import { shownErrors } from '#common/words/shownErrors.ts';
import { words } from '#common/words/words.ts';
import { sampleContact } from '#server/testing/samples.ts';
import { contactPage } from '#server/testing/site.ts';
import { fillForm, type Outcome, type Typed } from './pages.ts';

const page = contactPage('de');
const typed: Typed = { ...sampleContact, consent: true };
const failed: Outcome = { alert: words.de.failed };
const fill = (as: Typed, outcome: Outcome, token?: string) => fillForm(page, words.de, as, outcome, token);

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
    const html = fill(typed, failed);
    for (const field of contactFields) expect(valueOf(html, field)).toBe(sampleContact[field]);
    expect(parse(html).querySelector('[name="consent"]')?.hasAttribute('checked')).toBe(true);
  });

  it('leaves the box unticked that was not ticked', () => {
    const html = fill({ consent: false }, { alert: words.de.invalid, errors: { consent: 'required' } });
    const root = parse(html);
    expect(root.querySelector('[name="consent"]')?.hasAttribute('checked')).toBe(false);
    expect(root.querySelector(`#${errorId('consent')}`)?.text).toBe(words.de.fields.required);
  });

  it('shows each error at its field, by its code and in words, and the first in focus', () => {
    const html = fill(typed, {
      alert: words.de.invalid,
      errors: { email: 'invalid_email', town: 'too_long' },
    });
    const root = parse(html);
    expect(root.querySelector(`#${errorId('email')}`)?.text).toBe(shownErrors(words.de).invalid_email);
    expect(root.querySelector(`#${errorId('town')}`)?.text).toBe(words.de.fields.too_long);
    expect(root.querySelector(`#${errorId('town')}`)?.getAttribute(codeAttribute)).toBe('too_long');
    expect(root.querySelectorAll('[aria-invalid="true"]').map((control) => control.id)).toEqual([
      'email',
      'town',
    ]);
    expect(root.querySelectorAll('[autofocus]').map((control) => control.id)).toEqual(['email']);
    expect(root.querySelector(`#${errorId('phone')}`)?.text).toBe('');
  });

  it('brings a token where it is given one, and what the service has to say', () => {
    const html = fill(typed, { alert: words.de.confirm }, 'a.token');
    expect(valueOf(html, formTokenField)).toBe('a.token');
    expect(parse(html).querySelector(`[${formAlert}]`)?.text).toBe(words.de.confirm);
    expect(valueOf(fill(typed, failed), formTokenField)).toBeUndefined();
  });

  it('says in the alert and the title what happened', () => {
    const invalid = parse(fill(typed, { alert: words.de.invalid, errors: { email: 'required' } }));
    expect(invalid.querySelector(`[${formAlert}]`)?.text).toBe(words.de.invalid);
    expect(invalid.querySelector(`[${formAlert}]`)?.hasAttribute('hidden')).toBe(false);
    expect(invalid.querySelector('title')?.text).toBe(`${words.de.errorTitle} Bewertra – Kontakt & Hilfe`);
    expect(parse(fill(typed, failed)).querySelector(`[${formAlert}]`)?.text).toBe(words.de.failed);
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
    const html = fill({ ...attacked, consent: false }, failed);
    expect(html.match(/<script/g)).toHaveLength(page.match(/<script/g)?.length ?? 0);
    expect(html).not.toContain('<img src=x onerror');
    expect(parse(html).querySelectorAll('[onfocus], [onerror]')).toEqual([]);
    for (const field of ['firstName', 'email', 'message']) expect(valueOf(html, field)).toBe(attack);
  });

  it('does not choose a country that the list does not have', () => {
    expect(valueOf(fill({ ...typed, country: 'Atlantis' }, failed), 'country')).toBeUndefined();
  });

  it('keeps a line break at the start of the message', () => {
    const html = fill({ ...typed, message: '\nfirst' }, failed);
    expect(html).toContain('>\n\nfirst</textarea>');
  });

  it('leaves the rest of the document byte for byte', () => {
    const html = fill(typed, { alert: words.de.invalid, errors: { email: 'required' } });
    const before = page.indexOf('<title>');
    const form = page.indexOf('<form');
    const after = page.indexOf('<input type="hidden"');
    expect(html.startsWith(page.slice(0, before))).toBe(true);
    expect(html).toContain(page.slice(page.indexOf('</title>'), form));
    expect(html.endsWith(page.slice(after))).toBe(true);
  });

  it('complains of a page without the form', () => {
    expect(() => fillForm('<p>', words.de, typed, failed)).toThrow(`#${contactFormId}`);
  });
});
