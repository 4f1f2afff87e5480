import { describe, expect, it, vi } from 'vitest';
import { envelope, eventually, message, setUp } from '#server/testing/delivery.ts';
import { sampleContact } from '#server/testing/samples.ts';
import { smtpReceiver } from '#server/testing/smtp.ts';
import { HOUR, MINUTE, SECOND } from '#server/time.ts';
import { Uncertain, Yielded, type Destination } from './destinations/destination.ts';
import { smtpDestination } from './destinations/smtp.ts';

describe('delivery in doubt', () => {
  it('sends one copy to a server that answers later than any lease lasts', async () => {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    const { url, received } = await smtpReceiver({ inspect: () => promise });
    const { outbox, pass } = setUp(smtpDestination(url, envelope), { heartbeatInterval: 10 });
    await outbox.accept(message);
    await eventually(async () => expect((await outbox.list({ limit: 1 }))[0]?.attempts).toBe(1));
    const due = async () => (await outbox.list({ limit: 1 }))[0]?.due.getTime() ?? 0;
    // Five minutes, in steps that each use up most of a lease; what another server would take is looked for.
    for (let time = 0; time < 5 * MINUTE; time += 40 * SECOND) {
      const before = await due();
      pass(40 * SECOND);
      await eventually(async () => expect(await due()).toBeGreaterThanOrEqual(before + 39 * SECOND));
      expect(await outbox.take('team', 9)).toEqual([]);
    }
    resolve(undefined);
    await eventually(async () => expect((await outbox.count()).delivered).toBe(1));
    expect(received).toHaveLength(1);
  });

  it('gives up, where it leaves no doubt, what is no longer its own', async () => {
    const gaveUp = vi.fn();
    const send: Destination['send'] = (_message, { yield: signal }) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => {
          gaveUp();
          reject(new Yielded());
        });
      });
    const { outbox, next } = setUp({ send }, { heartbeatInterval: 10 });
    await outbox.accept(message);
    await eventually(async () => expect((await outbox.list({ limit: 1 }))[0]?.attempts).toBe(1));
    await next('extend');
    expect(gaveUp).not.toHaveBeenCalled();
    await outbox.eraseFrom(sampleContact.email);
    await eventually(() => expect(gaveUp).toHaveBeenCalledOnce());
  });

  it('repeats twice, hours apart, what may have arrived, then leaves it to a person', async () => {
    const send = vi.fn(() => Promise.reject(new Uncertain('no answer', 'ECONNECTION')));
    const { outbox, metrics, next, pass } = setUp({ send });
    await outbox.accept(message);
    for (let sent = 1; sent <= 3; sent += 1) {
      await eventually(() => expect(send).toHaveBeenCalledTimes(sent));
      await eventually(async () =>
        expect((await outbox.list({ limit: 1 }))[0]?.reason).toContain('no answer'),
      );
      await eventually(async () =>
        expect(await outbox.troubled(new Date(0))).toMatchObject([
          { trouble: sent < 3 ? 'uncertain' : 'failed', count: 1 },
        ]),
      );
      pass(HOUR);
      await next('take');
      expect(send).toHaveBeenCalledTimes(sent);
      pass(2 * HOUR);
    }
    expect(await outbox.count()).toEqual({ queued: 0, delivered: 0, failed: 1 });
    expect((await outbox.list({ limit: 1 }))[0]?.reason).toMatch(/may have arrived/);
    const text = await metrics.render();
    expect(text).toContain('contact_person_needed_total{reason="uncertain"} 2');
    expect(text).toContain('contact_person_needed_total{reason="failed"} 1');
  });

  it('sends nothing twice when the clock jumps while a delivery is under way', async () => {
    const slow = Promise.withResolvers<undefined>();
    const send = vi.fn(() => slow.promise);
    const { outbox, next, pass } = setUp({ send }, { straightenInterval: 20 });
    await outbox.accept(message);
    await eventually(() => expect(send).toHaveBeenCalledOnce());
    for (const step of [HOUR, -2 * HOUR, 3 * HOUR]) {
      pass(step);
      await next('straighten');
      await next('take');
    }
    slow.resolve(undefined);
    await eventually(async () => expect((await outbox.count()).delivered).toBe(1));
    expect(send).toHaveBeenCalledOnce();
  });
});
