import { expect, it } from 'vitest';
import { memoryHits } from '#server/store/memoryHits.ts';
import { testSecret } from '#server/testing/app.ts';
import { SECOND } from '#server/time.ts';
import { createLimiter, limits } from './limiter.ts';

/** A limiter, and the names under which it kept what it counted. */
function setUp() {
  const hits = memoryHits(() => 0);
  const buckets = new Set<string>();
  const limiter = createLimiter(
    {
      count: (bucket, window) => {
        buckets.add(bucket);
        return hits.count(bucket, window);
      },
    },
    testSecret,
  );
  return { admit: limiter.admit, buckets };
}

it('admits what the limit allows and then says how many seconds to wait', async () => {
  const { admit } = setUp();
  for (let sent = 0; sent < limits.form.max; sent += 1)
    expect(await admit('form', '192.0.2.1')).toBeUndefined();
  expect(await admit('form', '192.0.2.1')).toBeGreaterThan(limits.form.window / SECOND - 1);
  expect(await admit('form', '192.0.2.2')).toBeUndefined();
  expect(await admit('message', '192.0.2.1')).toBeUndefined();
});

it('is stricter with forms that come without a script', () => {
  expect(limits.form.max).toBeLessThan(limits.message.max);
});

it.each([
  ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', 1],
  ['2001:db8:1:2::1', '2001:db8:1:3::1', 2],
  ['192.0.2.1', '::ffff:192.0.2.1', 1],
  ['192.0.2.1', '192.0.2.2', 2],
])('%s and %s are %i to it', async (one, other, number) => {
  const { admit, buckets } = setUp();
  await admit('message', one);
  await admit('message', other);
  expect(buckets.size).toBe(number);
});

it('keeps no address', async () => {
  const { admit, buckets } = setUp();
  await admit('message', '192.0.2.1');
  await admit('message', 'unknown');
  for (const bucket of buckets) expect(bucket).toMatch(/^message:[\w-]{43}$/);
});
