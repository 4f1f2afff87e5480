import { describe, expect, it, vi } from 'vitest';
import { alertReceiver } from '#server/testing/alertReceivers.ts';
import { freePort } from '#server/testing/freePort.ts';
import { setUpWatch, condition } from '#server/testing/watch.ts';
import { HOUR, MINUTE, SECOND } from '#server/time.ts';
import type { Condition } from './conditions.ts';

it('a watcher outside is asked once an hour while the service watches, whatever single messages do', async () => {
  const outside = await alertReceiver(() => ({ status: 200, body: '' }));
  const { watch, round, pass } = setUpWatch({ heartbeatUrl: `${outside.address}/ping` });
  watch([condition(30).look]);
  await vi.waitFor(
    () => expect(outside.requests).toMatchObject([{ method: 'GET', path: '/ping' }]),
    20 * SECOND,
  );
  // It has noted the answer.
  await round();
  pass(HOUR - MINUTE);
  await round();
  expect(outside.requests).toHaveLength(1);
  pass(MINUTE);
  await vi.waitFor(() => expect(outside.requests).toHaveLength(2), 20 * SECOND);
});

it('a watcher outside is asked again when the clock was set back', async () => {
  const outside = await alertReceiver(() => ({ status: 200, body: '' }));
  const { watch, round, pass } = setUpWatch({ heartbeatUrl: `${outside.address}/ping` });
  watch([condition(0).look]);
  await vi.waitFor(() => expect(outside.requests).toHaveLength(1), 20 * SECOND);
  await round();
  pass(-5 * HOUR);
  await vi.waitFor(() => expect(outside.requests).toHaveLength(2), 20 * SECOND);
});

it('a watcher outside hears silence while the store is away, and is asked again once it is back', async () => {
  const outside = await alertReceiver(() => ({ status: 200, body: '' }));
  const { watch, round, pass } = setUpWatch({ heartbeatUrl: `${outside.address}/ping` });
  const store: Condition = { name: 'store', count: 1 };
  watch([], [() => Promise.resolve([{ ...store }])]);
  await round();
  pass(2 * HOUR);
  await round();
  expect(outside.requests).toEqual([]);
  store.count = 0;
  await vi.waitFor(() => expect(outside.requests).toHaveLength(1), 20 * SECOND);
});

it('a watcher outside hears silence while the watch cannot look', async () => {
  const outside = await alertReceiver(() => ({ status: 200, body: '' }));
  const { watch, round } = setUpWatch({ heartbeatUrl: `${outside.address}/ping` });
  const look = vi.fn(condition(0).look).mockRejectedValue(new Error('gone'));
  watch([look]);
  await round();
  expect(outside.requests).toEqual([]);
  look.mockImplementation(condition(0).look);
  await vi.waitFor(() => expect(outside.requests).toHaveLength(1), 20 * SECOND);
});

describe('a watcher outside whose address has a login', () => {
  const withLogin = (address: string, login: string) => `${address.replace('//', `//${login}@`)}/ping`;

  it.each([
    ['watcher:S3CR%C3%89T', 'watcher:S3CRÉT'],
    [':T%2FOKEN', ':T/OKEN'],
  ])('is given %s apart from the address', async (login, given) => {
    const outside = await alertReceiver(() => ({ status: 200, body: '' }));
    const { watch } = setUpWatch({ heartbeatUrl: withLogin(outside.address, login) });
    watch([condition(30).look]);
    await vi.waitFor(
      () => expect(outside.requests).toMatchObject([{ method: 'GET', path: '/ping' }]),
      20 * SECOND,
    );
    expect(outside.requests[0]?.headers.authorization).toBe(`Basic ${Buffer.from(given).toString('base64')}`);
  });

  it.each<[what: string, address: () => Promise<string>]>([
    ['refuses it', async () => (await alertReceiver(() => ({ status: 401, body: '' }))).address],
    ['is away', async () => `http://127.0.0.1:${await freePort()}`],
  ])('is not named in the log where it %s', async (_what, open) => {
    const { watch, lines } = setUpWatch({ heartbeatUrl: withLogin(await open(), 'watcher:S3CRET') });
    watch([condition(30).look]);
    await vi.waitFor(() => expect(lines.join('')).toContain('HEARTBEAT_URL was not reached'), 20 * SECOND);
    expect(lines.join('')).not.toMatch(/S3CRET|UzNDUkVU|watcher:|\/ping/);
  });
});
