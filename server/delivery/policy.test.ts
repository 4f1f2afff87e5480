import { expect, it } from 'vitest';
import { leaseTime } from '#server/store/leases.ts';
import { HOUR, MINUTE, SECOND } from '#server/time.ts';
import { attemptLimit, pauseAfter, stopTimeLimit, storePause } from './policy.ts';

it.each([
  [1, 5 * SECOND],
  [2, 10 * SECOND],
  [3, 20 * SECOND],
  [4, 40 * SECOND],
  [11, HOUR],
  [5000, HOUR],
])('pauses double from five seconds to an hour: after %i attempts %i ms', (attempts, pause) => {
  expect(pauseAfter(attempts, 1)).toBe(pause);
});

it('pauses are spread over their upper half, so that what failed together does not return together', () => {
  expect(pauseAfter(3, 0)).toBe(10 * SECOND);
  expect(new Set(Array.from({ length: 20 }, () => pauseAfter(11))).size).toBeGreaterThan(1);
});

it.each([
  [1, 20],
  [4, 160],
  [13, MINUTE],
  [5000, MINUTE],
])('a store that failed %i times in a row is left alone for %i ms', (failures, pause) => {
  expect(storePause(failures, 10)).toBe(pause);
});

it('an attempt has the time that RFC 5321 asks for, and nobody else takes its message meanwhile', () => {
  expect(attemptLimit).toBeGreaterThan(10 * MINUTE);
  expect(leaseTime).toBeGreaterThan(attemptLimit);
  expect(stopTimeLimit).toBeLessThan(MINUTE);
});
