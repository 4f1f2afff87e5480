import { pino } from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { smtpDestination } from '#server/delivery/destinations/smtp.ts';
import { alertReceiver, slack } from '#server/testing/alertReceivers.ts';
import { envelope, eventually, setUp } from '#server/testing/delivery.ts';
import { refusal, refusingRecipients, type MailServerOptions } from '#server/testing/mailServer.ts';
import { smtpReceiver } from '#server/testing/smtp.ts';
import { HOUR, MINUTE } from '#server/time.ts';
import { lookAtDeliveries } from './checks.ts';
import { alertSender } from './send.ts';
import { startWatch } from './watch.ts';

const chief = 'chief@bewertra.example';

/** A worker between a real outbox and a real mail server, and a watch that tells a real receiver. */
async function watched(options: MailServerOptions) {
  let ahead = 0;
  const clock = () => Date.now() + ahead;
  const mail = await smtpReceiver(options);
  const receiver = await alertReceiver(slack);
  const worker = setUp(smtpDestination(mail.url, { ...envelope, to: `${envelope.to}, ${chief}` }), { clock });
  const watch = startWatch({
    checks: [() => lookAtDeliveries(worker.outbox, ['team'], clock)],
    ...{ own: [], book: worker.outbox, metrics: worker.metrics, clock, interval: 10 },
    send: alertSender(`${receiver.address}/services/T1/B1/x`),
    log: pino({ level: 'silent' }),
  });
  onTestFinished(watch.stop);
  return { ...worker, mail, shown: receiver.shown, pass: (time: number) => (ahead += time) };
}

it.each<[what: string, (isBroken: () => boolean) => MailServerOptions]>([
  [
    'a sender that is refused',
    (isBroken) => ({
      onMailFrom: (_address, _session, done) => done(isBroken() ? refusal(550, `not ${chief}`) : null),
    }),
  ],
  [
    'one receiver of two that is refused',
    (isBroken) => refusingRecipients((address) => (address === chief && isBroken() ? 550 : undefined)),
  ],
])('%s is told once, with what to do, and once when it is over', async (_what, optionsOf) => {
  let broken = true;
  const { accept, outbox, count, mail, shown, pass } = await watched(optionsOf(() => broken));
  // A busy machine may also see it overdue for a moment, since the clock is moved.
  const told = () => shown.filter((text) => text.includes('messages refused'));
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
  expect(await outbox.retry('failed', [envelope.to, chief])).toBe(1);
  await eventually(() => expect(mail.received.flatMap(({ to }) => to)).toContain(chief));
  await eventually(() => expect(told()).toHaveLength(2));
  expect(told()[1]).toMatch(/^Bewertra, over: messages refused or given up \(team\)\n/);
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
