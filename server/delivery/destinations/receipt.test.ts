import { pino } from 'pino';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { company, contacts } from '#common/company.ts';
import { limits as lengths } from '#common/contact.ts';
import { expectedAt } from '#common/words/next.ts';
import { createMetrics } from '#server/metrics.ts';
import { startDelivery } from '#server/delivery/worker.ts';
import type { ContactDetails, NewMessage } from '#server/store/message.ts';
import type { Outbox } from '#server/store/outbox.ts';
import { openPostgresStore } from '#server/store/postgres/store.ts';
import { openSqliteStore } from '#server/store/sqlite/store.ts';
import type { Store } from '#server/store/store.ts';
import { attempt } from '#server/testing/attempt.ts';
import { describeWithPostgres } from '#server/testing/describeWithPostgres.ts';
import { temporaryFolder } from '#server/testing/folder.ts';
import { refusal, refusingRecipients, type MailServerOptions } from '#server/testing/mailServer.ts';
import { sampleContact, sampleMessage } from '#server/testing/samples.ts';
import { smtpReceiver } from '#server/testing/smtp.ts';
import { testStore } from '#server/testing/store.ts';
import { DAY, HOUR, MINUTE, SECOND } from '#server/time.ts';
import { phaseLimits } from './conversation.ts';
import { Needless } from './destination.ts';
import { receiptDestination } from './receipt.ts';

vi.setConfig({ testTimeout: 60 * SECOND });

const settings = {
  from: 'Bewertra Website <web@bewertra.example>',
  to: 'team@bewertra.example, chef@bewertra.example',
  siteUrl: 'https://www.bewertra.example',
};

function eventually(check: () => unknown): Promise<unknown> {
  return vi.waitFor(check, 20 * SECOND);
}

const from = (changes: Partial<ContactDetails> = {}): NewMessage => ({
  contact: { ...sampleContact, ...changes },
  locale: 'de',
  destinations: ['team', 'receipt'],
});

/** What there is to see in the mail for a message. */
async function receiptFor(message = sampleMessage()) {
  const { url, received } = await smtpReceiver();
  const { outbox } = testStore();
  await receiptDestination({ ...settings, smtpUrl: url, outbox }).send(message, attempt());
  const [mail] = received;
  if (mail === undefined || received.length > 1) throw new Error('not one mail');
  const header = (name: string) => mail.mail.headers.find(({ key }) => key === name)?.value;
  const text = mail.mail.text?.replaceAll('\u00a0', ' ').replaceAll('\r\n', '\n') ?? '';
  return { ...mail, header, text, html: mail.mail.html ?? '' };
}

