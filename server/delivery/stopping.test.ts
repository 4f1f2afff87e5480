import { describe, expect, it, vi } from 'vitest';
import { envelope, eventually, message, setUp } from '#server/testing/delivery.ts';
import { smtpReceiver } from '#server/testing/smtp.ts';
import { HOUR } from '#server/time.ts';
import { smtpDestination } from './destinations/smtp.ts';

describe('the end of delivery', () => {
  it('cuts, when it stops, what is still without an answer after a while, and notes the doubt', async () => {
    const { url } = await smtpReceiver({ inspect: () => inData() });
    const began = Promise.withResolvers<undefined>();
    const inData = () => {
      began.resolve(undefined);
      return new Promise<void>(() => undefined);
    };
    const { outbox, delivery, pass } = setUp(smtpDestination(url, envelope), { stopLimit: 50 });
    await outbox.accept(message);
    await began.promise;
    await delivery.stop();
    expect((await outbox.list({ limit: 1 }))[0]?.reason).toContain('no answer');
    pass(HOUR);
    expect(await outbox.take('team', 9)).toEqual([]);
    pass(2 * HOUR);
    expect(await outbox.take('team', 9)).toMatchObject([{ uncertain: 1 }]);
  });

  it('stops when what is in flight is settled, and takes nothing after', async () => {
    const slow = Promise.withResolvers<undefined>();
    const send = vi.fn(() => slow.promise);
    const { outbox, delivery } = setUp({ send }, { concurrency: 1 });
    await Promise.all([outbox.accept(message), outbox.accept(message)]);
    await eventually(() => expect(send).toHaveBeenCalledOnce());
    const stopped = delivery.stop();
    slow.resolve(undefined);
    await stopped;
    expect(await outbox.count()).toMatchObject({ queued: 1, delivered: 1 });
    expect(send).toHaveBeenCalledOnce();
  });
});
