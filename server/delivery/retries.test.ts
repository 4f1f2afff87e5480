import { describe, expect, it, vi } from 'vitest';
import { retryDeliveries } from '#server/store/requeue.ts';
import { correspondents, eventually, saying, setUp, teamAt } from '#server/testing/delivery.ts';
import { refusal, type ReceivedMail } from '#server/testing/mailServer.ts';
import { DAY, HOUR, MINUTE, SECOND } from '#server/time.ts';

// Tests wait until the worker has looked.
vi.mock('#server/store/outbox.ts', { spy: true });

const busy = () => Promise.reject(refusal(451, 'busy'));

describe('a mail server that is busy', () => {
  it('is tried again with growing pauses, never before their end', async () => {
    let now = Date.parse('2026-03-02T09:30Z');
    const take = vi.fn(busy);
    const { accept, attempted, next, deliveries } = setUp(await teamAt(take), { clock: () => now });
    await accept();
    for (let attempts = 1; attempts <= 13; attempts += 1) {
      await attempted(attempts);
      expect(await deliveries()).toMatchObject([{ attempts, state: 'queued', reason: saying(/451 busy$/) }]);
      const due = (await deliveries())[0]?.due.getTime() ?? 0;
      const most = Math.min(HOUR, 5 * SECOND * 2 ** (attempts - 1));
      expect(due - now).toBeLessThanOrEqual(most);
      expect(due - now).toBeGreaterThanOrEqual(most / 2);
      now = due - 1;
      await next();
      expect(take).toHaveBeenCalledTimes(attempts);
      now = due;
    }
  });

  it('is tried for five days, and the message is then left to a person', async () => {
    const { accept, attempted, deliveries, pass } = setUp(await teamAt(busy));
    await accept();
    await attempted(1);
    pass(5 * DAY - HOUR);
    await attempted(2);
    expect(await deliveries()).toMatchObject([{ state: 'queued', attempts: 2 }]);
    pass(2 * HOUR);
    await attempted(3);
    expect(await deliveries()).toMatchObject([{ state: 'failed', attempts: 3, reason: saying(/451/) }]);
  });

  it('gets the same message, known by its Message-ID, when a person has it sent again', async () => {
    const take = vi.fn<(mail: ReceivedMail) => Promise<void>>(busy);
    const { database, accept, attempted, deliveries, pass } = setUp(await teamAt(take));
    await accept();
    await attempted(1);
    pass(5 * DAY);
    await attempted(2);
    expect(await deliveries()).toMatchObject([{ state: 'failed' }]);
    take.mockResolvedValue();
    expect(await retryDeliveries(database, 'failed', [correspondents.to])).toBe(1);
    await attempted(3);
    expect(await deliveries()).toMatchObject([{ state: 'delivered', attempts: 1 }]);
    const ids = take.mock.calls.map(([{ mail }]) => mail.messageId);
    expect(ids).toHaveLength(3);
    expect(new Set(ids).size).toBe(1);
  });

  it.each([
    ['two hours', 2 * HOUR],
    ['three days', 3 * DAY],
  ])('is not left alone for longer because the clock was set back by %s', async (_what, time) => {
    const take = vi.fn(() => Promise.resolve()).mockImplementationOnce(busy);
    const { accept, attempted, count, pass } = setUp(await teamAt(take));
    await accept();
    await attempted(1);
    expect(await count('queued')).toBe(1);
    pass(-time);
    await eventually(async () => expect(await count('delivered')).toBe(1));
  });
});

describe.each([
  {
    what: 'refuses a message',
    when: 'half an hour later',
    pause: 30 * MINUTE,
    answer: () => Promise.reject(refusal(550, 'no such user')),
    reason: /550/,
  },
  {
    what: 'never answers',
    when: 'three hours later',
    pause: 3 * HOUR,
    answer: () => new Promise<void>(() => undefined),
    reason: /no answer/,
  },
])('a mail server that $what', ({ when, pause, answer, reason }) => {
  async function afterFirstAttempt() {
    const take = vi.fn(answer);
    const worker = setUp(await teamAt(take), { attemptLimit: 500 });
    await worker.accept();
    await eventually(async () =>
      expect(await worker.deliveries()).toMatchObject([
        { state: 'queued', refusals: 1, reason: saying(reason) },
      ]),
    );
    return { ...worker, take };
  }

  it(`is tried ${when}, and not before`, async () => {
    const { take, next, pass } = await afterFirstAttempt();
    pass(pause - MINUTE);
    await next();
    expect(take).toHaveBeenCalledOnce();
    pass(MINUTE);
    await eventually(() => expect(take).toHaveBeenCalledTimes(2));
  });

  it('is not tried a third time: the message is kept for a person', async () => {
    const { take, deliveries, lines, next, pass } = await afterFirstAttempt();
    pass(pause);
    await eventually(async () =>
      expect(await deliveries()).toMatchObject([{ state: 'failed', refusals: 2 }]),
    );
    expect(lines.join('')).toContain('the message is kept');
    pass(3 * DAY);
    await next();
    expect(take).toHaveBeenCalledTimes(2);
  });
});
