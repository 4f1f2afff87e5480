import { describe, expect, it, vi } from 'vitest';
import type { OutboxMessage } from '#server/store/message.ts';
import { eventually, message, setUp } from '#server/testing/delivery.ts';
import { sampleContact } from '#server/testing/samples.ts';
import { DAY, HOUR } from '#server/time.ts';
import { Refused } from './destinations/destination.ts';

describe('delivery', () => {
  it('begins at once when woken, however long the interval', async () => {
    const send = vi.fn(() => Promise.resolve());
    const { outbox, delivery } = setUp({ send }, { interval: HOUR });
    await outbox.accept(message);
    delivery.wake();
    await eventually(() => expect(send).toHaveBeenCalledOnce());
  });

  it('survives an outage: tries again when it is time and not before, then delivers, with one Message-ID', async () => {
    let up = false;
    const ids: string[] = [];
    const send = vi.fn(({ id }: OutboxMessage) => {
      ids.push(id);
      return up ? Promise.resolve() : Promise.reject(new Error('connection refused'));
    });
    const { outbox, next, pass } = setUp({ send });
    await outbox.accept(message);
    await eventually(async () => expect((await outbox.list({ limit: 1 }))[0]?.reason).toContain('refused'));
    for (let round = 0; round < 5; round += 1) await next('take');
    expect(send).toHaveBeenCalledOnce();
    up = true;
    pass(HOUR);
    await eventually(async () => expect((await outbox.count()).delivered).toBe(1));
    expect(new Set(ids).size).toBe(1);
  });

  it('lets one slow message hold up nobody', async () => {
    const slow = Promise.withResolvers<undefined>();
    let first = true;
    const send = vi.fn(async () => {
      if (!first) return;
      first = false;
      await slow.promise;
    });
    const { outbox } = setUp({ send }, { concurrency: 2 });
    await Promise.all(Array.from({ length: 20 }, () => outbox.accept(message)));
    await eventually(async () => expect((await outbox.count()).delivered).toBe(19));
    slow.resolve(undefined);
    await eventually(async () => expect((await outbox.count()).delivered).toBe(20));
  });

  it('never sends more at a time than it may', async () => {
    let now = 0;
    let most = 0;
    let settle: (() => void)[] = [];
    // Three are held until all of them have begun, and whatever the same round begins beyond them.
    const send = async () => {
      most = Math.max(most, (now += 1));
      const { promise, resolve } = Promise.withResolvers<undefined>();
      settle.push(() => resolve(undefined));
      if (settle.length === 3)
        setImmediate(() => {
          const held = settle;
          settle = [];
          for (const end of held) end();
        });
      await promise;
      now -= 1;
    };
    const { outbox } = setUp({ send }, { concurrency: 3 });
    await Promise.all(Array.from({ length: 30 }, () => outbox.accept(message)));
    await eventually(async () => expect((await outbox.count()).delivered).toBe(30));
    expect(most).toBe(3);
  });

  it('outlives a store in trouble', async () => {
    const send = vi.fn(() => Promise.resolve());
    const { outbox } = setUp({ send });
    const { take } = outbox;
    outbox.take = vi
      .fn(take)
      .mockRejectedValueOnce(new Error('busy'))
      .mockRejectedValueOnce(new Error('busy'));
    await outbox.accept(message);
    await eventually(async () => expect((await outbox.count()).delivered).toBe(1));
  });

  it('does not wait longer because the clock was set back', async () => {
    const send = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('busy')).mockResolvedValue();
    const { outbox, lines, pass } = setUp({ send }, { straightenInterval: 50 });
    await outbox.accept(message);
    await eventually(async () => expect((await outbox.list({ limit: 1 }))[0]?.reason).toBe('busy'));
    pass(-3 * DAY);
    await eventually(async () => expect((await outbox.count()).delivered).toBe(1));
    expect(lines.join('')).toContain('the clock was set back');
  });

  it('gives up after five days, and tries for another five when a person has it sent again', async () => {
    const send = vi.fn(() => Promise.reject(new Error('busy')));
    const { outbox, pass } = setUp({ send });
    await outbox.accept(message);
    await eventually(() => expect(send).toHaveBeenCalledTimes(1));
    pass(5 * DAY);
    await eventually(async () => expect((await outbox.count()).failed).toBe(1));
    await outbox.retry();
    await eventually(() => expect(send).toHaveBeenCalledTimes(3));
    await eventually(async () =>
      expect(await outbox.list({ limit: 1 })).toMatchObject([{ state: 'queued', attempts: 1 }]),
    );
  });

  it('counts what became of each attempt', async () => {
    const send = vi
      .fn<() => Promise<void>>()
      .mockRejectedValueOnce(new Refused('550'))
      .mockRejectedValueOnce(new Error('451'))
      .mockResolvedValue();
    const { outbox, metrics } = setUp({ send });
    await outbox.accept(message);
    await outbox.accept(message);
    await outbox.accept(message);
    await eventually(async () => expect((await outbox.count()).delivered).toBe(1));
    const text = await metrics.render();
    expect(text).toContain('contact_delivery_attempts_total{destination="team",outcome="delivered"} 1');
    expect(text).toContain('contact_delivery_attempts_total{destination="team",outcome="postponed"} 1');
    expect(text).toContain('contact_delivery_attempts_total{destination="team",outcome="failed"} 1');
    expect(text).toContain('contact_delivery_seconds_count{destination="team"} 1');
  });

  it('logs nothing about the person', async () => {
    const send = vi
      .fn<() => Promise<void>>()
      .mockRejectedValueOnce(new Refused(`550 <${sampleContact.email}> unknown`))
      .mockRejectedValueOnce(new Error(`451 <${sampleContact.email}> busy`));
    const { outbox, lines } = setUp({ send });
    await outbox.accept(message);
    await outbox.accept(message);
    await outbox.accept(message);
    await eventually(() => expect(send).toHaveBeenCalledTimes(3));
    await eventually(async () => expect((await outbox.count()).delivered).toBe(1));
    const text = lines.join('');
    expect(lines.length).toBeGreaterThanOrEqual(3);
    for (const value of Object.values(sampleContact)) if (value !== 'DE') expect(text).not.toContain(value);
  });
});
