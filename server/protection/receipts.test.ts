import { fastify, type FastifyRequest } from 'fastify';
import { expect, it, onTestFinished, vi } from 'vitest';
import { DAY, HOUR } from '#server/time.ts';
import { openLimits } from './limits.ts';

async function setUp(to = 'team@bewertra.example') {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: Date.parse('2026-03-02T00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  const app = fastify();
  const { reserveReceipt } = await openLimits(app, {
    rateLimit: false,
    mail: { smtpUrl: undefined, from: 'Web <web@bewertra.example>', to },
  });
  const reserve = (email: string) =>
    reserveReceipt({ body: { email }, routeOptions: {} } as unknown as FastifyRequest);
  return {
    reserve,
    /** Whether a message that is stored brings its sender a receipt. */
    gets: async (email: string) => {
      const { wait, settle } = await reserve(email);
      await settle(true);
      return wait === undefined;
    },
    pass: (time: number) => vi.advanceTimersByTime(time),
  };
}

it.each(['JoDoe@GMAIL.com', 'j.o.doe+x@gmail.com', 'jodoe@googlemail.com', 'jo\u00addoe+9@gmail.com '])(
  'one mailbox gets one receipt an hour, also where its address is written %s',
  async (same) => {
    const { gets } = await setUp();
    expect(await gets('jo.doe@gmail.com')).toBe(true);
    expect(await gets(same)).toBe(false);
  },
);

it('one mailbox gets three receipts a day', async () => {
  const { gets, pass } = await setUp();
  expect(await gets('jo.doe@gmail.com')).toBe(true);
  pass(HOUR);
  expect(await gets('jodoe+2@gmail.com')).toBe(true);
  pass(HOUR);
  expect(await gets('jodoe@gmail.com')).toBe(true);
  pass(HOUR);
  expect(await gets('jodoe@gmail.com')).toBe(false);
  pass(DAY);
  expect(await gets('jodoe@gmail.com')).toBe(true);
});

it('elsewhere dots tell mailboxes apart, and a tag does not', async () => {
  const { gets } = await setUp();
  expect(await gets('jo.doe@person.example')).toBe(true);
  expect(await gets('jodoe@person.example')).toBe(true);
  expect(await gets('jo.doe+tag@person.example')).toBe(false);
});

it('one domain gets ten an hour, and all together thirty', async () => {
  const { gets, pass } = await setUp();
  const send = async (count: number, address: (index: number) => string) => {
    const sent = [];
    for (let index = 0; index < count; index += 1) sent.push(await gets(address(index)));
    return sent.filter(Boolean).length;
  };
  expect(await send(12, (index) => `person${index}@firm.example`)).toBe(10);
  expect(await send(30, (index) => `person@firm${index}.example`)).toBe(20);
  pass(HOUR);
  expect(await gets('person11@firm.example')).toBe(true);
});

it.each(['team@bewertra.example', 'WEB@bewertra.example', 'mailer-daemon@a.example', 'no-reply@a.example'])(
  '%s gets none',
  async (address) => {
    const { gets } = await setUp();
    expect(await gets(address)).toBe(false);
  },
);

it('nobody of a group that receives the messages gets one, lest they write to each other for ever', async () => {
  const { gets } = await setUp('Team: jo@bewertra.example, al@bewertra.example;');
  expect(await gets('al@bewertra.example')).toBe(false);
});

it('a plus at the beginning is a name of its own, not the tag of nobody', async () => {
  const { gets } = await setUp();
  expect(await gets('+one@person.example')).toBe(true);
  expect(await gets('+two@person.example')).toBe(true);
});

it('a receipt whose message was not stored does not count', async () => {
  const { gets, reserve } = await setUp();
  const failed = await reserve('jo@person.example');
  await failed.settle(false);
  expect(await gets('jo@person.example')).toBe(true);
  expect(await gets('jo@person.example')).toBe(false);
});

it('of messages that come at once only as many bring a receipt as may', async () => {
  const { gets, reserve } = await setUp();
  const reserved = await Promise.all(Array.from({ length: 20 }, () => reserve('jo@person.example')));
  expect(reserved.filter(({ wait }) => wait === undefined)).toHaveLength(1);
  for (const { settle } of reserved) await settle(false);
  expect(await gets('jo@person.example')).toBe(true);
});
