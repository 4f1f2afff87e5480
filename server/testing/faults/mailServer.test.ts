import { expect, it } from 'vitest';
import { smtpDestination } from '#server/delivery/destinations/smtp.ts';
import { envelope, eventually, message, setUp } from '#server/testing/delivery.ts';
import { smtpReceiver } from '#server/testing/smtp.ts';
import { MINUTE } from '#server/time.ts';

it('an outage of the mail server delays mail, and loses and doubles none', async () => {
  const first = await smtpReceiver();
  const { outbox, pass } = setUp(smtpDestination(first.url, envelope));
  await outbox.accept(message);
  await eventually(() => expect(first.received).toHaveLength(1));

  await first.close();
  await Promise.all(Array.from({ length: 10 }, () => outbox.accept(message)));
  await eventually(async () => {
    const waiting = await outbox.list({ state: 'queued', limit: 20 });
    expect(waiting.filter(({ reason }) => reason !== undefined)).toHaveLength(10);
  });

  const second = await smtpReceiver({ port: first.port });
  pass(MINUTE);
  await eventually(async () => expect(await outbox.count()).toEqual({ queued: 0, delivered: 11, failed: 0 }));
  const ids = second.received.map(({ mail }) => mail.messageId);
  expect([ids.length, new Set(ids).size]).toEqual([10, 10]);
});
