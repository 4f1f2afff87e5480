import { pino } from 'pino';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createMetrics } from '#server/metrics.ts';
import type { OutboxMessage } from '#server/store/message.ts';
import { refusal, refusingRecipients } from '#server/testing/mailServer.ts';
import { sampleContact } from '#server/testing/samples.ts';
import { smtpReceiver } from '#server/testing/smtp.ts';
import { testStore } from '#server/testing/store.ts';
import { DAY, HOUR, MINUTE, SECOND } from '#server/time.ts';
import { Refused, Uncertain, Yielded, type Destination } from './destinations/destination.ts';
import { smtpDestination } from './destinations/smtp.ts';
import { startDelivery } from './worker.ts';

const envelope = { from: 'web@bewertra.example', to: 'team@bewertra.example' };
const message = { contact: sampleContact, locale: 'de' } as const;

vi.setConfig({ testTimeout: 30 * SECOND });

/** Waits for what a busy machine may take its time to do. */
function eventually(check: () => unknown): Promise<unknown> {
  return vi.waitFor(check, 20 * SECOND);
}

/** A worker on a real outbox, with the destination given; it looks every 10 ms. */
function setUp(
  destination: Pick<Destination, 'send'> & Partial<Destination>,
  options: Partial<Parameters<typeof startDelivery>[0]> = {},
) {
  let ahead = 0;
  const clock = () => Date.now() + ahead;
  const lines: string[] = [];
  const log = pino({ level: 'debug' }, { write: (line: string) => lines.push(line) });
  const { outbox } = testStore({ clock });
  const metrics = createMetrics(outbox, clock);
  const delivery = startDelivery({
    outbox,
    log,
    clock,
    metrics,
    interval: 10,
    ...options,
    destination: { kind: 'team', name: 'test', close: () => undefined, ...destination },
  });
  onTestFinished(() => delivery.stop());
  return { outbox, delivery, lines, metrics, pass: (time: number) => (ahead += time) };
}

