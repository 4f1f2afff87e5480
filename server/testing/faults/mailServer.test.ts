import { expect, it } from 'vitest';
import { teamMailboxes } from '#server/delivery/destinations/smtp.ts';
import { correspondents, eventually, setUp } from '#server/testing/delivery.ts';
import { smtpReceiver } from '#server/testing/smtp.ts';
import { MINUTE } from '#server/time.ts';

it('an outage of the mail server delays mail, and loses and doubles none', async () => {
  const first = await smtpReceiver();
  const { accept, deliveries, count, pass } = setUp(teamMailboxes(first.url, correspondents));
  await accept();
  await eventually(() => expect(first.received).toHaveLength(1));

  await first.close();
  await Promise.all(Array.from({ length: 10 }, () => accept()));
  await eventually(async () => {
    const waiting = (await deliveries()).filter(({ state }) => state === 'queued');
    expect(waiting.filter(({ reason }) => reason !== undefined)).toHaveLength(10);
  });

  const second = await smtpReceiver({ port: first.port });
  pass(MINUTE);
  await eventually(async () => expect(await count('delivered')).toBe(11));
  const ids = second.received.map(({ mail }) => mail.messageId);
  expect(ids).toHaveLength(10);
  expect(new Set(ids).size).toBe(10);
});
