import { contactFields, errorId, isErrorCode, type FieldErrors } from '#common/contact.ts';
import { codeAttribute, contactFormId, formAlert } from '#common/ids.ts';
import { loadDraft } from './draft.ts';
import { blankValues, readValues, type FormValues } from './formValues.ts';

export type Arrival = { values: FormValues; errors: FieldErrors; alert: string; key: string };

/**
 * What the form holds before React takes it over, so that none of it is lost: text that was typed early,
 * restored by the browser, or rendered by the contact service, with errors, after a submit without the script.
 * Empty fields are filled from the tab's draft. Found by id, since React has no refs yet.
 */
export function arrivalInPage(): Arrival {
  const form = typeof document === 'undefined' ? null : document.getElementById(contactFormId);
  if (form === null) return { values: blankValues, errors: {}, alert: '', key: '' };

  const errors: FieldErrors = {};
  for (const field of [...contactFields, 'consent'] as const) {
    const code = document.getElementById(errorId(field))?.getAttribute(codeAttribute);
    if (isErrorCode(code)) errors[field] = code;
  }
  const values = readValues(form as HTMLFormElement);
  const draft = loadDraft();
  for (const field of contactFields) values[field] ||= draft.values[field];
  return {
    values,
    errors,
    alert: form.querySelector(`[${formAlert}]`)?.textContent ?? '',
    key: draft.key,
  };
}
