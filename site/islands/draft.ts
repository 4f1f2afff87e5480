import { contactFields } from '#common/contact.ts';
import { draftPlace } from '#common/ids.ts';
import { blankValues, type FormValues } from './formValues.ts';

/** Unsent text, kept in this tab across reloads. Consent is not kept: it must be given anew. */
type Draft = { values: FormValues; key: string };

function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The tab's draft, or a blank one with a new key. */
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

/** The message's Idempotency-Key: the service stores one message per key. */
export type MessageKey = { current: () => string; renew: () => void };

export type DraftKeeper = { key: MessageKey; keep: (values: FormValues) => void; erase: () => void };

/** Keeps the text, with its key, until it is sent. */
export function draftUnder(firstKey: string): DraftKeeper {
  let key = firstKey;
  return {
    key: { current: () => key, renew: () => (key = newKey()) },
    keep(values) {
      const texts = Object.fromEntries(contactFields.map((field) => [field, values[field]]));
      withStorage((storage) => storage.setItem(draftPlace, JSON.stringify({ ...texts, key })));
    },
    erase: () => withStorage((storage) => storage.removeItem(draftPlace)),
  };
}

function read(): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(draftPlace) ?? '{}');
    return typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** Browsers may refuse storage; the form works without it. */
function withStorage(use: (storage: Storage) => void): void {
  try {
    use(sessionStorage);
  } catch {
    // A reload then shows a blank form.
  }
}
