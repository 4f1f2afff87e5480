import { fastify, type FastifyRequest } from 'fastify';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { DAY, HOUR, MINUTE, SECOND } from '#server/time.ts';
import { ceilings, limits, openLimits } from './limits.ts';
import { pseudonymize } from './pseudonymize.ts';

const mail = { smtpUrl: undefined, from: 'web@bewertra.example', to: 'team@bewertra.example' };

type Kind = keyof typeof limits;

async function setUp() {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: Date.parse('2026-03-02T12:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  const app = fastify();
  const { limiter, reserveRoom } = await openLimits(app, { rateLimit: true, mail });
  const store = async (request: FastifyRequest) => {
    const { wait, settle } = await reserveRoom(request);
    await settle(true);
    return wait;
  };
  const admit = (kind: Kind, ip: string) => {
    const request = { ip, routeOptions: {} } as FastifyRequest;
    return kind === 'stored' ? store(request) : limiter(kind, request);
  };
  const many = async (kind: Kind, count: number, address: (sent: number) => string) => {
    for (let sent = 0; sent < count; sent += 1) expect(await admit(kind, address(sent))).toBeUndefined();
  };
  return { admit, many, pass: (time: number) => vi.advanceTimersByTime(time) };
}

it('admits what the limit allows, then says how long to wait, and admits who has waited as long', async () => {
  const { admit, many, pass } = await setUp();
  const home = () => '192.0.2.1';
  await many('form', limits.form.address, home);
  pass(4 * MINUTE);
  expect(await admit('form', home())).toBe((6 * MINUTE) / SECOND);
  expect(await admit('form', '192.0.2.2')).toBeUndefined();
  expect(await admit('message', home())).toBeUndefined();
  pass(6 * MINUTE);
  await many('form', limits.form.address, home);
});

it('lets who has waited in again, though the clock was set back by hours meanwhile', async () => {
  const { admit, many, pass } = await setUp();
  const home = () => '192.0.2.1';
  await many('form', limits.form.address, home);
  await many('stored', limits.stored.address, home);
  vi.setSystemTime(Date.now() - 3 * HOUR);
  expect(await admit('form', home())).toBe((10 * MINUTE) / SECOND);
  expect(await admit('stored', home())).toBe(DAY / SECOND);
  pass(10 * MINUTE);
  expect(await admit('form', home())).toBeUndefined();
});

it('forgets nobody because the clock was set forward by hours', async () => {
  const { admit, many } = await setUp();
  await many('form', limits.form.address, () => '192.0.2.1');
  vi.setSystemTime(Date.now() + 3 * HOUR);
  expect(await admit('form', '192.0.2.1')).toBe((10 * MINUTE) / SECOND);
});

it('remembers 20,000 addresses, and forgets who was quiet for longest', async () => {
  const { admit, many } = await setUp();
  const of = (sent: number) => `10.${sent >> 16}.${(sent >> 8) & 255}.${sent & 255}`;
  await many('form', limits.form.address, () => '192.0.2.1');
  for (let sent = 0; sent < 19_999; sent += 1) await admit('form', of(sent));
  expect(await admit('form', '192.0.2.1')).toBe((10 * MINUTE) / SECOND);
  for (let sent = 20_000; sent < 40_000; sent += 1) await admit('form', of(sent));
  expect(await admit('form', '192.0.2.1')).toBeUndefined();
});

it.each([
  ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', true],
  ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
  ['192.0.2.1', '::ffff:192.0.2.1', true],
  ['192.0.2.1', '192.0.2.2', false],
  ['192.0.2.1:1024', '192.0.2.1:1025', true],
  ['[2001:db8::1]:1024', '2001:db8::1', true],
])('%s and %s are one to it: %s', async (one, other, same) => {
  const { admit, many } = await setUp();
  await many('form', limits.form.address, () => one);
  expect((await admit('form', other)) !== undefined).toBe(same);
});

it.each([
  ['/24', (sent: number) => `192.0.2.${sent % 200}`, '192.0.3.1'],
  ['/48', (sent: number) => `2001:db8:1:${sent.toString(16)}::1`, '2001:db8:2::1'],
])(
  'who changes addresses within a %s gets no further than the network may',
  async (_size, address, outside) => {
    const { admit, many } = await setUp();
    await many('stored', limits.stored.network, address);
    expect(await admit('stored', address(limits.stored.network))).toBe(DAY / SECOND);
    expect(await admit('stored', outside)).toBeUndefined();
  },
);

it('does not count for the network what an address was refused', async () => {
  const { admit, many } = await setUp();
  await many('form', limits.form.address, () => '192.0.2.1');
  for (let asked = 0; asked < 2 * limits.form.network; asked += 1) await admit('form', '192.0.2.1');
  expect(await admit('form', '192.0.2.2')).toBeUndefined();
});

it('one sender, with a whole network, does not come near the ceiling of the day', () => {
  for (const { max } of ceilings) expect(limits.stored.network).toBeLessThan(max / 2);
});

it('counters know nobody by name, and tomorrow nobody at all', async () => {
  const { pass } = await setUp();
  const known = pseudonymize('192.0.2.1');
  expect(known).toMatch(/^[\w-]{43}$/);
  expect(pseudonymize('192.0.2.1')).toBe(known);
  pass(DAY);
  expect(pseudonymize('192.0.2.1')).not.toBe(known);
});

describe('people behind one address who come evenly over an hour, and need everything twice', () => {
  it.each([
    ['with JavaScript', 170, ['challenge', 'message']],
    ['without JavaScript', 54, ['form']],
  ] as const)('%s get in: %i of them (docs/contact.md)', async (_how, people, kinds) => {
    const { admit, pass } = await setUp();
    for (let person = 0; person < people; person += 1) {
      for (const kind of [...kinds, ...kinds]) expect(await admit(kind, '192.0.2.1')).toBeUndefined();
      pass(HOUR / people);
    }
  });
});

it('networks whose numbers read alike are different ones', async () => {
  const { admit, many } = await setUp();
  await many('stored', limits.stored.network, (sent) => `1.92.0.${sent}`);
  expect(await admit('stored', '19.2.0.1')).toBeUndefined();
});

it('admits everybody where limits are off', async () => {
  const app = fastify();
  const { limiter, reserveRoom } = await openLimits(app, { rateLimit: false, mail });
  const request = { ip: '192.0.2.1', routeOptions: {} } as FastifyRequest;
  for (let sent = 0; sent <= limits.form.address; sent += 1)
    expect(await limiter('form', request)).toBeUndefined();
  for (let sent = 0; sent <= limits.stored.address; sent += 1) {
    const { wait, settle } = await reserveRoom(request);
    await settle(true);
    expect(wait).toBeUndefined();
  }
});

it('pages and files are not counted', async () => {
  const app = fastify();
  await openLimits(app, { rateLimit: true, mail });
  app.get('/faq', () => 'page');
  const { headers } = await app.inject('/faq');
  expect(Object.keys(headers).filter((name) => name.startsWith('x-ratelimit'))).toEqual([]);
});
