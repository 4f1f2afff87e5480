import { pino } from 'pino';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { targetsOf } from '#server/delivery/destinations/open.ts';
import { receipts as receiptsThrough } from '#server/delivery/destinations/receipt.ts';
import { teamMailboxes } from '#server/delivery/destinations/smtp.ts';
import { alertReceiver, slack } from '#server/testing/alertReceivers.ts';
import { correspondents, eventually, setUp } from '#server/testing/delivery.ts';
import { refusal, refusingRecipients, type MailServerOptions } from '#server/testing/mailServer.ts';
import { sampleContact } from '#server/testing/samples.ts';
import { smtpReceiver } from '#server/testing/smtp.ts';
import { DAY, HOUR, MINUTE } from '#server/time.ts';
import { lookAtDeliveries, lookAtReceipts } from './checks.ts';
import { alertSender } from './send.ts';
import { startWatch } from './watch.ts';
import { retryDeliveries } from '#server/store/requeue.ts';
import { storedAlertStates } from '#server/store/alertState.ts';

// Tests wait until the worker has looked.
vi.mock('#server/store/outbox.ts', { spy: true });

const chief = 'chief@bewertra.example';
const everybody = [correspondents.to, chief];

/** Workers between a real outbox and a real mail server, and a watch that tells a real receiver. */
async function watched(options: MailServerOptions, login = '') {
  let ahead = 0;
  const clock = () => Date.now() + ahead;
  const mail = await smtpReceiver(options);
  const url = mail.url.replace('//', `//${login}`);
  const receiver = await alertReceiver(slack);
  const team = teamMailboxes(url, { ...correspondents, to: everybody.join(', ') });
  const worker = setUp(team, { clock });
  const watch = startWatch({
    checks: [
      () => lookAtDeliveries(worker.database, ['team'], clock),
      () => lookAtReceipts(worker.database, true),
    ],
    storeChecks: [],
    states: storedAlertStates(worker.database),
    metrics: worker.metrics,
    clock,
    interval: 10,
    send: alertSender(`${receiver.address}/services/T1/B1/x`),
    log: pino({ level: 'silent' }),
  });
  onTestFinished(watch.stop);
  return {
    ...worker,
    url,
    mail,
    clock,
    team,
    shown: receiver.shown,
    /** What people were shown that has these words in it. */
    about: (words: string) => receiver.shown.filter((text) => text.includes(words)),
    pass: (time: number) => (ahead += time),
  };
}

it('one receiver of two that is refused is told once, with what to do, and once when it is over', async () => {
  let broken = true;
  const isRefused = (address: string) => address === chief && broken;
  const { accept, database, count, mail, shown, about, pass } = await watched(
    refusingRecipients((address) => (isRefused(address) ? 550 : undefined)),
  );
  // A busy machine may also see it overdue for a moment, since the clock is moved.
  const told = () => about('messages refused');
  await accept();
  await eventually(() => expect(told()).toHaveLength(1));
  expect(told()[0]).toMatch(
    /^Bewertra: messages refused or given up \(team\)\n.*contact list --to team --state failed/,
  );
  expect(shown.join()).not.toContain('@');
  // The second refusal gives it up, and there is nothing more to tell.
  pass(HOUR);
  await eventually(async () => expect(await count('failed')).toBeGreaterThan(0));
  pass(HOUR);
  broken = false;
  expect(await retryDeliveries(database, 'failed', everybody)).toBe(1);
  await eventually(() => expect(mail.received.flatMap(({ to }) => to)).toContain(chief));
  await eventually(() => expect(told()).toHaveLength(2));
  expect(told()[1]).toMatch(/^Bewertra, over: messages refused or given up \(team\)\n/);
});

