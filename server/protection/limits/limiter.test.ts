import { describe, expect, it } from 'vitest';
import { memoryHits } from '#server/store/memoryHits.ts';
import { testSecret } from '#server/testing/app.ts';
import { HOUR, SECOND } from '#server/time.ts';
import { ceilings, createLimiter, limits } from './limiter.ts';

/** A limiter on a manual clock, and the names under which it kept what it counted. */
function setUp() {
  let now = 1000 * HOUR;
  const hits = memoryHits(() => now);
  const buckets = new Set<string>();
  const limiter = createLimiter(
    {
      ...hits,
      count: (bucket, window) => {
        buckets.add(bucket);
        return hits.count(bucket, window);
      },
    },
    testSecret,
  );
  return { admit: limiter.admit, buckets, pass: (time: number) => (now += time) };
}

it('admits what the limit allows and then says how many seconds to wait', async () => {
  const { admit } = setUp();
  for (let sent = 0; sent < limits.form.max; sent += 1)
    expect(await admit('form', '192.0.2.1')).toBeUndefined();
  expect(await admit('form', '192.0.2.1')).toBe((limits.form.window * (1 + 1 / limits.form.max)) / SECOND);
  expect(await admit('form', '192.0.2.2')).toBeUndefined();
  expect(await admit('message', '192.0.2.1')).toBeUndefined();
});

it('is stricter with forms that come without a script', () => {
  expect(limits.form.max).toBeLessThan(limits.message.max);
});

it.each([
  ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', true],
  ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
  ['192.0.2.1', '::ffff:192.0.2.1', true],
  ['192.0.2.1', '192.0.2.2', false],
])('%s and %s are one to it: %s', async (one, other, same) => {
  const { admit } = setUp();
  for (let sent = 0; sent < limits.form.max; sent += 1) await admit('form', one);
  expect((await admit('form', other)) !== undefined).toBe(same);
});

it.each([
  ['/56', 2, (sent: number) => `2001:db8:1:2${sent.toString(16).padStart(2, '0')}::1`, '2001:db8:1:300::1'],
  ['/24', 8, (sent: number) => `192.0.2.${sent}`, '192.0.3.1'],
  ['/48', 8, (sent: number) => `2001:db8:1:${sent.toString(16)}00::1`, '2001:db8:2::1'],
])('who changes networks within a %s gets %i times as far', async (_size, times, address, outside) => {
  const { admit } = setUp();
  for (let sent = 0; sent < times * limits.form.max; sent += 1)
    expect(await admit('form', address(sent))).toBeUndefined();
  expect(await admit('form', address(255))).toBeGreaterThan(0);
  expect(await admit('form', outside)).toBeUndefined();
});

it('does not count what it refused, in no network', async () => {
  const { admit, pass } = setUp();
  for (let sent = 0; sent < limits.form.max; sent += 1) await admit('form', '2001:db8:1:2::1');
  const told = (await admit('form', '2001:db8:1:2::1')) ?? 0;
  for (let asked = 0; asked < 4 * limits.form.max; asked += 1) await admit('form', '2001:db8:1:2::1');
  expect(await admit('form', '2001:db8:1:3::1')).toBeUndefined();
  pass(told * SECOND);
  expect(await admit('form', '2001:db8:1:2::1')).toBeUndefined();
});

/** A bank behind one address: how many people, evenly over an hour, each of whom needs everything twice, get in. */
const visits = [
  { how: 'with JavaScript', kinds: ['challenge', 'message'], people: 174 },
  { how: 'without JavaScript', kinds: ['form'], people: 54 },
] as const;

describe.each(visits)('$how', ({ kinds, people }) => {
  /** How many of so many people get in, from one address or from several of a network in turn. */
  async function admitted(count: number, addresses = ['192.0.2.1']): Promise<number> {
    const { admit, pass } = setUp();
    let served = 0;
    for (let person = 0; person < count; person += 1) {
      let refusals = 0;
      for (const kind of [...kinds, ...kinds])
        if ((await admit(kind, addresses[person % addresses.length] ?? '')) !== undefined) refusals += 1;
      if (refusals === 0) served += 1;
      pass(HOUR / count);
    }
    return served;
  }

  it('lets in an hour as many people send from one address as we say (docs/contact.md), and not one more', async () => {
    expect(await admitted(people)).toBe(people);
    expect(await admitted(people + 1)).toBeLessThan(people + 1);
  });

  it('eight addresses of a carrier or a bank, each as busy as that, are not in each other’s way', async () => {
    const addresses = Array.from({ length: 8 }, (_, index) => `192.0.2.${index}`);
    expect(await admitted(8 * people, addresses)).toBe(8 * people);
  });
});

it('a busy hour of a bank behind one address stays below the ceiling', () => {
  for (const { max } of ceilings) expect(max).toBeGreaterThan(visits[0].people);
});

it('keeps no address', async () => {
  const { admit, buckets } = setUp();
  await admit('message', '192.0.2.1');
  await admit('message', 'unknown');
  for (const bucket of buckets) expect(bucket).toMatch(/^message:[\w-]{43}$/);
});
