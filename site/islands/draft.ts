import { contactFields } from '#common/contact.ts';
import { blankValues, type FormValues } from './formValues.ts';

/** What was typed and not sent yet, kept in this tab over a reload. The consent is not kept: it is given afresh. */
export type Draft = { values: FormValues; key: string };

const place = 'contactDraft';

export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The tab's draft; a blank one with a new key where there is none. */
export function loadDraft(): Draft {
  const stored = read();
  const values = { ...blankValues };
  for (const field of contactFields) {
    const value = stored[field];
    if (typeof value === 'string') values[field] = value;
  }
  const key = stored['key'];
  return { values, key: typeof key === 'string' && key !== '' ? key : newKey() };
}

/** The Idempotency-Key of the message that is being written: the service stores that message once. */
export type MessageKey = { current: () => string; renew: () => void };

export type DraftKeeper = { key: MessageKey; keep: (values: FormValues) => void; erase: () => void };

/** Keeps what is typed until it is sent, together with its key. */
export function draftUnder(firstKey: string): DraftKeeper {
  let key = firstKey;
  return {
    key: { current: () => key, renew: () => (key = newKey()) },
    keep(values) {
      const texts = Object.fromEntries(contactFields.map((field) => [field, values[field]]));
      withStorage((storage) => storage.setItem(place, JSON.stringify({ ...texts, key })));
    },
    erase: () => withStorage((storage) => storage.removeItem(place)),
  };
}

function read(): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(place) ?? '{}');
    return typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** Browsers may refuse storage; the form works without. */
function withStorage(use: (storage: Storage) => void): void {
  try {
    use(sessionStorage);
  } catch {
    // A reload then starts with a blank form.
  }
}
