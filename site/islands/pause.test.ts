import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { backOff, retryAt } from './pause.ts';

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-03-02T09:30:00Z') }));
afterEach(() => void vi.useRealTimers());

const answer = (status: number, headers: Record<string, string>) => new Response(null, { status, headers });

it.each([
  ['120', 120_000],
  ['Mon, 02 Mar 2026 09:32:00 GMT', 120_000],
  ['0', undefined],
  ['-5', undefined],
  ['Mon, 02 Mar 2026 09:20:00 GMT', undefined],
  ['soon', undefined],
])('reads "Retry-After: %s"', (said, pause) => {
  const time = retryAt(answer(429, { 'retry-after': said }));
  expect(time).toBe(pause === undefined ? undefined : performance.now() + pause);
});

it('reads nothing where nothing is said, nor of another refusal', () => {
  expect(retryAt(answer(429, {}))).toBeUndefined();
  expect(retryAt(answer(400, { 'retry-after': '60' }))).toBeUndefined();
});

it('waits twice as long after each failure, up to a minute, anew after a success, and as long as it is told', () => {
  let now = 0;
  const pause = backOff(() => now);
  for (const seconds of [2, 4, 8, 16, 32, 60, 60]) {
    pause.failed(new Error('no network'));
    now += seconds * 1000 - 1;
    expect(pause.mayAsk()).toBe(false);
    now += 1;
    expect(pause.mayAsk()).toBe(true);
  }
  pause.succeeded();
  pause.failed(new Error('no network'));
  now += 2000;
  expect(pause.mayAsk()).toBe(true);
  pause.failed(Object.assign(new Error('429'), { retryAt: now + 600_000 }));
  now += 599_999;
  expect(pause.mayAsk()).toBe(false);
  now += 1;
  expect(pause.mayAsk()).toBe(true);
});