it('a login that is refused for a night is told although a message failed for good days ago, and loses none', async () => {
  let hasLogin = true;
  const { accept, deliveries, count, about, mail, pass } = await watched(
    {
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => done(hasLogin ? null : refusal(535, 'wrong password'), { user: 1 }),
      inspect: ({ mail: { text = '' } }) => {
        if (text.includes('Spam')) throw refusal(554, 'spam');
      },
    },
    'me:wrong@',
  );
  const isWaiting = async (messages: number) => {
    const waiting = (await deliveries()).filter(({ fault }) => fault === 'own');
    expect(waiting).toHaveLength(messages * everybody.length);
    expect(waiting.every(({ state, refusals }) => state === 'queued' && refusals === 0)).toBe(true);
  };
  await accept({ contact: { ...sampleContact, message: 'Spam' } });
  // People are told of the first refusal; the clock must not be moved before the second mailbox's has come.
  const refused = async () => (await deliveries()).map(({ refusals }) => refusals);
  await eventually(async () => expect(await refused()).toEqual([1, 1]));
  await eventually(() => expect(about('messages refused')).toHaveLength(1));
  pass(HOUR);
  await eventually(async () => expect(await count('failed')).toBe(2));
  pass(3 * DAY);
  await eventually(() => expect(about('still: messages refused')).toHaveLength(1));

  hasLogin = false;
  await accept();
  await eventually(() => expect(about('messages blocked')).toHaveLength(1));
  expect(about('messages blocked')[0]).toMatch(/^Bewertra: messages blocked \(team\).*\n.*SMTP_URL/);
  for (let sent = 1; sent < 30; sent += 1) await accept();
  await eventually(() => isWaiting(30));
  await eventually(() => expect(about('more: messages blocked').length).toBeGreaterThan(0));
  // A night of attempts.
  for (let hours = 0; hours < 3; hours += 1) {
    pass(4 * HOUR);
    await eventually(() => isWaiting(30));
  }
  expect(mail.received).toEqual([]);
  hasLogin = true;
  pass(HOUR);
  await eventually(async () => expect(await count('delivered')).toBe(30 * everybody.length));
  await eventually(() => expect(about('over: messages blocked')).toHaveLength(1));
}, 60_000);

it('a server that files mails and hangs up is told, with where to look', async () => {
  const { accept, about } = await watched({
    misbehave: (moment) => (moment === 'FINAL DOT' ? 'hang up' : undefined),
  });
  await accept();
  await eventually(() => expect(about('messages refused')).toHaveLength(1));
  expect(about('messages refused')[0]).toContain('may have arrived');
});

it('a mail server that is away is told after 15 minutes, not before', async () => {
  let away = true;
  const { accept, deliveries, shown, pass } = await watched({
    onConnect: (_session, done) => done(away ? refusal(421, 'later') : null),
  });
  await accept();
  const attempts = async () => (await deliveries()).every((one) => one.attempts > 1);
  pass(14 * MINUTE);
  await eventually(async () => expect(await attempts()).toBe(true));
  expect(shown).toEqual([]);
  pass(MINUTE);
  await eventually(() => expect(shown).toHaveLength(1));
  expect(shown[0]).toMatch(/^Bewertra: messages waiting for more than 15 minutes \(team\)\n/);
  away = false;
  pass(HOUR);
  await eventually(() => expect(shown).toHaveLength(2));
  expect(shown[1]).toContain('over: messages waiting');
});

describe('receipts', () => {
  /** With a worker for them as well. */
  async function withReceipts(options: MailServerOptions) {
    const watch = await watched(options);
    const { database, clock, team, url } = watch;
    const receipts = receiptsThrough({
      smtpUrl: url,
      from: correspondents.from,
      siteUrl: 'https://a.example',
    });
    setUp(receipts, { database, clock });
    const accept = () => watch.accept({ targets: targetsOf([team, receipts]) });
    return { ...watch, accept };
  }

  it('that a provider never takes are told, and that one got through', async () => {
    let broken = true;
    const { accept, about, pass } = await withReceipts({
      misbehave: (moment, line) =>
        moment === 'RCPT' && line.includes('beispiel.example') && broken
          ? '550 5.7.1 not for others'
          : undefined,
    });
    await accept();
    await eventually(() => expect(about('no sender gets a receipt')).toHaveLength(1));
    expect(about('no sender gets a receipt')[0]).toContain('contact list --to receipt');
    broken = false;
    pass(HOUR);
    await eventually(() => expect(about('over: no sender gets a receipt')).toHaveLength(1));
  });

  it('that senders with a mistyped address do not get need nobody', async () => {
    const { accept, count, shown, next } = await withReceipts(
      refusingRecipients((address) => (address.endsWith('beispiel.example') ? 550 : undefined)),
    );
    await accept();
    await eventually(async () => expect(await count('failed')).toBe(1));
    await next();
    expect(shown).toEqual([]);
  });
});
