import { contactFields, errorId, isErrorCode, type ContactField, type FieldErrors } from '#common/contact.ts';
import { codeAttribute, contactFormId, draftPlace } from '#common/ids.ts';

type Texts = Record<ContactField, string>;

/** What the form's controls hold. */
export type Values = Texts & { consent: boolean };

/** The fields with the consent, in the form's order. */
export const formFields = [...contactFields, 'consent'] as const;
export type FormField = (typeof formFields)[number];

export const controlOf = (form: HTMLFormElement, field: FormField) =>
  form.elements.namedItem(field) as HTMLInputElement;

const textsOf = (value: (field: ContactField) => string) =>
  Object.fromEntries(contactFields.map((field) => [field, value(field)])) as Texts;

export const valuesIn = (form: HTMLFormElement): Values => ({
  ...textsOf((field) => controlOf(form, field).value),
  consent: controlOf(form, 'consent').checked,
});

export type Draft = ReturnType<typeof openDraft>;

/**
 * The unsent text, kept in this tab until it is sent, with its Idempotency-Key: the service stores one message per
 * key. Consent is not kept: it must be given anew.
 */
export function openDraft() {
  const stored = read();
  const arrived = arrivedWith(stored);
  let key = stored.key ?? newKey();
  return {
    ...arrived,
    /** Shows the text in the form, once that is React's. */
    fill: (form: HTMLFormElement | null) => {
      if (form) for (const field of contactFields) controlOf(form, field).value = arrived.values[field];
    },
    key: { current: () => key, renew: () => (key = newKey()) },
    keep: (values: Values) => write({ ...values, consent: undefined, key }),
    erase: () => write({}),
  };
}

/**
 * What the form holds before React takes it over: text that was typed early, restored by the browser, or rendered by
 * the contact service, with errors, after a submit without the script. Empty fields are filled from the draft.
 */
function arrivedWith(stored: Partial<Texts>): { values: Values; errors: FieldErrors } {
  const form = typeof document === 'undefined' ? null : document.getElementById(contactFormId);
  if (form === null)
    return { values: { ...textsOf((field) => stored[field] ?? ''), consent: false }, errors: {} };
  const values = valuesIn(form as HTMLFormElement);
  const errors: FieldErrors = {};
  for (const field of formFields) {
    const code = document.getElementById(errorId(field))?.getAttribute(codeAttribute);
    if (isErrorCode(code)) errors[field] = code;
  }
  return { values: { ...values, ...textsOf((field) => values[field] || (stored[field] ?? '')) }, errors };
}

const newKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-');

const read = () =>
  permitted(
    () => JSON.parse(sessionStorage.getItem(draftPlace) ?? '{}') as Partial<Texts & { key: string }>,
  ) ?? {};

const write = (stored: object) => permitted(() => sessionStorage.setItem(draftPlace, JSON.stringify(stored)));

/** Browsers may refuse storage: the form works without it, and a reload then shows a blank one. */
function permitted<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
