import { pino } from 'pino';
import { expect, it, onTestFinished, vi } from 'vitest';
import { smtpDestination } from '#server/delivery/destinations/smtp.ts';
import { startDelivery } from '#server/delivery/worker.ts';
import { createMetrics } from '#server/metrics.ts';
import { refusal } from '#server/testing/mailServer.ts';
import { sampleContact } from '#server/testing/samples.ts';
import { smtpReceiver } from '#server/testing/smtp.ts';
import { testStore } from '#server/testing/store.ts';
import { MINUTE, SECOND } from '#server/time.ts';

const envelope = { from: 'web@bewertra.example', to: 'team@bewertra.example' };

/** A worker between a real outbox and a real mail server, on a clock that can be moved. */
function setUp(url: string) {
  let ahead = 0;
  const clock = () => Date.now() + ahead;
  const { outbox } = testStore({ clock });
  const destination = smtpDestination(url, envelope);
  const metrics = createMetrics(outbox, clock);
  const log = pino({ level: 'silent' });
  const delivery = startDelivery({ outbox, destination, metrics, log, clock, interval: 10 });
  onTestFinished(async () => {
    await delivery.stop();
    destination.close();
  });
  return {
    outbox,
    accept: async (town: string) => {
      await outbox.accept({ contact: { ...sampleContact, town }, locale: 'de' });
      delivery.wake();
    },
    pass: (time: number) => (ahead += time),
  };
}

function eventually(check: () => unknown): Promise<unknown> {
  return vi.waitFor(check, 20 * SECOND);
}

it('an outage of the mail server delays mail, and loses and doubles none', async () => {
  const first = await smtpReceiver();
  const { outbox, accept, pass } = setUp(first.url);
  await accept('before');
  await eventually(() => expect(first.received).toHaveLength(1));

  await first.close();
  await Promise.all(Array.from({ length: 10 }, (_, index) => accept(`during ${index}`)));
  await eventually(async () => {
    const waiting = await outbox.list({ state: 'queued', limit: 20 });
    expect(waiting.filter(({ reason }) => reason !== undefined)).toHaveLength(10);
  });
  expect((await outbox.backlog()).team.queued).toBe(10);

  const second = await smtpReceiver({ port: first.port });
  pass(MINUTE);
  await eventually(async () =>
    expect(await outbox.count()).toEqual({ queued: 0, held: 0, delivered: 11, failed: 0 }),
  );
  const ids = second.received.map(({ mail }) => mail.messageId);
  expect([ids.length, new Set(ids).size]).toEqual([10, 10]);
});

it('a message that the mail server refuses fails alone; the others go on, and it can be sent again', async () => {
  let strict = true;
  const { url, received } = await smtpReceiver({
    inspect: ({ mail }) => {
      if (strict && mail.subject?.includes('refused')) throw refusal(554, 'content rejected');
      if (strict && mail.subject?.includes('busy')) throw refusal(452, 'mailbox full');
    },
  });
  const { outbox, accept, pass } = setUp(url);
  for (const town of ['one', 'refused', 'two', 'busy', 'three']) await accept(town);
  await eventually(async () =>
    expect(await outbox.count()).toEqual({ queued: 1, held: 0, delivered: 3, failed: 1 }),
  );
  const [failed] = await outbox.list({ state: 'failed', limit: 9 });
  expect(failed?.contact.town).toBe('refused');
  expect(failed?.reason).toContain('content rejected');

  strict = false;
  expect(await outbox.retry()).toBe(1);
  pass(MINUTE);
  await eventually(async () =>
    expect(await outbox.count()).toEqual({ queued: 0, held: 0, delivered: 5, failed: 0 }),
  );
  expect(new Set(received.map(({ mail }) => mail.messageId)).size).toBe(5);
});
