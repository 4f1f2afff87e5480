import { describe, expect, it, onTestFinished } from 'vitest';
import { company, contacts } from '#common/company.ts';
import { limits as lengths } from '#common/contact.ts';
import { expectedAt } from '#common/words/next.ts';
import type { NewMessage } from '#server/store/message.ts';
import type { Outbox } from '#server/store/outbox.ts';
import { openPostgresStore } from '#server/store/postgres/store.ts';
import { openSqliteStore } from '#server/store/sqlite/store.ts';
import type { Store } from '#server/store/store.ts';
import { attempt } from '#server/testing/attempt.ts';
import { eventually, setUp } from '#server/testing/delivery.ts';
import { describeWithPostgres } from '#server/testing/describeWithPostgres.ts';
import { temporaryFolder } from '#server/testing/folder.ts';
import { refusal, refusingRecipients, type MailServerOptions } from '#server/testing/mailServer.ts';
import { sampleContact, sampleMessage } from '#server/testing/samples.ts';
import { smtpReceiver } from '#server/testing/smtp.ts';
import { testStore } from '#server/testing/store.ts';
import { HOUR, SECOND, type Clock } from '#server/time.ts';
import { phaseLimits } from './conversation.ts';
import { Needless, Refused } from './destination.ts';
import { receiptDestination } from './receipt.ts';

const settings = {
  from: 'Bewertra Website <web@bewertra.example>',
  to: 'team@bewertra.example, chef@bewertra.example',
  siteUrl: 'https://www.bewertra.example',
};

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
        'tomorrow, Tuesday, at 8:00 (German time)',
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

const free = { hour: 0, day: 0, before: 0, begunAfter: 0 };

/** What comes of a receipt to an address that has had others: nothing where it is sent, else why not. */
async function outcomeFor(email: string, others = free, server: MailServerOptions = {}) {
  const { url, received } = await smtpReceiver(server);
  const outbox = { otherReceipts: () => Promise.resolve(others) };
  const { send } = receiptDestination({ ...settings, smtpUrl: url, outbox });
  const outcome = await send(sampleMessage({ email }), attempt()).catch((error: unknown) => error);
  expect(received).toHaveLength(outcome === undefined ? 1 : 0);
  return outcome;
}

describe('the limits', () => {
  it.each([
    [free, undefined],
    [{ ...free, day: 2 }, undefined],
    [{ ...free, hour: 1, day: 1 }, 'the address has had a receipt within the hour'],
    [{ ...free, day: 3 }, 'the address has had 3 receipts in a day'],
    [{ ...free, before: 1 }, 'a receipt for an earlier message comes first'],
  ])('one an hour and three a day to an address: with %j before, %s', async (others, reason) => {
    expect(await outcomeFor('a@b.example', others)).toEqual(
      reason === undefined ? undefined : new Needless(reason),
    );
  });

  it('one waits while a later message’s receipt is on its way, which may turn out needless', async () => {
    const outcome = await outcomeFor('a@b.example', { ...free, begunAfter: 1 });
    expect(outcome).toBeInstanceOf(Error);
    expect(outcome).not.toBeInstanceOf(Needless);
  });

  it.each([
    ...['team@bewertra.example', 'CHEF@bewertra.example', 'web@bewertra.example', company.email].map(
      (email) => [email, 'the address is our own'],
    ),
    ...[
      'MAILER-DAEMON@b.example',
      'no-reply@b.example',
      'noreply+42@b.example',
      'do_not_reply@b.example',
      'owner-list@b.example',
      'list-request@b.example',
      'bounces+a=b@b.example',
    ].map((email) => [email, 'nobody reads what is sent to this address']),
    ...['norepl@b.example', 'owner@b.example', 'request@b.example', 'bouncer@b.example'].map((email) => [
      email,
      undefined,
    ]),
  ])('to %s none is sent where %s', async (email = '', reason) => {
    expect(await outcomeFor(email)).toEqual(reason === undefined ? undefined : new Needless(reason));
  });
});

const answered: NewMessage = { contact: sampleContact, locale: 'de', destinations: ['team', 'receipt'] };

/** Two servers, a worker each, and many messages of one address to both at once. */
async function expectOneMail(open: (clock: Clock) => Promise<Store>): Promise<void> {
  const { url, received } = await smtpReceiver();
  let ahead = 0;
  const clock = () => Date.now() + ahead;
  const outboxes: Outbox[] = [];
  for (let server = 0; server < 2; server += 1) {
    const { outbox, close } = await open(clock);
    onTestFinished(close);
    outboxes.push(outbox);
    setUp(receiptDestination({ ...settings, smtpUrl: url, outbox, clock }), { outbox, clock });
  }
  const [one, two] = outboxes as [Outbox, Outbox];
  await Promise.all(Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? one : two).accept(answered)));
  await eventually(async () => {
    // What waits for another one is tried again a little later.
    ahead += 10 * SECOND;
    expect((await one.backlog()).receipt.queued).toBe(0);
  });
  expect((await one.count()).queued).toBe(20);
  expect(received).toHaveLength(1);
}

describe('two servers, twenty messages of one address at once: one mail', () => {
  it('on SQLite', async () => {
    const folder = temporaryFolder();
    await expectOneMail((clock) => Promise.resolve(openSqliteStore(folder, clock)));
  });

  describeWithPostgres('on a real PostgreSQL', (postgres) => {
    it('too', async () => {
      const place = await postgres.newDatabase();
      await expectOneMail((clock) => openPostgresStore(place, clock));
    });
  });
});

describe('when it cannot be delivered', () => {
  it.each([
    ['an address that does not exist', true, refusingRecipients(() => 550)],
    ['a server that is busy', false, refusingRecipients(() => 451)],
    ['a filter that refuses it', true, { inspect: () => Promise.reject(refusal(554, 'no')) }],
  ])('%s ends it: %s', async (_what, ends, server) => {
    const outcome = await outcomeFor('a@b.example', free, server);
    expect(outcome).toBeInstanceOf(Error);
    expect(outcome instanceof Refused).toBe(ends);
  });

  it('a server that has it and says nothing gets no copy', async () => {
    let asked = 0;
    const { url } = await smtpReceiver({
      inspect: () => {
        asked += 1;
        return new Promise(() => undefined);
      },
    });
    const { outbox } = testStore();
    const limits = { ...phaseLimits, answer: 300 };
    const destination = receiptDestination({ ...settings, smtpUrl: url, outbox, limits });
    const { next, pass, lines } = setUp(destination, { outbox });
    await outbox.accept(answered);
    await eventually(async () => expect((await outbox.backlog()).receipt.failed).toBe(1));
    pass(6 * HOUR);
    await next('take');
    expect(asked).toBe(1);
    expect(lines.filter((line) => line.includes('"level":50'))).toEqual([]);
  });
});
