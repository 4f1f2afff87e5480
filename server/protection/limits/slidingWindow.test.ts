import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { HitCounter } from '#server/store/hits.ts';
import { memoryHits } from '#server/store/memoryHits.ts';
import { MINUTE, SECOND } from '#server/time.ts';
import { pauseBefore, type Limit } from './slidingWindow.ts';

const limit: Limit = { max: 30, window: 10 * MINUTE };

it('admits as many as the limit says, then none', () => {
  expect(pauseBefore({ current: 30, previous: 0, elapsed: MINUTE }, limit)).toBe(0);
  expect(pauseBefore({ current: 31, previous: 0, elapsed: MINUTE }, limit)).toBeGreaterThan(0);
});

it('counts the past window by the share of it that is within reach', () => {
  expect(pauseBefore({ current: 15, previous: 30, elapsed: 5 * MINUTE }, limit)).toBe(0);
  expect(pauseBefore({ current: 16, previous: 30, elapsed: 5 * MINUTE }, limit)).toBeGreaterThan(0);
});

/** The pause before a request now; one that is refused is taken back. */
async function ask(hits: HitCounter, asked: Limit): Promise<number> {
  const pause = pauseBefore(await hits.count('a', asked.window), asked);
  if (pause > 0) await hits.takeBack('a', asked.window);
  return pause;
}

it('does not let twice the limit through where two windows meet', async () => {
  let now = 20 * limit.window - SECOND;
  const hits = memoryHits(() => now);
  const admitted = async () => (await ask(hits, limit)) === 0;
  for (let sent = 0; sent < limit.max; sent += 1) expect(await admitted()).toBe(true);
  now += 2 * SECOND;
  expect(await admitted()).toBe(false);
});

it('lets in whoever waits for as long as was said, also where that is a third of a window', () => {
  const seven = { ...limit, max: 7 };
  const pause = pauseBefore({ current: 10, previous: 0, elapsed: 0 }, seven);
  expect(pauseBefore({ current: 1, previous: 9, elapsed: pause - limit.window }, seven)).toBe(0);
});

it('lets in whoever waits for as long as was said, whatever happened before', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 0, max: limit.window / 8 }), { maxLength: 120 }),
      fc.integer({ min: 1, max: 40 }),
      async (gaps, max) => {
        let now = 1000 * limit.window;
        const hits = memoryHits(() => now);
        const request = () => ask(hits, { ...limit, max });
        let pause = 0;
        for (const gap of gaps) {
          now += gap;
          pause = await request();
          expect(pause).toBeGreaterThanOrEqual(0);
          expect(pause).toBeLessThanOrEqual(2 * limit.window);
        }
        now += pause;
        if (pause > 0) expect(await request()).toBe(0);
      },
    ),
  );
});

it('does not make anyone wait longer for having asked meanwhile', async () => {
  let now = 1000 * limit.window;
  const hits = memoryHits(() => now);
  for (let sent = 0; sent < limit.max; sent += 1) await ask(hits, limit);
  const told = await ask(hits, limit);
  for (let asked = 0; asked < 81; asked += 1) {
    now += SECOND;
    expect(await ask(hits, limit)).toBe(told - (asked + 1) * SECOND);
  }
  now += told - 81 * SECOND;
  expect(await ask(hits, limit)).toBe(0);
});
