import { parse, type HTMLElement } from 'node-html-parser';
import {
  contactFields,
  errorCodes,
  formTokenField,
  type ContactField,
  type ErrorCode,
  type FieldErrors,
} from '#common/contact.ts';
import { escapeHtml } from '#server/words/escape.ts';

/** What the form without JavaScript sent, as it was typed. */
export type Typed = Partial<Record<ContactField, string>> & { consent: boolean };

/** Why the page comes back: something to correct, a failure of ours, or another reason in the service's words. */
export type Outcome =
  { kind: 'invalid'; errors: FieldErrors } | { kind: 'failed' } | { kind: 'refused'; text: string };

/**
 * The built contact page with the form as it was sent and what was wrong with it. The words come from
 * the form's own `data-` attributes, so the page speaks with one voice with and without JavaScript.
 * Whatever is not changed stays byte for byte: its policy carries hashes, its scripts expect it.
 * @param token to show when the form is posted again, where one is asked for
 */
export function fillForm(page: string, typed: Typed, outcome: Outcome, token?: string): string {
  const root = parse(page, { comment: true });
  const form = root.querySelector('#contact-form');
  if (form === null) throw new Error('the contact page has no #contact-form');
  const changed: HTMLElement[] = [];
  const errors = outcome.kind === 'invalid' ? outcome.errors : {};

  for (const field of contactFields) {
    const control = find(form, `[name="${field}"]`);
    setValue(control, typed[field] ?? '');
    changed.push(control);
  }
  const consent = find(form, '[name="consent"]');
  if (typed.consent) consent.setAttribute('checked', '');
  changed.push(consent);

  if (token !== undefined) {
    const hidden = find(form, `[name="${formTokenField}"]`);
    setValue(hidden, token);
    changed.push(hidden);
  }

  const texts = errorTexts(form);
  for (const [index, [field, code]] of Object.entries(errors).entries()) {
    const control = find(form, `[name="${field}"]`);
    control.setAttribute('aria-invalid', 'true');
    if (index === 0) control.setAttribute('autofocus', '');
    const place = find(form, `[data-error-for="${field}"]`);
    place.textContent = texts[code];
    changed.push(place);
  }

  const alert = find(form, '[data-form-alert]');
  alert.removeAttribute('hidden');
  alert.textContent =
    outcome.kind === 'refused' ? outcome.text : (form.getAttribute(`data-${outcome.kind}`) ?? '');
  changed.push(alert);

  const prefix = form.getAttribute('data-title-error');
  const title = root.querySelector('title');
  if (prefix !== undefined && title !== null) {
    title.textContent = `${prefix} ${title.text}`;
    changed.push(title);
  }
  return splice(page, changed);
}

function find(form: HTMLElement, selector: string): HTMLElement {
  const element = form.querySelector(selector);
  if (element === null) throw new Error(`the contact form has no ${selector}`);
  return element;
}

function setValue(control: HTMLElement, value: string): void {
  if (control.localName === 'select') {
    for (const option of control.querySelectorAll('option')) {
      if (option.getAttribute('value') === value) option.setAttribute('selected', '');
      else option.removeAttribute('selected');
    }
  } else if (control.localName === 'textarea') {
    // A parser drops the first line break after the tag, so one that was typed needs one before it.
    control.textContent = value.startsWith('\n') ? `\n${value}` : value;
  } else {
    // The library takes attribute values as they stand in the source.
    control.setAttribute('value', escapeHtml(value));
  }
}

function errorTexts(form: HTMLElement): Record<ErrorCode, string> {
  const given = JSON.parse(form.getAttribute('data-errors') ?? '{}') as Partial<Record<ErrorCode, string>>;
  return Object.fromEntries(errorCodes.map((code) => [code, given[code] ?? code])) as Record<
    ErrorCode,
    string
  >;
}

/** Puts each changed element back at its place; none of them lies within another. */
function splice(page: string, changed: HTMLElement[]): string {
  let result = '';
  let position = 0;
  for (const element of changed.sort((a, b) => a.range[0] - b.range[0])) {
    const [start, end] = element.range;
    result += page.slice(position, start) + element.toString();
    position = end;
  }
  return result + page.slice(position);
}