describe('the mail', () => {
  it('goes to the sender alone, and nothing answers it', async () => {
    const { from: returnPath, to, mail, raw, header } = await receiptFor();
    expect([returnPath, to]).toEqual(['', [sampleContact.email]]);
    expect(mail.from).toEqual({ name: 'Bewertra Website', address: 'web@bewertra.example' });
    expect(mail.to).toEqual([{ name: '', address: sampleContact.email }]);
    expect(mail.replyTo).toEqual([{ name: '', address: company.email }]);
    expect(header('auto-submitted')).toBe('auto-replied');
    expect(header('x-auto-response-suppress')).toBe('All');
    expect(raw).not.toMatch(/^(cc|bcc|precedence):/im);
    expect(raw).not.toContain('team@bewertra.example');
  });

  it('is the same each time, threads with the team’s mail, and has the reference in its subject', async () => {
    const [first, second] = [await receiptFor(), await receiptFor()];
    const { id } = sampleMessage();
    expect(first.mail.messageId).toBe(`<receipt.${id}@bewertra.example>`);
    expect(second.mail.messageId).toBe(first.mail.messageId);
    expect(second.text).toBe(first.text);
    expect(first.mail.date).toBe('2026-03-02T09:30:15.000Z');
    expect(first.mail.inReplyTo).toBe(`<${id}@bewertra.example>`);
    expect(first.mail.references).toBe(`<${id}@bewertra.example>`);
    expect(first.mail.subject).toBe('[BW-7K3Q-M2] Ihre Nachricht an Bewertra');
  });

  it.each([
    [
      'de',
      [
        'am Montag, 2. März 2026, um 20:15 Uhr bei uns eingegangen',
        'Ihre Vorgangsnummer: BW-7K3Q-M2',
        'morgen, Dienstag, ab 8:00 Uhr',
        `${contacts.hotline.display}, täglich von 8:00 bis 18:00 Uhr`,
        'https://www.bewertra.example/privacy',
      ],
    ],
    [
      'en',
      [
        'on Monday, 2 March 2026 at 20:15 (German time)',
        'Your reference: BW-7K3Q-M2',
        'tomorrow, Tuesday, from 8:00 (German time)',
        `${contacts.hotline.display}, daily from 8:00 to 18:00, German time`,
        'https://www.bewertra.example/en/privacy',
      ],
    ],
  ] as const)('says in %s what happens next, and when, and who writes', async (locale, said) => {
    const receivedAt = new Date('2026-03-02T20:15+01:00');
    const { text, html } = await receiptFor({ ...sampleMessage(), locale, receivedAt });
    expect(text).toContain(expectedAt(locale, receivedAt).replaceAll('\u00a0', ' '));
    for (const words of said) expect(text).toContain(words);
    for (const value of [company.legalName, company.registerNumber, company.managingDirector, company.vatId])
      expect(text).toContain(value);
    expect(html).toContain(`<html lang="${locale}">`);
    expect(html).toContain('<strong>BW-7K3Q-M2</strong>');
    const shown = html.replace(/<title>.*<\/title>|<\/?strong>/g, '').replace(/(?:<[^>]+>|\s)+/g, ' ');
    expect(shown.replaceAll('\u00a0', ' ').trim()).toBe(text.replace(/\n+/g, ' ').trim());
  });

  it('has nothing in it that was typed, but the address it goes to', async () => {
    const typed = {
      firstName: 'WIN-A-PRIZE',
      lastName: 'https://evil.example/',
      phone: '0900 12345',
      town: 'Sofort-gewinnen',
      country: 'Gewinnland',
      message: `Click https://evil.example/now\r\n${'x'.repeat(lengths.message / 2)}`,
    };
    const { raw, text, html, mail } = await receiptFor(sampleMessage(typed));
    const seen = [raw, text, html, mail.subject].join('\n');
    for (const word of ['WIN-A-PRIZE', 'evil.example', '0900', 'ewinn', 'Click', 'xxxx'])
      expect(seen).not.toContain(word);
  });

  it.each(["o'neill+tag@beispiel.example", 'a{b}|c=d@beispiel.example'])(
    'reaches %s and nobody else',
    async (email) => {
      const { to, mail } = await receiptFor(sampleMessage({ email }));
      expect(to).toEqual([email]);
      expect(mail.to).toEqual([{ name: '', address: email }]);
    },
  );

  it('reaches a domain with umlauts as DNS has it', async () => {
    const { to, raw } = await receiptFor(sampleMessage({ email: 'info@müller.example' }));
    // The test's mail server writes out what it was told in DNS's spelling.
    expect(to).toEqual(['info@müller.example']);
    expect(raw).toMatch(/^To: info@xn--mller-kva\.example\r$/m);
  });
});

/** A worker for receipts on a real store and a real mail server, with a clock that can be moved. */
async function setUp(server: MailServerOptions = {}, { outbox }: { outbox?: Outbox } = {}) {
  let ahead = 0;
  const clock = () => Date.now() + ahead;
  const { url, received } = await smtpReceiver(server);
  const store = outbox ?? testStore({ clock }).outbox;
  const lines: string[] = [];
  const log = pino({ level: 'debug' }, { write: (line: string) => lines.push(line) });
  const metrics = createMetrics(store, clock);
  const options = { ...settings, smtpUrl: url, outbox: store, clock };
  const startWorker = (on = store) => {
    const limits = { ...phaseLimits, answer: 300 };
    const destination = receiptDestination({ ...options, outbox: on, limits });
    const delivery = startDelivery({ outbox: on, destination, log, metrics, clock, interval: 10 });
    onTestFinished(() => delivery.stop());
    return delivery;
  };
  /** Accepts messages at the same time; resolves when each receipt is settled. */
  const send = async (...messages: NewMessage[]) => {
    const accepted = await Promise.all(messages.map((message) => store.accept(message)));
    const ids = accepted.map((one) => (one.kind === 'accepted' ? one.id : ''));
    await eventually(async () => {
      for (const id of ids) expect((await receiptOf(store, id)).state).not.toBe('queued');
    });
    return Promise.all(ids.map((id) => receiptOf(store, id)));
  };
  return {
    outbox: store,
    received,
    lines,
    metrics,
    startWorker,
    send,
    pass: (time: number) => (ahead += time),
  };
}

