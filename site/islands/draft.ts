import { contactFields } from '#common/contact.ts';
import { blankValues, type FormValues } from './formValues.ts';

/** What was typed and not sent yet, kept in this tab over a reload. The consent is not: it is given anew. */
export type Draft = { values: FormValues; key: string };

const place = 'contactDraft';

/** Names a message, so that the service stores it once however often it is sent. */
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

export function saveDraft({ values, key }: Draft): void {
  const texts = Object.fromEntries(contactFields.map((field) => [field, values[field]]));
  withStorage((storage) => storage.setItem(place, JSON.stringify({ ...texts, key })));
}

export function eraseDraft(): void {
  withStorage((storage) => storage.removeItem(place));
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
    // Then a reload begins anew.
  }
}