describe('delivery', () => {
  it('brings an accepted message to a real mail server', async () => {
    const { url, received } = await smtpReceiver();
    const { outbox } = setUp(smtpDestination(url, envelope));
    const acceptance = await outbox.accept(message);
    await eventually(() => expect(received).toHaveLength(1));
    await eventually(async () => expect(await outbox.count()).toMatchObject({ queued: 0, delivered: 1 }));
    expect(received[0]?.mail.messageId).toBe(`<${'id' in acceptance ? acceptance.id : ''}@bewertra.example>`);
    expect(received[0]?.mail.text).toContain(sampleContact.message);
  });

  it('begins at once when woken, however long the interval', async () => {
    const send = vi.fn(() => Promise.resolve());
    const { outbox, delivery } = setUp({ send }, { interval: HOUR });
    await outbox.accept(message);
    delivery.wake();
    await eventually(() => expect(send).toHaveBeenCalledOnce());
  });

  it('survives an outage: tries again later, then delivers, with one Message-ID', async () => {
    let up = false;
    const ids: string[] = [];
    const send = vi.fn(({ id }: OutboxMessage) => {
      ids.push(id);
      return up ? Promise.resolve() : Promise.reject(new Error('connection refused'));
    });
    const { outbox, pass } = setUp({ send });
    await outbox.accept(message);
    await eventually(() => expect(send).toHaveBeenCalledOnce());
    expect((await outbox.count()).queued).toBe(1);
    up = true;
    pass(HOUR);
    await eventually(async () => expect((await outbox.count()).delivered).toBe(1));
    expect(new Set(ids).size).toBe(1);
  });

  it('does not hammer: a failed message waits for its time', async () => {
    const send = vi.fn(() => Promise.reject(new Error('busy')));
    const { outbox } = setUp({ send });
    await outbox.accept(message);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(send).toHaveBeenCalledOnce();
  });

  it('gives up at once when the message is refused for good, and keeps it', async () => {
    const send = vi.fn(() => Promise.reject(new Refused('550 no such user', 550)));
    const { outbox, lines } = setUp({ send });
    await outbox.accept(message);
    await eventually(async () => expect((await outbox.count()).failed).toBe(1));
    expect(send).toHaveBeenCalledOnce();
    expect(lines.map((line) => JSON.parse(line) as object)).toContainEqual(
      expect.objectContaining({ level: 40, responseCode: 550 }),
    );
  });

  it('repeats what a setting of ours has refused, and notes that it needs a person', async () => {
    let full = true;
    const { url, received } = await smtpReceiver({
      onRcptTo: (_address, _session, done) => done(full ? refusal(552, 'mailbox of team@ is full') : null),
    });
    const { outbox, lines, metrics, pass } = setUp(smtpDestination(url, envelope));
    const acceptance = await outbox.accept(message);
    const told = () => lines.map((line) => JSON.parse(line) as object);
    await eventually(() =>
      expect(told()).toContainEqual(
        expect.objectContaining({
          level: 40,
          message: 'id' in acceptance ? acceptance.id : '',
          code: 'EENVELOPE',
          responseCode: 552,
        }),
      ),
    );
    expect(lines.join('')).not.toContain('team@');
    expect(await metrics.render()).toContain('contact_person_needed_total{reason="refused"} 1');
    expect(await outbox.troubled(new Date(0))).toMatchObject([{ trouble: 'refused', count: 1 }]);
    await eventually(async () =>
      expect(await outbox.list({ limit: 1 })).toMatchObject([{ state: 'queued', attempts: 1 }]),
    );
    full = false;
    pass(HOUR);
    await eventually(() => expect(received).toHaveLength(1));
  });

  it.each([
    [452, []],
    [550, [{ trouble: 'partly_refused', count: 1 }]],
  ])(
    'repeats for a recipient refused with %i, and for that one alone, and notes as trouble: %j',
    async (code, troubled) => {
      const [team, chief] = ['team@bewertra.example', 'Chief@bewertra.example'];
      let refused: string | undefined = chief;
      const { url, received } = await smtpReceiver(
        refusingRecipients((address) => (address === refused ? code : undefined)),
      );
      const to = `${team}, The Chief <${chief.replace('bew', 'Bew')}>`;
      const { outbox, lines, pass } = setUp(smtpDestination(url, { ...envelope, to }));
      await outbox.accept(message);
      const first = async () => (await outbox.list({ limit: 1 }))[0];
      await eventually(async () => expect((await first())?.reason).toContain(`${chief}: ${code}`));
      expect(await first()).toMatchObject({ state: 'queued', reached: [team] });
      expect(lines.map((line) => JSON.parse(line) as object)).toContainEqual(
        expect.objectContaining({ level: 40, responseCode: code }),
      );
      expect(lines.join('')).not.toContain('@');
      expect(await outbox.troubled(new Date(0))).toMatchObject(troubled);

      refused = undefined;
      pass(HOUR);
      await eventually(async () => expect((await outbox.count()).delivered).toBe(1));
      expect(received.map((mail) => mail.to)).toEqual([[team], [chief]]);
      expect(received[1]?.mail.to).toEqual(received[0]?.mail.to);
      expect(received[1]?.mail.to).toHaveLength(2);
    },
  );

  it('sends to those who are configured now and do not have the message', async () => {
    const { url, received } = await smtpReceiver(
      refusingRecipients((address) => (address === 'old@b.example' ? 450 : undefined)),
    );
    let to = 'team@b.example, old@b.example';
    const { outbox, pass } = setUp({
      send: (...given) => smtpDestination(url, { ...envelope, to }).send(...given),
    });
    await outbox.accept(message);
    await eventually(async () =>
      expect((await outbox.list({ limit: 1 }))[0]?.reason).toContain('old@b.example'),
    );
    to = 'TEAM@b.example, new@b.example';
    pass(HOUR);
    await eventually(async () => expect((await outbox.count()).delivered).toBe(1));
    expect(received.map((mail) => mail.to)).toEqual([['team@b.example'], ['new@b.example']]);
  });

  it('gives up after five days', async () => {
    const send = vi.fn(() => Promise.reject(new Error('busy')));
    const { outbox, pass } = setUp({ send });
    await outbox.accept(message);
    await eventually(() => expect(send).toHaveBeenCalledTimes(1));
    pass(5 * DAY);
    await eventually(async () => expect((await outbox.count()).failed).toBe(1));
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
    const send = async () => {
      most = Math.max(most, (now += 1));
      await new Promise((resolve) => setTimeout(resolve, 5));
      now -= 1;
    };
    const { outbox } = setUp({ send }, { concurrency: 3 });
    await Promise.all(Array.from({ length: 30 }, () => outbox.accept(message)));
    await eventually(async () => expect((await outbox.count()).delivered).toBe(30));
    expect(most).toBe(3);
  });

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
    const { outbox } = setUp({ send }, { heartbeatInterval: 10 });
    await outbox.accept(message);
    await eventually(async () => expect((await outbox.list({ limit: 1 }))[0]?.attempts).toBe(1));
    expect(gaveUp).not.toHaveBeenCalled();
    await outbox.eraseFrom(sampleContact.email);
    await eventually(() => expect(gaveUp).toHaveBeenCalledOnce());
  });

  it('repeats twice, hours apart, what may have arrived, then leaves it to a person', async () => {
    const send = vi.fn(() => Promise.reject(new Uncertain('no answer', 'ECONNECTION')));
    const { outbox, metrics, pass } = setUp({ send });
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
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(send).toHaveBeenCalledTimes(sent);
      pass(2 * HOUR);
    }
    expect(await outbox.count()).toEqual({ queued: 0, held: 0, delivered: 0, failed: 1 });
    expect((await outbox.list({ limit: 1 }))[0]?.reason).toMatch(/may have arrived/);
    const text = await metrics.render();
    expect(text).toContain('contact_person_needed_total{reason="uncertain"} 2');
    expect(text).toContain('contact_person_needed_total{reason="failed"} 1');
  });

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

  it('sends nothing twice when the clock jumps while a delivery is under way', async () => {
    const slow = Promise.withResolvers<undefined>();
    const send = vi.fn(() => slow.promise);
    const { outbox, pass } = setUp({ send }, { straightenInterval: 20 });
    await outbox.accept(message);
    await eventually(() => expect(send).toHaveBeenCalledOnce());
    for (const step of [HOUR, -2 * HOUR, 3 * HOUR]) {
      pass(step);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    slow.resolve(undefined);
    await eventually(async () => expect((await outbox.count()).delivered).toBe(1));
    expect(send).toHaveBeenCalledOnce();
  });

  it('tries a message for another five days when a person has it sent again', async () => {
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

  it('tells nobody of a receipt that could not be delivered, and leaves the team’s delivery alone', async () => {
    const { outbox, lines, metrics } = setUp({
      kind: 'receipt',
      send: () => Promise.reject(new Refused('550 no such user', 550)),
    });
    const acceptance = await outbox.accept({ ...message, destinations: ['team', 'receipt'] });
    await eventually(async () => expect((await outbox.backlog()).receipt.failed).toBe(1));
    expect(acceptance).toMatchObject({ kind: 'accepted' });
    expect(await outbox.count()).toEqual({ queued: 1, held: 0, delivered: 0, failed: 0 });
    await eventually(() => expect(lines.join('')).toContain('delivery failed for good'));
    expect(lines.filter((line) => line.includes('"level":50'))).toEqual([]);
    expect(await metrics.render()).not.toContain('contact_person_needed_total{');
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
