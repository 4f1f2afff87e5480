import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Delivery } from '#server/store/message.ts';
import { eventually, setUp } from '#server/testing/delivery.ts';
import { temporaryFolder } from '#server/testing/folder.ts';
import { sampleContact } from '#server/testing/samples.ts';
import { testStore } from '#server/testing/store.ts';
import { DAY, HOUR, MINUTE, SECOND } from '#server/time.ts';
import { DeliveryError } from './destinations/destination.ts';
import { final, temporary } from './fault.ts';
import { settleDelivery, takeDeliveries } from '#server/store/outbox.ts';
import { retryDeliveries } from '#server/store/requeue.ts';

// As it is, unless a test has one of its functions fail.
vi.mock('#server/store/outbox.ts', { spy: true });
afterEach(() => {
  vi.resetAllMocks();
});

const busy = () => Promise.reject(new Error('451 busy'));

describe('delivery', () => {
  it('begins at once when woken, however long the interval', async () => {
    const send = vi.fn(() => Promise.resolve());
    const { accept, delivery } = setUp({ send }, { interval: HOUR });
    await accept();
    delivery.wake();
    await eventually(() => expect(send).toHaveBeenCalledOnce());
  });

  it('tries a busy receiver again with growing pauses, not before their end, for five days; and a person anew', async () => {
    let now = Date.parse('2026-03-02T09:30Z');
    const send = vi.fn<(delivery: Delivery) => Promise<void>>(busy);
    const { database, accept, next, deliveries } = setUp({ send }, { clock: () => now });
    await accept();
    const begun = now;
    for (let attempts = 1; attempts <= 13; attempts += 1) {
      await eventually(async () =>
        expect(await deliveries()).toMatchObject([{ attempts, state: 'queued', reason: /451 busy$/ }]),
      );
      const due = (await deliveries())[0]?.due.getTime() ?? 0;
      const most = Math.min(HOUR, 5 * SECOND * 2 ** (attempts - 1));
      expect(due - now).toBeLessThanOrEqual(most);
      expect(due - now).toBeGreaterThanOrEqual(most / 2);
      now = due - 1;
      await next();
      expect(send).toHaveBeenCalledTimes(attempts);
      now = due;
    }
    await eventually(() => expect(send).toHaveBeenCalledTimes(14));
    now = begun + 5 * DAY;
    await eventually(async () =>
      expect(await deliveries()).toMatchObject([{ state: 'failed', attempts: 15 }]),
    );
    expect(await retryDeliveries(database, 'failed', ['team@bewertra.example'])).toBe(1);
    await eventually(async () =>
      expect(await deliveries()).toMatchObject([{ state: 'queued', attempts: 1 }]),
    );
    send.mockResolvedValue();
    now += HOUR;
    await eventually(async () => expect(await deliveries()).toMatchObject([{ state: 'delivered' }]));
    expect(new Set(send.mock.calls.map(([{ message }]) => `${message.id} ${message.reference}`)).size).toBe(
      1,
    );
  });

  it.each([
    [
      'half an hour after a refusal',
      30 * MINUTE,
      () => Promise.reject(new DeliveryError('550 no such user', final('recipient'), 550)),
      /550/,
    ],
    [
      'three hours after an attempt without an answer',
      3 * HOUR,
      () => new Promise<void>(() => undefined),
      /no answer/,
    ],
  ])('tries once more, %s, and then leaves it to a person', async (_when, pause, answer, reason) => {
    const send = vi.fn((_task: Delivery, cut: AbortSignal) =>
      Promise.race([
        answer(),
        new Promise<void>((_, reject) => cut.addEventListener('abort', () => reject(new Error('cut')))),
      ]),
    );
    const { accept, next, pass, deliveries, lines } = setUp({ send }, { attemptLimit: 100 });
    await accept();
    await eventually(async () =>
      expect(await deliveries()).toMatchObject([
        { state: 'queued', refused: 1, reason: expect.stringMatching(reason) as string },
      ]),
    );
    pass(pause - MINUTE);
    await next();
    expect(send).toHaveBeenCalledOnce();
    pass(MINUTE);
    await eventually(async () => expect(await deliveries()).toMatchObject([{ state: 'failed', refused: 2 }]));
    expect(lines.join('')).toContain('the message is kept');
    pass(3 * DAY);
    await next();
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('keeps an outcome that the store does not take, and sends no second copy meanwhile', async () => {
    const send = vi.fn(() => Promise.resolve());
    const { accept, next, pass, count } = setUp({ send });
    const away = vi.mocked(settleDelivery).mockRejectedValue(new Error('disk full'));
    await accept();
    await eventually(() => expect(away).toHaveBeenCalled());
    // Its lease ends.
    pass(HOUR);
    await next();
    away.mockReset();
    await eventually(async () => expect(await count('delivered')).toBe(1));
    expect(send).toHaveBeenCalledOnce();
  });

  it('lets one slow message hold up nobody', async () => {
    const slow = Promise.withResolvers<undefined>();
    const send = vi.fn(() => Promise.resolve()).mockReturnValueOnce(slow.promise);
    const { accept, count } = setUp({ send }, { concurrency: 2 });
    await Promise.all(Array.from({ length: 20 }, () => accept()));
    await eventually(async () => expect(await count('delivered')).toBe(19));
    slow.resolve(undefined);
    await eventually(async () => expect(await count('delivered')).toBe(20));
  });

  it('sends each message once where several servers share a store, and never more at a time than it may', async () => {
    const folder = temporaryFolder();
    const sent: string[] = [];
    let [now, most] = [0, 0];
    const server = () => {
      let own = 0;
      const send = async ({ message }: Delivery) => {
        sent.push(message.id);
        most = Math.max(most, (own += 1));
        now += 1;
        // Held until all places of both servers are taken, or nothing is left.
        await vi.waitFor(() => expect(now === 6 || sent.length === 40).toBe(true), { interval: 1 });
        await new Promise(setImmediate);
        [own, now] = [own - 1, now - 1];
      };
      return setUp({ send }, { database: testStore({ folder }), concurrency: 3 });
    };
    const [one] = [server(), server()];
    await Promise.all(Array.from({ length: 40 }, () => one.accept()));
    await eventually(async () => expect(await one.count('delivered')).toBe(40));
    expect([sent.length, new Set(sent).size, most]).toEqual([40, 40, 3]);
  });

  it('says once that the store is away, looks ever more seldom, and says once that it is back', async () => {
    const { accept, count, lines } = setUp({ send: () => Promise.resolve() });
    const said = () => lines.map((line) => JSON.parse(line) as { level: number; msg: string });
    const away = vi.mocked(takeDeliveries).mockRejectedValue(new Error('the store is away'));
    // Of every 10 ms, the interval of these tests, these would be more than 30 looks.
    await eventually(() => expect(away.mock.calls.length).toBeGreaterThan(4));
    const [begun, looks] = [performance.now(), away.mock.calls.length];
    await eventually(() => expect(away.mock.calls.length).toBeGreaterThan(looks));
    expect(performance.now() - begun).toBeGreaterThan(100);
    expect(said().filter(({ level }) => level === 50)).toMatchObject([
      { msg: 'the outbox cannot be read; trying again', destination: 'team' },
    ]);
    away.mockReset();
    await accept();
    await eventually(async () => expect(await count('delivered')).toBe(1));
    expect(said().filter(({ level }) => level === 30)).toMatchObject([
      { msg: 'the outbox can be read again' },
    ]);
  });

  it('looks at once when a message is accepted after the store was away, however long it was', async () => {
    const { accept, count, delivery } = setUp({ send: () => Promise.resolve() }, { interval: HOUR });
    const away = vi.mocked(takeDeliveries).mockRejectedValue(new Error('the store is away'));
    delivery.wake();
    await eventually(() => expect(away).toHaveBeenCalled());
    away.mockReset();
    await accept();
    delivery.wake();
    await eventually(async () => expect(await count('delivered')).toBe(1));
  });

  it('says once that an outcome cannot be stored, and once that it can', async () => {
    const { accept, count, lines } = setUp({ send: () => Promise.resolve() });
    const away = vi.mocked(settleDelivery).mockRejectedValue(new Error('disk full'));
    await accept();
    await eventually(() => expect(away.mock.calls.length).toBeGreaterThan(2));
    away.mockReset();
    await eventually(async () => expect(await count('delivered')).toBe(1));
    const said = lines.map((line) => (JSON.parse(line) as { msg: string }).msg);
    await eventually(() => expect(lines).toHaveLength(2));
    expect(said[0]).toBe('an outcome cannot be stored; trying again');
  });

  it('does not wait longer because the clock was set back', async () => {
    const send = vi.fn(() => Promise.resolve()).mockImplementationOnce(busy);
    const { accept, count, deliveries, pass } = setUp({ send });
    await accept();
    await eventually(async () => expect(await deliveries()).toMatchObject([{ attempts: 1, reason: /busy/ }]));
    pass(-3 * DAY);
    await eventually(async () => expect(await count('delivered')).toBe(1));
  });

  it('counts what became of each attempt, and logs nothing about the person', async () => {
    const { email } = sampleContact;
    const send = vi
      .fn(() => Promise.resolve())
      .mockRejectedValueOnce(new DeliveryError(`550 <${email}> unknown`, final('recipient'), 550))
      .mockRejectedValueOnce(new DeliveryError(`451 <${email}> busy`, temporary('recipient'), 451))
      .mockRejectedValueOnce(Object.assign(new Error(email), { name: 'TypeError' }));
    const { accept, metrics, lines, count } = setUp({ send, kind: 'webhook', recipients: [email] });
    for (let sent = 0; sent < 4; sent += 1) await accept();
    await eventually(async () => expect(await count('delivered')).toBe(1));
    await eventually(() => expect(lines).toHaveLength(3));
    const text = await metrics.render();
    for (const [outcome, number] of Object.entries({ delivered: 1, queued: 3 }))
      expect(text).toContain(
        `contact_delivery_attempts_total{destination="webhook",outcome="${outcome}"} ${number}\n`,
      );
    expect(text).toContain('contact_delivery_seconds_count{destination="webhook"} 1');
    const told = lines.map((line) => JSON.parse(line) as object);
    expect(told).toContainEqual(expect.objectContaining({ level: 40, responseCode: 550 }));
    for (const value of Object.values(sampleContact))
      if (value !== 'DE') expect(lines.join('')).not.toContain(value);
  });
});

describe('the end of delivery', () => {
  it('comes when what is in flight is settled; nothing is taken after', async () => {
    const slow = Promise.withResolvers<undefined>();
    const send = vi.fn(() => slow.promise);
    const { accept, delivery, deliveries } = setUp({ send }, { concurrency: 1 });
    await Promise.all([accept(), accept()]);
    await eventually(() => expect(send).toHaveBeenCalledOnce());
    setTimeout(() => slow.resolve(undefined), 100);
    await delivery.stop();
    delivery.wake();
    expect((await deliveries()).map(({ state }) => state).sort()).toEqual(['delivered', 'queued']);
    expect(send).toHaveBeenCalledOnce();
  });

  it('comes after a while for what never ends, which is sent again after its lease as the same message', async () => {
    const began = vi.fn<(delivery: Delivery) => void>();
    const send = (delivery: Delivery, cut: AbortSignal) => {
      began(delivery);
      return new Promise<void>((_, reject) => cut.addEventListener('abort', () => reject(new Error('cut'))));
    };
    let ahead = 0;
    const database = testStore({ clock: () => Date.now() + ahead });
    const { accept, delivery } = setUp({ send }, { database, stopLimit: 50 });
    const { id } = (await accept()) as { id: string };
    await eventually(() => expect(began).toHaveBeenCalledOnce());
    await delivery.stop();
    ahead = 12 * MINUTE;
    expect(await takeDeliveries(database, 'team', 9)).toEqual([]);
    ahead = 13 * MINUTE;
    expect(await takeDeliveries(database, 'team', 9)).toMatchObject([
      { message: { id }, attempts: 2, refused: 0 },
    ]);
  });

  it('comes although the store does not take an outcome', async () => {
    const { accept, delivery } = setUp({ send: () => Promise.resolve() }, { stopLimit: 50 });
    const settle = vi.mocked(settleDelivery).mockRejectedValue(new Error('disk full'));
    await accept();
    await eventually(() => expect(settle).toHaveBeenCalled());
    await delivery.stop();
  });
});