async function receiptOf(outbox: Outbox, id: string) {
  const message = await outbox.find(id);
  const receipt = message?.deliveries.find(({ destination }) => destination === 'receipt');
  if (receipt === undefined) throw new Error(`no receipt for ${id}`);
  return receipt;
}

describe('the limits', () => {
  it('one an hour and three a day, also after a restart, however the address is spelt', async () => {
    const { received, startWorker, send, pass } = await setUp();
    const counts: number[] = [];
    for (const [index, email] of [
      'a@müller.example',
      'A@MÜLLER.example',
      'a@xn--mller-kva.example',
    ].entries()) {
      const worker = startWorker();
      await send(from({ email }));
      counts.push(received.length);
      await worker.stop();
      pass(index === 0 ? HOUR - MINUTE : MINUTE);
    }
    expect(counts).toEqual([1, 1, 2]);
    startWorker();
    for (const pause of [HOUR, HOUR, HOUR, 20 * HOUR, HOUR]) {
      pass(pause);
      await send(from({ email: 'a@müller.example' }));
      counts.push(received.length);
    }
    // The fourth of the first day is sent when the first is a day ago.
    expect(counts.slice(3)).toEqual([3, 3, 3, 4, 5]);
  });

  it('is nobody else’s', async () => {
    const { received, startWorker, send } = await setUp();
    startWorker();
    await send(...['a@b.example', 'b@b.example', 'c@b.example'].map((email) => from({ email })));
    expect(received.map(({ to }) => to[0]).sort()).toEqual(['a@b.example', 'b@b.example', 'c@b.example']);
  });

  it('says with the message why there was none', async () => {
    const { outbox, received, startWorker, send, metrics } = await setUp();
    startWorker();
    await send(from());
    const [second] = await send(from());
    expect(second).toMatchObject({
      state: 'delivered',
      reason: 'the address has had a receipt within the hour',
    });
    expect(received).toHaveLength(1);
    expect(await metrics.render()).toContain(
      'contact_delivery_attempts_total{destination="receipt",outcome="needless"} 1',
    );
    expect((await outbox.count()).queued).toBe(2);
  });

  it('holds a receipt back while another one may be on its way, and lets one through', async () => {
    let busy = true;
    const { outbox, received, startWorker, pass } = await setUp(
      refusingRecipients(() => (busy ? 451 : undefined)),
    );
    startWorker();
    const accepted = await Promise.all([1, 2, 3].map(() => outbox.accept(from())));
    await eventually(async () => expect((await outbox.backlog()).receipt.queued).toBe(1));
    busy = false;
    pass(HOUR);
    await eventually(async () => expect((await outbox.backlog()).receipt.queued).toBe(0));
    expect(received).toHaveLength(1);
    expect(accepted).toHaveLength(3);
  });

  it('waits for a later message’s receipt that another server has begun with, and then sees it sent', async () => {
    const { outbox } = testStore();
    const { url, received } = await smtpReceiver();
    for (let index = 0; index < 2; index += 1) await outbox.accept(from());
    const [first, second] = (await outbox.take('receipt', 2)).toSorted((a, b) => (a.id < b.id ? -1 : 1));
    if (first === undefined || second === undefined) throw new Error('both were due');
    const { send } = receiptDestination({ ...settings, smtpUrl: url, outbox });
    const refused = await send(first, attempt()).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(Error);
    expect(refused).not.toBeInstanceOf(Needless);
    await outbox.complete(second);
    await expect(send(first, attempt())).rejects.toBeInstanceOf(Needless);
    expect(received).toEqual([]);
  });

  it.each(['team@bewertra.example', 'CHEF@bewertra.example', 'web@bewertra.example', company.email])(
    'none to %s, which is ours',
    async (email) => {
      const { received, startWorker, send } = await setUp();
      startWorker();
      expect(await send(from({ email }))).toMatchObject([{ reason: 'the address is our own' }]);
      expect(received).toEqual([]);
    },
  );

  it.each([
    'MAILER-DAEMON@b.example',
    'no-reply@b.example',
    'noreply+42@b.example',
    'do_not_reply@b.example',
    'owner-list@b.example',
    'list-request@b.example',
    'bounces+a=b@b.example',
  ])('none to %s, which nobody reads', async (email) => {
    const { received, startWorker, send } = await setUp();
    startWorker();
    expect(await send(from({ email }))).toMatchObject([
      { reason: 'nobody reads what is sent to this address' },
    ]);
    expect(received).toEqual([]);
  });

  it.each(['norepl@b.example', 'owner@b.example', 'request@b.example', 'bouncer@b.example'])(
    'one to %s, which somebody may read',
    async (email) => {
      const { received, startWorker, send } = await setUp();
      startWorker();
      await send(from({ email }));
      expect(received).toHaveLength(1);
    },
  );

  it('a repetition of a message is no second one', async () => {
    const { outbox } = await setUp();
    const message = { ...from(), idempotencyKey: 'key-of-one-form' };
    await outbox.accept(message);
    expect(await outbox.accept(message)).toMatchObject({ kind: 'repeated' });
    expect(await outbox.take('receipt', 9)).toHaveLength(1);
  });
});

