import { describe, expect, it, vi } from 'vitest';
import { SECOND } from '#server/time.ts';
import { isLocked, patient, patiently } from './patience.ts';

const locked = (errcode: number) => Object.assign(new Error('database is locked'), { errcode });

describe('isLocked', () => {
  it.each([
    ['SQLITE_BUSY', locked(5), true],
    ['SQLITE_BUSY_RECOVERY', locked(261), true],
    ['SQLITE_FULL', locked(13), false],
    ['SQLITE_IOERR_WRITE', locked(778), false],
    ['an error of ours', new Error('no'), false],
  ])('%s', (_name, error, expected) => expect(isLocked(error)).toBe(expected));
});

describe('patiently', () => {
  it('tries again for as long as someone else holds the lock', async () => {
    const work = vi.fn(() => Promise.resolve('done')).mockRejectedValueOnce(locked(5));
    work.mockRejectedValueOnce(locked(517));
    expect(await patiently(work, 10 * SECOND)).toBe('done');
    expect(work).toHaveBeenCalledTimes(3);
  });

  it('ends with its patience, and with what SQLite said', async () => {
    const work = vi.fn(() => Promise.reject(locked(5)));
    await expect(patiently(work, 60)).rejects.toThrow('database is locked');
    expect(work.mock.calls.length).toBeGreaterThan(1);
  });

  it('does not try again what failed otherwise', async () => {
    const work = vi.fn(() => Promise.reject(locked(13)));
    await expect(patiently(work, 10 * SECOND)).rejects.toThrow();
    expect(work).toHaveBeenCalledTimes(1);
  });
});

it('patient gives each verb its own patience', async () => {
  const verbs = {
    busy: () => Promise.reject(locked(5)),
    add: (a: number, b: number) => Promise.resolve(a + b),
  };
  const limitOf = vi.fn(() => 0);
  const { busy, add } = patient(verbs, limitOf);
  expect(await add(1, 2)).toBe(3);
  await expect(busy()).rejects.toThrow('locked');
  expect(limitOf.mock.calls).toEqual([['add'], ['busy']]);
});
