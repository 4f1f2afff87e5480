import { expect, it } from 'vitest';
import { alertReceiver, ntfy, slack } from '#server/testing/alertReceivers.ts';
import { freePort } from '#server/testing/freePort.ts';
import { alertSender, type Alert } from './send.ts';

const alert: Alert = {
  trouble: 'refused',
  about: 'team',
  event: 'begun',
  over: false,
  count: 2,
  since: new Date('2026-03-02T09:30:15Z'),
  title: 'Two messages',
  message: 'See to them.',
};

it('ntfy shows title and message under its topic', async () => {
  const receiver = await alertReceiver(ntfy);
  await alertSender(`${receiver.address}/?topic=our-alerts`)(alert);
  await alertSender(`${receiver.address}?topic=our-alerts`)({ ...alert, event: 'over', over: true });
  expect(receiver.shown).toEqual([
    'our-alerts|Two messages|See to them.|rotating_light',
    'our-alerts|Two messages|See to them.|white_check_mark',
  ]);
});

it('ntfy with a login is given it apart from the address', async () => {
  const receiver = await alertReceiver(ntfy);
  const address = receiver.address.replace('//', '//us%2Fer:p%40ss@');
  await alertSender(`${address}/?topic=our-alerts`)(alert);
  expect(receiver.requests.map(({ headers }) => headers.authorization)).toEqual([
    `Basic ${Buffer.from('us/er:p@ss').toString('base64')}`,
  ]);
});

it('Slack shows both as its text', async () => {
  const receiver = await alertReceiver(slack);
  await alertSender(`${receiver.address}/services/T0/B0/x1`)(alert);
  expect(receiver.shown).toEqual(['Two messages\nSee to them.']);
});

it('a program of one’s own reads the facts', async () => {
  const receiver = await alertReceiver(() => ({ status: 204, body: '' }));
  await alertSender(`${receiver.address}/hook?key=1`)(alert);
  expect(receiver.requests).toMatchObject([
    { method: 'POST', path: '/hook?key=1', headers: { 'content-type': 'application/json' } },
  ]);
  expect(JSON.parse(receiver.requests[0]?.body ?? '')).toMatchObject({
    ...alert,
    since: '2026-03-02T09:30:15.000Z',
  });
});

it.each([301, 302, 307, 308])('a redirect (%i) is a failure, and followed nowhere', async (status) => {
  const other = await alertReceiver(() => ({ status: 200, body: '' }));
  const receiver = await alertReceiver(() => ({ status, body: '', location: other.address }));
  await expect(alertSender(receiver.address)(alert)).rejects.toThrow(`answered ${status}`);
  expect(other.requests).toEqual([]);
});

it.each<[what: string, address: () => Promise<string>]>([
  ['refuses', async () => (await alertReceiver(() => ({ status: 500, body: 'no' }))).address],
  ['is away', async () => `http://127.0.0.1:${await freePort()}`],
  ['is silent', async () => (await alertReceiver(() => new Promise(() => undefined))).address],
])(
  'a receiver that %s is a failure that does not name its address, which is a secret',
  async (_what, open) => {
    const address = `${await open()}/services/T0/B0/secret`;
    const failure = await alertSender(address, 200)(alert).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    const { message, cause } = failure as Error;
    expect(message + String(cause)).not.toContain('secret');
  },
);
