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
  /** What this page knows of the storage, which all pages of the tab write to. */
  let known = read();
  const stored = parsed(known);
  let values = { ...held, ...textsOf((field) => held[field] || (stored[field] ?? '')) };
  let key = stored.key ?? newKey();
  let hydrated: HTMLFormElement | null = null;

  function fill(filled: HTMLFormElement | null): void {
    hydrated = filled;
    if (!filled) return;
    for (const field of contactFields) controlOf(filled, field).value = values[field];
    controlOf(filled, 'consent').checked = values.consent;
  }

  function write(draft: object): void {
    const text = JSON.stringify(draft);
    permitted(() => {
      sessionStorage.setItem(draftStorageKey, text);
      known = text;
    });
  }

  function keep(now: Values): void {
    values = now;
    write({ ...now, consent: undefined, key });
  }

  return {
    /** What is in the form, but for what was typed since its last change. */
    values: () => values,
    /** The service has returned the form, with what is wrong in an alert. */
    cameBack: Boolean(form?.querySelector(`[${formAlert}]:not([hidden])`)),
    /** Shows the text in the hydrated form, and the tick where React has had to render the form anew. */
    fill,
    /**
     * Shows the tab's draft as it is now: another page may have changed it, or sent it, while this one was prerendered
     * or in the back-forward cache.
     * @returns whether it had changed
     */
    refresh: (): boolean => {
      const now = read();
      if (now === known) return false;
      known = now;
      const draft = parsed(now);
      values = { ...textsOf((field) => draft[field] ?? ''), consent: false };
      key = draft.key ?? newKey();
      fill(hydrated);
      return true;
    },
    key: { current: () => key, renew: () => (key = newKey()) },
    /**
     * Puts a text into a field of the hydrated form, as if it had been typed, unless there is another one.
     * @returns whether the text is there now
     */
    offer: (field: ContactField, text: string): boolean => {
      if (!hydrated) return false;
      const control = controlOf(hydrated, field);
      if (control.value.trim() !== '') return control.value === text;
      control.value = text;
      keep(valuesIn(hydrated));
      return true;
    },
    keep,
    clear: () => write({}),
  };
}

const newKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-');

/** The stored text; undefined where there is none, or storage is refused. */
const read = () => permitted(() => sessionStorage.getItem(draftStorageKey)) ?? undefined;

const parsed = (stored = '{}') =>
  permitted(() => JSON.parse(stored) as Partial<Texts & { key: string }>) ?? {};

/**
 * Calls back when a page is shown that was alive before and may be older than the tab: a prerendered one, or one from
 * the back-forward cache.
 * @returns what ends that
 */
export function followShown(shown: () => void): () => void {
  const cameBack = ({ persisted }: PageTransitionEvent) => {
    if (persisted) shown();
  };
  document.addEventListener('prerenderingchange', shown);
  addEventListener('pageshow', cameBack);
  return () => {
    document.removeEventListener('prerenderingchange', shown);
    removeEventListener('pageshow', cameBack);
  };
}

/** Browsers may refuse storage: the form works without it, and a reload then shows a blank one. */
function permitted<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
