import { contactFields, type ContactField } from '#common/contactFields.ts';
import { type FormField } from '#common/contact.ts';
import { contactFormId, draftStorageKey, formAlert } from '#common/ids.ts';

type Texts = Record<ContactField, string>;

export type Values = Texts & { consent: boolean };

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
 * key. Consent is not kept: it must be given anew. What is in the form before hydration wins:
 * typed early, restored by the browser, or rendered by the contact service after a submit without the script.
 */
export function openDraft() {
  const form =
    typeof document === 'undefined' ? null : document.querySelector<HTMLFormElement>(`#${contactFormId}`);
  const held = form ? valuesIn(form) : { ...textsOf(() => ''), consent: false };
  const stored = read();
  const values = { ...held, ...textsOf((field) => held[field] || (stored[field] ?? '')) };
  let key = stored.key ?? newKey();
  return {
    values,
    /** The service has returned the form, with what is wrong in an alert. */
    cameBack: Boolean(form?.querySelector(`[${formAlert}]:not([hidden])`)),
    /** Shows the text in the hydrated form. */
    fill: (filled: HTMLFormElement | null) => {
      if (filled) for (const field of contactFields) controlOf(filled, field).value = values[field];
    },
    key: { current: () => key, renew: () => (key = newKey()) },
    keep: (now: Values) => write({ ...now, consent: undefined, key }),
    erase: () => write({}),
  };
}

const newKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-');

const read = () =>
  permitted(
    () => JSON.parse(sessionStorage.getItem(draftStorageKey) ?? '{}') as Partial<Texts & { key: string }>,
  ) ?? {};

const write = (stored: object) =>
  permitted(() => sessionStorage.setItem(draftStorageKey, JSON.stringify(stored)));

/** Browsers may refuse storage: the form works without it, and a reload then shows a blank one. */
function permitted<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
