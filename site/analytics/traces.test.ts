import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { domainsOf, deleteTraces } from './traces.ts';

/** The parts of Storage that we use. */
function storageOf(entries: Record<string, string>) {
  return Object.defineProperty({ ...entries }, 'removeItem', {
    value(this: Record<string, string>, key: string) {
      Reflect.deleteProperty(this, key);
    },
  });
}

let written: string[];
beforeEach(() => {
  written = [];
  vi.stubGlobal('location', { hostname: 'www.bewertra.example' });
  vi.stubGlobal('document', {
    get cookie() {
      return '_pk_id.1.1fff=a=b; language=de; mtm_consent=1';
    },
    set cookie(value: string) {
      written.push(value);
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

it('removes Matomo’s cookies, wherever they may have been set, and no others', () => {
  vi.stubGlobal('localStorage', storageOf({}));
  vi.stubGlobal('sessionStorage', storageOf({}));
  deleteTraces();
  const places = ['', '; domain=www.bewertra.example', '; domain=bewertra.example'];
  const expired = (name: string) => places.map((place) => `${name}=; path=/; max-age=0${place}`);
  expect(written).toEqual(['_pk_id.1.1fff', 'mtm_consent'].flatMap(expired));
});

it('removes Matomo’s entries from both storages, and no others', () => {
  const local = storageOf({ matomo_x: '1', _pk_y: '2', language: 'de', 'analytics-consent': '{}' });
  const session = storageOf({ mtmPreview: '1', draft: '{}' });
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('sessionStorage', session);
  deleteTraces();
  expect(Object.keys(local)).toEqual(['language', 'analytics-consent']);
  expect(Object.keys(session)).toEqual(['draft']);
});

it('expires cookies where storage is refused', () => {
  vi.stubGlobal('localStorage', undefined);
  vi.stubGlobal('sessionStorage', undefined);
  expect(deleteTraces).not.toThrow();
  expect(written).not.toEqual([]);
});

it.each([
  ['localhost', []],
  ['bewertra.example', ['bewertra.example']],
  ['de.www.bewertra.example', ['de.www.bewertra.example', 'www.bewertra.example', 'bewertra.example']],
])('%s may have cookies on %o', (host, domains) => {
  expect(domainsOf(host)).toEqual(domains);
});
