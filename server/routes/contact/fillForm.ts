import { parse, type HTMLElement } from 'node-html-parser';
import {
  contactFields,
  errorId,
  formTokenField,
  type ContactField,
  type FieldErrors,
  type Refusal,
} from '#common/contact.ts';
import { codeAttribute, contactFormId, formAlert } from '#common/ids.ts';
import { shownErrors } from '#common/words/shownErrors.ts';
import type { Words } from '#common/words/types.ts';
import { escapeHtml } from '#server/html.ts';
import { find, splice } from './splice.ts';

/** What the form without JavaScript sent, as it was typed. */
export type Typed = Partial<Record<ContactField, string>> & { consent: boolean };

/** Why the page comes back, in other words than the code's where those are given, and what is wrong with its fields. */
export type Outcome = { code: Refusal | 'confirm'; alert?: string; errors?: FieldErrors };

/**
 * The built contact page with the form as it was sent and what was wrong with it.
 * @param words in the page's language
 * @param token to show when the form is posted again, where one is asked for
 */
export function fillForm(
  page: string,
  words: Words,
  typed: Typed,
  { code, alert: said = words[code], errors = {} }: Outcome,
  token?: string,
): string {
  const root = parse(page, { comment: true });
  const form = find(root, `#${contactFormId}`);
  const changed: HTMLElement[] = [];

  const change = (element: HTMLElement) => {
    changed.push(element);
    return element;
  };

  for (const field of contactFields) setValue(change(find(form, `[name="${field}"]`)), typed[field] ?? '');
  const consent = change(find(form, '[name="consent"]'));
  if (typed.consent) consent.setAttribute('checked', '');
  if (token !== undefined) setValue(change(find(form, `[name="${formTokenField}"]`)), token);

  for (const [index, [field, fault]] of Object.entries(errors).entries()) {
    const control = find(form, `[name="${field}"]`);
    control.setAttribute('aria-invalid', 'true');
    if (index === 0) control.setAttribute('autofocus', '');
    const place = change(find(form, `#${errorId(field)}`));
    place.setAttribute(codeAttribute, fault);
    place.textContent = shownErrors(words)[fault];
  }

  const alert = change(find(form, `[${formAlert}]`));
  alert.removeAttribute('hidden');
  alert.textContent = said;
  const title = change(find(root, 'title'));
  title.textContent = `${words.errorTitle} ${title.text}`;
  return splice(page, changed);
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
