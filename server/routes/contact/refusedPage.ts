import { parse, type HTMLElement } from 'node-html-parser';
import {
  errorId,
  formFields,
  formTokenField,
  type ErrorCode,
  type FieldErrors,
  type FormField,
} from '#common/contact.ts';
import { contactFields, type ContactField } from '#common/contactFields.ts';
import { escapeHtml } from '#common/escapeHtml.ts';
import * as ids from '#common/ids.ts';
import { mailDraft, writtenMessage } from '#common/mailDraft.ts';
import type { ServiceWords } from '#common/words/types.ts';
import { find, splice } from './filled.ts';

/** What the form without JavaScript sent, as it was typed. */
export type TypedFields = Partial<Record<ContactField, string>> & { consent: boolean };

/** Why the page comes back, in words, and what is wrong with its fields. */
export type FormProblem = { alert: string; errors?: FieldErrors };

/**
 * The built contact page with the form as it was sent and what was wrong with it.
 * @param page HTML of the built page
 * @param words in the page's language
 * @param token to show when the form is posted again, where one is asked for
 */
export function refusedPage(
  page: string,
  words: ServiceWords,
  typed: TypedFields,
  { alert, errors = {} }: FormProblem,
  token?: string,
): string {
  const root = parse(page, { comment: true });
  const form = find(root, `#${ids.contactFormId}`);
  const faults = faultsOf(errors);
  return splice(page, [
    sayInTitle(root, words),
    sayInForm(form, alert),
    ...putBack(form, typed, token),
    ...sayBelowFields(form, faults, words),
    listFaults(form, faults, words),
    offerMail(form, typed, words),
  ]);
}

/* Each of these returns what it has changed. */

function sayInTitle(root: HTMLElement, { errorTitle }: ServiceWords): HTMLElement {
  const title = find(root, 'title');
  title.textContent = `${errorTitle} ${title.text}`;
  return title;
}

function sayInForm(form: HTMLElement, alert: string): HTMLElement {
  const place = find(form, `[${ids.formAlert}]`);
  place.removeAttribute('hidden');
  place.textContent = alert;
  return place;
}

const controlOf = (form: HTMLElement, name: string) => find(form, `[name="${name}"]`);

function putBack(form: HTMLElement, typed: TypedFields, token: string | undefined): HTMLElement[] {
  const consent = controlOf(form, 'consent');
  if (typed.consent) consent.setAttribute('checked', '');
  const values: [name: string, value: string][] = contactFields.map((field) => [field, typed[field] ?? '']);
  if (token !== undefined) values.push([formTokenField, token]);
  const filled = values.map(([name, value]) => {
    const control = controlOf(form, name);
    setValue(control, value);
    return control;
  });
  return [consent, ...filled];
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

type Fault = { field: FormField; fault: ErrorCode };

/** What is wrong with the fields, in the form's order. */
function faultsOf(errors: FieldErrors): Fault[] {
  const found: Fault[] = [];
  for (const field of formFields) {
    const fault = errors[field];
    if (fault !== undefined) found.push({ field, fault });
  }
  return found;
}

/** Marks the fields that are wrong, of which the first gets the focus, and says below each what is wrong. */
function sayBelowFields(form: HTMLElement, faults: readonly Fault[], words: ServiceWords): HTMLElement[] {
  return faults.map(({ field, fault }, at) => {
    // It is put back, and so changed, already.
    const control = controlOf(form, field);
    control.setAttribute('aria-invalid', 'true');
    if (at === 0) control.setAttribute('autofocus', '');
    const place = find(form, `#${errorId(field)}`);
    place.setAttribute(ids.codeAttribute, fault);
    place.textContent = words.fields[fault];
    return place;
  });
}

/** The links to the fields, each of which says what to do: those to the wrong ones are shown. */
function listFaults(form: HTMLElement, faults: readonly Fault[], { fields }: ServiceWords): HTMLElement {
  const list = find(form, `[${ids.formFaults}]`);
  const labels = labelsIn(form);
  if (faults.length > 0) list.removeAttribute('hidden');
  for (const { field, fault } of faults) {
    const link = find(list, `[href="#${field}"]`);
    find(list, `li:has([href="#${field}"])`).removeAttribute('hidden');
    // Only a text can be too long.
    if (fault === 'too_long' && field !== 'consent') link.textContent = `${labels[field]}: ${fields[fault]}`;
  }
  return list;
}

/** What the form calls its fields. */
function labelsIn(form: HTMLElement): Record<ContactField, string> {
  const labels = contactFields.map((field) => [field, find(form, `label[for="${field}"]`).text.trim()]);
  return Object.fromEntries(labels) as Record<ContactField, string>;
}

/**
 * The other ways to reach us: the link to a mail gets what was typed. Where nothing of it has come, as with a message
 * that is too large, nothing is said of it.
 */
function offerMail(form: HTMLElement, typed: TypedFields, words: ServiceWords): HTMLElement {
  const ways = find(form, `[${ids.formAlert}] ~ p`);
  const written = { ...typed, country: countryIn(form, typed.country) };
  const text = writtenMessage(labelsIn(form), written);
  if (text === '') ways.setAttribute('hidden', '');
  const link = find(ways, 'a[href^="mailto:"]');
  const [, address = ''] = /^mailto:([^?]*)/.exec(link.getAttribute('href') ?? '') ?? [];
  // The library takes attribute values as they stand in the source.
  link.setAttribute('href', escapeHtml(mailDraft({ ...words.mailDraft, address, text })));
  return ways;
}

/** A country's name, as the form offers it. */
function countryIn(form: HTMLElement, code = ''): string {
  const options = form.querySelectorAll('[name="country"] option');
  return options.find((option) => option.getAttribute('value') === code && code !== '')?.text ?? code;
}
