import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { draftUnder, loadDraft } from './draft.ts';
import { blankValues } from './formValues.ts';

/** Node has no session storage: this is the part that we use. */
function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
    kept,
  };
}

beforeEach(() => vi.stubGlobal('sessionStorage', storage()));
afterEach(() => vi.unstubAllGlobals());

const typed = { ...blankValues, firstName: 'Jörg', message: 'Guten\nTag', consent: 'true' };

it('is kept under the key that was renewed', () => {
  const draft = draftUnder('a key');
  draft.key.renew();
  draft.keep(typed);
  expect(draft.key.current()).toMatch(/^[0-9a-f]{32}$/);
  expect(loadDraft()).toEqual({ values: { ...typed, consent: false }, key: draft.key.current() });
});

it.each(['{', 'null', '[]', '7', '{"firstName":7,"key":null}'])('passes over %s', (stored) => {
  sessionStorage.setItem('contactDraft', stored);
  expect(loadDraft().values).toEqual(blankValues);
});

it('works when storage is refused', () => {
  const refuse = () => {
    throw new DOMException('no', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  const draft = draftUnder('a key');
  draft.keep(typed);
  draft.erase();
  expect(loadDraft().values).toEqual(blankValues);
});
