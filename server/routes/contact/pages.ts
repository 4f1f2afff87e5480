import { contactFields, type ContactField } from '#common/contactFields.ts';
import { readFileSync } from 'node:fs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { parse, type HTMLElement } from 'node-html-parser';
import {
  errorId,
  formFields,
  formTokenField,
  type ErrorCode,
  type FieldErrors,
  type FormField,
} from '#common/contact.ts';
import * as ids from '#common/ids.ts';
import type { Locale } from '#common/locales.ts';
import { mailDraft, writtenMessage } from '#common/mailDraft.ts';
import { readReference } from '#common/reference.ts';
import { spelled } from '#common/spelled.ts';
import { whatNext } from '#common/words/next.ts';
import type { ServiceWords } from '#common/words/types.ts';
import { escapeHtml } from '#common/escapeHtml.ts';
import type { AppOptions } from '#server/options.ts';
import { SECOND } from '#server/time.ts';
import { find, sendFilled, splice } from './filled.ts';

/**
 * Sends the built contact page with a token of its own in the form, for those who post it without a script;
 * without one while the store is away. The file is read and taken apart once; all else of it stays byte for byte.
 * @param file absolute path of the built page
 */
export function contactPageSender(file: string, protection: AppOptions['protection']) {
  const page = readFileSync(file, 'utf8');
  const field = find(parse(page), `#${ids.contactFormId} [name="${formTokenField}"]`);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { formTokens } = await protection().catch(() => ({ formTokens: undefined }));
    if (formTokens === undefined) return sendFilled(request, reply, page);
    field.setAttribute('value', formTokens.issue(request.ip));
    return sendFilled(request, reply, splice(page, [field]));
  };
}

/** What the form without JavaScript sent, as it was typed. */
export type TypedFields = Partial<Record<ContactField, string>> & { consent: boolean };

/** Why the page comes back, in words, and what is wrong with its fields. */
export type FormProblem = { alert: string; errors?: FieldErrors };

/**
 * The built contact page with the form as it was sent and what was wrong with it.
 * @param words in the page's language
 * @param token to show when the form is posted again, where one is asked for
 */
export function fillForm(
  page: string,
  words: ServiceWords,
  typed: TypedFields,
  { alert, errors = {} }: FormProblem,
  token?: string,
): string {
  const root = parse(page, { comment: true });
  const form = find(root, `#${ids.contactFormId}`);
  const changed: HTMLElement[] = [];
  const change = (selector: string, within = form) => {
    const element = find(within, selector);
    changed.push(element);
    return element;
  };

  for (const field of contactFields) setValue(change(`[name="${field}"]`), typed[field] ?? '');
  const consent = change('[name="consent"]');
  if (typed.consent) consent.setAttribute('checked', '');
  if (token !== undefined) setValue(change(`[name="${formTokenField}"]`), token);

  for (const { field, fault } of faultsOf(errors)) {
    find(form, `[name="${field}"]`).setAttribute('aria-invalid', 'true');
    const place = change(`#${errorId(field)}`);
    place.setAttribute(ids.codeAttribute, fault);
    place.textContent = words.fields[fault];
  }
  const [first] = faultsOf(errors);
  if (first !== undefined) find(form, `[name="${first.field}"]`).setAttribute('autofocus', '');

  const labels = labelsIn(form);
  listFaults(change(`[${ids.formFaults}]`), errors, labels, words);
  const written = { ...typed, country: countryIn(form, typed.country) };
  offerMail(change(`[${ids.formAlert}] ~ p`), writtenMessage(labels, written), words);

  const place = change(`[${ids.formAlert}]`);
  place.removeAttribute('hidden');
  place.textContent = alert;
  const title = change('title', root);
  title.textContent = `${words.errorTitle} ${title.text}`;
  return splice(page, changed);
}

/** What is wrong with the fields, in the form's order. */
function faultsOf(errors: FieldErrors): { field: FormField; fault: ErrorCode }[] {
  const found: { field: FormField; fault: ErrorCode }[] = [];
  for (const field of formFields) {
    const fault = errors[field];
    if (fault !== undefined) found.push({ field, fault });
  }
  return found;
}

/** The links to the fields, each of which says what to do: those to the wrong ones are shown. */
function listFaults(
  list: HTMLElement,
  errors: FieldErrors,
  labels: Record<ContactField, string>,
  { fields }: ServiceWords,
): void {
  const faults = faultsOf(errors);
  if (faults.length > 0) list.removeAttribute('hidden');
  for (const { field, fault } of faults) {
    const link = find(list, `[href="#${field}"]`);
    find(list, `li:has([href="#${field}"])`).removeAttribute('hidden');
    // Only a text can be too long.
    if (fault === 'too_long' && field !== 'consent') link.textContent = `${labels[field]}: ${fields[fault]}`;
  }
}

/** A country's name, as the form offers it. */
function countryIn(form: HTMLElement, code = ''): string {
  const options = form.querySelectorAll('[name="country"] option');
  return options.find((option) => option.getAttribute('value') === code && code !== '')?.text ?? code;
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
function offerMail(ways: HTMLElement, text: string, { mailDraft: draft }: ServiceWords): void {
  if (text === '') ways.setAttribute('hidden', '');
  const link = find(ways, 'a[href^="mailto:"]');
  const [, address = ''] = /^mailto:([^?]*)/.exec(link.getAttribute('href') ?? '') ?? [];
  // The library takes attribute values as they stand in the source.
  link.setAttribute('href', escapeHtml(mailDraft({ ...draft, address, text })));
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

/**
 * Sends the built page "sent" with the reference in it, and what happens next while that is still of today.
 * Anybody can write such an address, so what is in it is shown only where it could have come from us.
 * @param file absolute path of the built page
 */
export function sentPageSender(file: string, locale: Locale) {
  const page = readFileSync(file, 'utf8');
  const root = parse(page, { comment: true });
  const place = find(root, `#${ids.sentReferenceId}`);
  const written = find(place, `#${ids.sentWrittenId}`);
  const letters = find(place, `#${ids.sentSpelledId}`);
  const next = find(root, `#${ids.sentNextId}`);
  place.removeAttribute('hidden');

  return (request: FastifyRequest, reply: FastifyReply) => {
    const query = new URL(request.url, 'http://localhost').searchParams;
    const reference = readReference(query.get(ids.referenceParameter) ?? '');
    if (reference === undefined) return sendFilled(request, reply, page);
    written.textContent = reference;
    letters.textContent = spelled(reference);
    const [received = ''] = /^\d{10}$/.exec(query.get(ids.receivedParameter) ?? '') ?? [];
    const said = whatNext(locale, new Date(Number(received) * SECOND));
    if (said === undefined) return sendFilled(request, reply, splice(page, [place]));
    next.textContent = said;
    return sendFilled(request, reply, splice(page, [place, next]));
  };
}
