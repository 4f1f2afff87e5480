import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Sender } from './sender.ts';
import { createSending } from './sending.ts';
import { SendError } from './sendMessage.ts';

const message = {
  firstName: 'Jörg',
  lastName: 'Größer',
  email: 'jo@beispiel.example',
  phone: '030 123',
  message: 'Guten Tag',
  town: 'Köln',
  country: 'DE',
  consent: true,
} as const;

const receipt = { reference: 'BW-7K3Q-M2', next: 'Morgen.' };

const second = 1000;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Sending that takes a second per message; `results` are the outcomes, in order. */
function setUp(...results: (Error | undefined)[]) {
  let offline = false;
  const sent: unknown[] = [];
  const prepared = vi.fn();
  const sender: Sender = {
    prepare: prepared,
    send: async (given) => {
      sent.push(given);
      await new Promise((resolve) => setTimeout(resolve, second));
      const result = results[sent.length - 1];
      if (result !== undefined) throw result;
      return receipt;
    },
  };
  const load = vi.fn(() => Promise.resolve(sender));
  const reach = vi.fn(() => Promise.resolve());
  const sending = createSending(load, reach, () => offline);
  /** Sends a message, and lets the second pass. */
  const send = async () => {
    const result = sending.send(message);
    await vi.advanceTimersByTimeAsync(second);
    return result;
  };
  return { sending, send, load, reach, sent, prepared, setOffline: (now: boolean) => (offline = now) };
}

it('sends one message at a time, and hands on what is said of each', async () => {
  const { sending, send, sent } = setUp(undefined, undefined);
  const first = sending.send(message);
  await vi.advanceTimersByTimeAsync(second - 1);
  expect(await sending.send(message)).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(await first).toEqual({ stage: 'sent', errors: {}, receipt });
  expect(await send()).toMatchObject({ stage: 'sent' });
  expect(sent).toEqual([message, message]);
});

it.each([
  [
    'what the service found wrong with the fields',
    new SendError('No.', {
      status: 400,
      faults: [
        { field: 'town', code: 'invalid_characters' },
        { field: 'town', code: 'no such code' },
      ],
    }),
    { stage: 'failed', errors: { town: 'invalid_characters' } },
  ],
  [
    'how long to wait',
    Object.assign(new Error('429'), { wait: 'in 5 Minuten' }),
    { stage: 'failed', errors: {}, wait: 'in 5 Minuten' },
  ],
  [
    'whom to call where no more is taken today',
    new SendError('Bitte rufen Sie uns an.', { status: 429, isFull: true }),
    { stage: 'failed', errors: {}, said: 'Bitte rufen Sie uns an.' },
  ],
  [
    'that the form has to post itself where the captcha cannot be solved',
    Object.assign(new Error('no worker'), { unsendable: true }),
    { stage: 'unsendable', errors: {} },
  ],
])('hands on %s', async (_what, error, result) => {
  expect(await setUp(error).send()).toEqual(result);
});

it('does not load at every keystroke what could not be loaded', async () => {
  const { sending, load } = setUp(undefined);
  load.mockRejectedValueOnce(new Error('a chunk is missing'));
  for (let typed = 0; typed < 95; typed += 1) {
    sending.prepare();
    await vi.advanceTimersByTimeAsync(0);
  }
  expect(load).toHaveBeenCalledTimes(1);
});

it('says that the connection was lost on the way', async () => {
  const { sending, setOffline } = setUp(new SendError('Unknown error'));
  const sendingIt = sending.send(message);
  setOffline(true);
  await vi.advanceTimersByTimeAsync(second);
  expect(await sendingIt).toEqual({ stage: 'offline', errors: {} });
});

it('loads what it needs once, however often it is told to prepare', async () => {
  const { sending, load, prepared } = setUp();
  sending.prepare();
  sending.prepare();
  await vi.advanceTimersByTimeAsync(0);
  expect([load.mock.calls.length, prepared.mock.calls.length]).toEqual([1, 2]);
});

it('loads once more, within one attempt, what could not be loaded', async () => {
  const { sending, send, load, reach } = setUp(undefined);
  load.mockRejectedValueOnce(new Error('a chunk is missing')).mockRejectedValueOnce(new Error('and again'));
  sending.prepare();
  await vi.advanceTimersByTimeAsync(0);
  expect(await send()).toMatchObject({ stage: 'sent' });
  expect(load).toHaveBeenCalledTimes(3);
  expect(reach).not.toHaveBeenCalled();
});

it('fails where the service cannot be reached either, and tries anew', async () => {
  const { sending, send, load, reach } = setUp(undefined);
  load.mockRejectedValueOnce(new Error('a chunk is missing')).mockRejectedValueOnce(new Error('and again'));
  reach.mockRejectedValueOnce(new Error('no connection'));
  expect(await sending.send(message)).toMatchObject({ stage: 'failed' });
  expect(await send()).toMatchObject({ stage: 'sent' });
  expect(load).toHaveBeenCalledTimes(3);
});
