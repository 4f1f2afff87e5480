import { expect, it } from 'vitest';
import { leaseTime } from '#server/store/leases.ts';
import { HOUR, MINUTE, SECOND } from '#server/time.ts';
import { attemptLimit, pauseAfter, stopTimeLimit } from './policy.ts';

it('pauses double from five seconds to an hour, and are spread over their upper half', () => {
  expect([1, 2, 3, 4, 11, 5000].map((attempts) => pauseAfter(attempts, 1))).toEqual([
    ...[5, 10, 20, 40].map((seconds) => seconds * SECOND),
    ...[HOUR, HOUR],
  ]);
  expect(pauseAfter(3, 0)).toBe(10 * SECOND);
  expect(new Set(Array.from({ length: 20 }, () => pauseAfter(11))).size).toBeGreaterThan(1);
});

it('an attempt has the time that RFC 5321 asks for, and nobody else takes its message meanwhile', () => {
  expect(attemptLimit).toBeGreaterThan(10 * MINUTE);
  expect(leaseTime).toBeGreaterThan(attemptLimit);
  expect(stopTimeLimit).toBeLessThan(MINUTE);
});
