import { contactFields, errorCodes, type ErrorCode, type FieldErrors } from '#common/contact.ts';
import { errorId } from '#site/components/form/control.ts';
import { loadDraft } from './draft.ts';
import { blankValues, readValues, type FormValues } from './formValues.ts';

/** Id of the form, by which the contact service finds it too. */
export const formId = 'contact-form';

export type Arrival = { values: FormValues; errors: FieldErrors; alert: string; key: string };

/**
 * What the form in the page holds before the script takes it over: typed early, restored by the browser,
 * or put there by the contact service, with errors, after a submit without the script. None of it is lost.
 * What it does not hold is taken from the tab's draft.
 */
export function arrivalOf(errorTexts: Record<ErrorCode, string>): Arrival {
  const form = typeof document === 'undefined' ? null : document.getElementById(formId);
  if (form === null) return { values: blankValues, errors: {}, alert: '', key: '' };

  const errors: FieldErrors = {};
  for (const field of [...contactFields, 'consent'] as const) {
    const text = document.getElementById(errorId(field))?.textContent;
    const code = errorCodes.find((known) => errorTexts[known] === text);
    if (code !== undefined) errors[field] = code;
  }
  const values = readValues(form as HTMLFormElement);
  const draft = loadDraft();
  for (const field of contactFields) values[field] ||= draft.values[field];
  return {
    values,
    errors,
    alert: form.querySelector('[data-form-alert]')?.textContent ?? '',
    key: draft.key,
  };
}
