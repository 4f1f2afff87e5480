import { contactFields, errorId, isErrorCode, type FieldErrors } from '#common/contact.ts';
import { codeAttribute, contactFormId, formAlert } from '#common/ids.ts';
import { loadDraft } from './draft.ts';
import { blankValues, readValues, type FormValues } from './formValues.ts';

export type Arrival = { values: FormValues; errors: FieldErrors; alert: string; key: string };

/**
 * What the form in the page holds before the script takes it over: typed early, restored by the browser,
 * or put there by the contact service, with errors, after a submit without the script. None of it is lost.
 * What it does not hold is taken from the tab's draft. Read by id, since React has no refs to it yet.
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
