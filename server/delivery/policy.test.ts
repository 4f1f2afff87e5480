import { describe, expect, it } from 'vitest';
import { heartbeat, leaseTime } from '#server/store/schedule.ts';
import { DAY, HOUR, MINUTE, SECOND } from '#server/time.ts';
import { isExhausted, pauseAfter } from './policy.ts';

describe('pauseAfter', () => {
  it('doubles from five seconds', () => {
    expect([1, 2, 3, 4].map((attempts) => pauseAfter(attempts, 1))).toEqual(
      [5, 10, 20, 40].map((seconds) => seconds * SECOND),
    );
  });

  it('never exceeds an hour, however often it failed', () => {
    expect(pauseAfter(11, 1)).toBe(HOUR);
    expect(pauseAfter(5000, 1)).toBe(HOUR);
  });

  it('spreads over the upper half', () => {
    expect(pauseAfter(3, 0)).toBe(10 * SECOND);
    for (let attempts = 1; attempts <= 100; attempts += 1) {
      const pause = pauseAfter(attempts);
      expect(pause).toBeGreaterThanOrEqual(pauseAfter(attempts, 0));
      expect(pause).toBeLessThanOrEqual(pauseAfter(attempts, 1));
    }
  });
});

describe('isExhausted', () => {
  const received = new Date('2026-03-02T09:30:00Z');
  it.each([
    ['team', 5 * DAY],
    ['receipt', DAY],
    ['webhook', 5 * DAY],
  ] as const)('is so for %s after %i ms, not before', (destination, time) => {
    expect(isExhausted(destination, received, received.getTime() + time - 1)).toBe(false);
    expect(isExhausted(destination, received, received.getTime() + time)).toBe(true);
  });
});

it('a killed worker’s message comes due within a minute, and a living one’s lease outlasts two lost beats', () => {
  expect(leaseTime).toBeLessThan(MINUTE);
  expect(leaseTime).toBeGreaterThanOrEqual(3 * heartbeat);
});
