import { expect, it } from 'vitest';
import { MINUTE, type Clock } from '#server/time.ts';
import type { HitCounter } from './hits.ts';

/** What every counter must do; run against each real one. */
export function hitsContract(name: string, open: (clock: Clock) => HitCounter | Promise<HitCounter>): void {
  const window = 10 * MINUTE;

  async function setUp() {
    let now = 1000 * window;
    const hits = await open(() => now);
    return {
      count: (bucket: string, length = window) => hits.count(bucket, length),
      takeBack: (bucket: string) => hits.takeBack(bucket, window),
      forget: () => hits.forget(),
      pass: (time: number) => (now += time),
    };
  }

  it(`${name} counts each bucket by itself`, async () => {
    const { count } = await setUp();
    expect(await count('a')).toEqual({ current: 1, previous: 0, elapsed: 0 });
    expect(await count('a')).toEqual({ current: 2, previous: 0, elapsed: 0 });
    expect(await count('b')).toEqual({ current: 1, previous: 0, elapsed: 0 });
  });

  it(`${name} remembers the window before this one, and none before that`, async () => {
    const { count, pass } = await setUp();
    await count('a');
    await count('a');
    pass(window + MINUTE);
    expect(await count('a')).toEqual({ current: 1, previous: 2, elapsed: MINUTE });
    pass(window);
    expect(await count('a')).toEqual({ current: 1, previous: 1, elapsed: MINUTE });
    pass(2 * window);
    expect(await count('a')).toEqual({ current: 1, previous: 0, elapsed: MINUTE });
  });

  it(`${name} takes back what was refused, and never below nothing`, async () => {
    const { count, takeBack, pass } = await setUp();
    await count('a');
    await count('a');
    await takeBack('a');
    expect(await count('a')).toEqual({ current: 2, previous: 0, elapsed: 0 });
    await takeBack('b');
    expect(await count('b')).toEqual({ current: 1, previous: 0, elapsed: 0 });
    pass(window);
    await takeBack('a');
    expect(await count('a')).toEqual({ current: 1, previous: 2, elapsed: 0 });
  });

  it(`${name} loses no request that comes together with others`, async () => {
    const { count } = await setUp();
    const seen = await Promise.all(Array.from({ length: 40 }, () => count('a')));
    expect(seen.map(({ current }) => current).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 40 }, (_, index) => index + 1),
    );
  });

  it(`${name} forgets by the time what counts for nothing any more, and nothing before`, async () => {
    const { count, forget, pass } = await setUp();
    for (const bucket of ['a', 'b', 'b', 'c']) await count(bucket);
    await count('long', 6 * window);
    pass(2 * window - 1);
    expect(await forget()).toBe(0);
    expect(await count('a')).toMatchObject({ previous: 1 });
    pass(1);
    // Of "a" a server may keep the windows one by one; the one that still counts stays.
    expect(await forget()).toBeGreaterThanOrEqual(2);
    expect(await count('a')).toMatchObject({ current: 1, previous: 1 });
    pass(12 * window);
    await forget();
    expect(await forget()).toBe(0);
  });
}