/** Two servers, a worker each, and many messages of one address to both at once. */
async function expectOneMail(stores: [Store, Store]): Promise<void> {
  const [first, second] = stores.map(({ outbox }) => outbox) as [Outbox, Outbox];
  const { received, startWorker } = await setUp({}, { outbox: first });
  startWorker(first);
  startWorker(second);
  const turns = Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? first : second));
  await Promise.all(turns.map((outbox) => outbox.accept(from())));
  await eventually(async () => {
    expect((await first.backlog()).receipt.queued).toBe(0);
    expect((await first.count()).queued).toBe(20);
  });
  expect(received).toHaveLength(1);
}

describe('two servers, twenty messages of one address at once: one mail', () => {
  it('on SQLite', async () => {
    const folder = temporaryFolder();
    const open = () => openSqliteStore(folder);
    const stores: [Store, Store] = [open(), open()];
    stores.forEach(({ close }) => onTestFinished(close));
    await expectOneMail(stores);
  });

  describeWithPostgres('on a real PostgreSQL', (postgres) => {
    it('too', async () => {
      const place = await postgres.newDatabase();
      const stores: [Store, Store] = [await openPostgresStore(place), await openPostgresStore(place)];
      stores.forEach(({ close }) => onTestFinished(close));
      await expectOneMail(stores);
    });
  });
});

describe('when it cannot be delivered', () => {
  const warned = (lines: string[]) => lines.filter((line) => line.includes('"level":50'));

  it('an address that does not exist ends it, and nobody is told', async () => {
    const { received, lines, startWorker, send, outbox } = await setUp(refusingRecipients(() => 550));
    startWorker();
    const [receipt] = await send(from());
    expect(receipt).toMatchObject({ state: 'failed', attempts: 1 });
    expect(receipt?.reason).toContain('not this one');
    expect(received).toEqual([]);
    expect(warned(lines)).toEqual([]);
    expect((await outbox.count()).queued).toBe(1);
  });

  it('a server that is busy is tried again, for a day', async () => {
    const { lines, startWorker, outbox, pass } = await setUp(refusingRecipients(() => 451));
    startWorker();
    await outbox.accept(from());
    await eventually(async () =>
      expect((await outbox.list({ limit: 1 }))[0]?.deliveries[1]?.attempts).toBe(1),
    );
    pass(HOUR);
    await eventually(async () =>
      expect((await outbox.list({ limit: 1 }))[0]?.deliveries[1]?.attempts).toBe(2),
    );
    pass(DAY - HOUR);
    await eventually(async () => expect((await outbox.backlog()).receipt.failed).toBe(1));
    expect(warned(lines)).toEqual([]);
  });

  it('a server that has it and says nothing gets no copy', async () => {
    let asked = 0;
    const { startWorker, send, pass } = await setUp({
      inspect: () => {
        asked += 1;
        return new Promise(() => undefined);
      },
    });
    startWorker();
    expect(await send(from())).toMatchObject([{ state: 'failed' }]);
    pass(6 * HOUR);
    const [next] = await send(from({ email: 'another@b.example' }));
    expect(next).toMatchObject({ state: 'failed' });
    expect(asked).toBe(2);
  });

  it('what a filter refuses is not tried again', async () => {
    const { lines, startWorker, send } = await setUp({
      inspect: () => {
        throw refusal(554, 'no');
      },
    });
    startWorker();
    expect(await send(from())).toMatchObject([{ state: 'failed', attempts: 1 }]);
    expect(warned(lines)).toEqual([]);
  });
});
