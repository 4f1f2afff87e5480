import { contactFields, errorId, isErrorCode, type FieldErrors } from '#common/contact.ts';
import { codeAttribute, contactFormId, draftPlace, formAlert } from '#common/ids.ts';
import { textsOf, type FormValues } from './values.ts';

/** The message's Idempotency-Key: the service stores one message per key. */
export type MessageKey = { current: () => string; renew: () => void };

/** The unsent text, kept in this tab with its key until it is sent. Consent is not kept: it must be given anew. */
export type Draft = {
  key: MessageKey;
  keep: (values: FormValues) => void;
  erase: () => void;
  arrival: Arrival;
};

/** What the form holds before React takes it over. */
type Arrival = { values: FormValues; errors: FieldErrors; alert: string };

/** The tab's draft, and with it what stands in the form as it arrived, so that none of it is lost. */
export function openDraft(): Draft {
  const stored = read();
  let key = stored['key'] ?? newKey();
  return {
    arrival: arrivalInPage(stored),
    key: { current: () => key, renew: () => (key = newKey()) },
    keep: (values) =>
      withStorage((storage) =>
        storage.setItem(draftPlace, JSON.stringify({ ...textsOf((field) => values[field]), key })),
      ),
    erase: () => withStorage((storage) => storage.removeItem(draftPlace)),
  };
}

/**
 * Text that was typed early, restored by the browser, or rendered by the contact service, with errors, after a submit
 * without the script. Empty fields are filled from the draft. Found by id, since React has no refs yet.
 */
function arrivalInPage(stored: Record<string, string>): Arrival {
  const form = typeof document === 'undefined' ? null : document.getElementById(contactFormId);
  const data = form === null ? new FormData() : new FormData(form as HTMLFormElement);
  const errors: FieldErrors = {};
  for (const field of form === null ? [] : ([...contactFields, 'consent'] as const)) {
    const code = document.getElementById(errorId(field))?.getAttribute(codeAttribute);
    if (isErrorCode(code)) errors[field] = code;
  }
  // FormData has CRLF for line breaks, controls have LF.
  const typed = textsOf((field) => (data.get(field) as string | null)?.replaceAll('\r\n', '\n') ?? '');
  return {
    values: { ...textsOf((field) => typed[field] || (stored[field] ?? '')), consent: data.has('consent') },
    errors,
    alert: form?.querySelector(`[${formAlert}]`)?.textContent ?? '',
  };
}

function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The texts of the stored draft; none where it cannot be read. */
function read(): Record<string, string> {
  try {
    const stored = JSON.parse(sessionStorage.getItem(draftPlace) ?? '{}') as Record<string, unknown>;
    const texts = Object.entries(stored).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    );
    return Object.fromEntries(texts);
  } catch {
    return {};
  }
}

/** Browsers may refuse storage; a reload then shows a blank form. */
function withStorage(use: (storage: Storage) => void): void {
  try {
    use(sessionStorage);
  } catch {
    // The form works without it.
  }
}
