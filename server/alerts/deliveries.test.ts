import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { pino } from 'pino';
import { expect, it, onTestFinished, vi } from 'vitest';
import { smtpDestination } from '#server/delivery/destinations/smtp.ts';
import { startDelivery } from '#server/delivery/worker.ts';
import { createMetrics } from '#server/metrics.ts';
import type { NewMessage } from '#server/store/message.ts';
import { alertReceiver, slack } from '#server/testing/alertReceivers.ts';
import { refusal, refusingRecipients, type MailServerOptions } from '#server/testing/mailServer.ts';
import { sampleContact } from '#server/testing/samples.ts';
import { smtpReceiver } from '#server/testing/smtp.ts';
import { testStore } from '#server/testing/store.ts';
import { MINUTE, SECOND } from '#server/time.ts';
import { lookAtDeliveries } from './checks.ts';
import { alertSender } from './send.ts';
import { startWatch } from './watch.ts';

const [team, chief] = ['team@bewertra.example', 'chief@bewertra.example'] as const;

/** A line to a server of this machine that can be cut. */
async function lineTo(port: () => number) {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    const onward = connect(port(), '127.0.0.1');
    for (const one of [socket, onward]) one.on('error', () => undefined);
    sockets.push(socket.pipe(onward).pipe(socket));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
  });
  const { port: own } = server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${own}`, cut: () => sockets.forEach((socket) => socket.destroy()) };
}

/** A worker between a real outbox and a real mail server, and a watch that tells a real receiver. */
async function setUp(options: (cut: () => void) => MailServerOptions) {
  let ahead = 0;
  const clock = () => Date.now() + ahead;
  const { outbox, alerts } = testStore({ clock });
  const line = await lineTo(() => mail.port);
  const mail = await smtpReceiver(options(line.cut));
  const receiver = await alertReceiver(slack);
  const metrics = createMetrics(outbox, clock);
  const log = pino({ level: 'silent' });
  const destination = smtpDestination(line.url, { from: 'web@bewertra.example', to: `${team}, ${chief}` });
  const delivery = startDelivery({ outbox, destination, metrics, log, clock, interval: 10 });
  const watch = startWatch({
    checks: [{ look: () => lookAtDeliveries(outbox, ['team'], clock), book: alerts }],
    send: alertSender(`${receiver.address}/services/T1/B1/x`),
    ...{ log, metrics, clock, interval: 10 },
  });
  onTestFinished(async () => {
    await Promise.all([watch.stop(), delivery.stop()]);
  });
  return {
    ...{ outbox, mail, shown: receiver.shown },
    pass: (time: number) => (ahead += time),
    accept: async (changes: Partial<NewMessage> = {}) => {
      const acceptance = await outbox.accept({ contact: sampleContact, locale: 'de', ...changes });
      return 'id' in acceptance ? acceptance.id : '';
    },
  };
}

function eventually(check: () => unknown): Promise<unknown> {
  return vi.waitFor(check, 20 * SECOND);
}

/** What the mail server does while it is broken. */
const faults: [
  what: string,
  told: string,
  (isBroken: () => boolean, cut: () => void) => MailServerOptions,
][] = [
  [
    'a refused sender',
    'messages refused',
    (isBroken) => ({
      onMailFrom: (_address, _session, done) => done(isBroken() ? refusal(550, `not ${team}`) : null),
    }),
  ],
  [
    'one refused receiver of two',
    'messages refused for some of their receivers',
    (isBroken) => refusingRecipients((address) => (address === chief && isBroken() ? 550 : undefined)),
  ],
  [
    'a mail server that hangs up once it has the whole message',
    'messages sent without an answer',
    (isBroken, cut) => ({
      inspect: async () => {
        if (!isBroken()) return;
        cut();
        await new Promise(() => undefined);
      },
    }),
  ],
];

it.each(faults)(
  '%s is told once, with what to do, and once when it is over',
  async (_what, told, optionsOf) => {
    let broken = true;
    const { outbox, mail, shown, pass, accept } = await setUp((cut) => optionsOf(() => broken, cut));
    const id = await accept();
    await eventually(() => expect(shown).toHaveLength(1));
    expect(shown[0]).toMatch(new RegExp(`^Bewertra: ${told} \\(team\\): 1\n.*contact show ${id}`));
    expect(shown[0]).not.toContain('@');
    // Attempt after attempt, and nothing more to tell; what had no answer is not tried again for hours.
    const tries = told === 'messages sent without an answer' ? 1 : 4;
    for (let attempts = 2; attempts <= tries; attempts += 1) {
      pass(10 * MINUTE);
      await eventually(async () =>
        expect((await outbox.find(id))?.attempts).toBeGreaterThanOrEqual(attempts),
      );
    }
    expect(shown).toHaveLength(1);
    broken = false;
    // An attempt may just be ending, and its pause begin.
    await eventually(() => {
      pass(10 * MINUTE);
      expect(mail.received.at(-1)?.to ?? []).toContain(chief);
    });
    await eventually(() => expect(shown).toHaveLength(2));
    expect(shown[1]).toMatch(new RegExp(`^Bewertra, over: ${told} \\(team\\)\n`));
  },
);

it('a mail server that is away is told after 30 minutes, not before', async () => {
  let away = true;
  const { outbox, shown, pass, accept } = await setUp(() => ({
    onConnect: (_session, done) => done(away ? refusal(421, 'later') : null),
  }));
  const id = await accept();
  await eventually(async () => expect((await outbox.find(id))?.reason).toBeDefined());
  pass(29 * MINUTE);
  await eventually(async () => expect((await outbox.find(id))?.attempts).toBeGreaterThan(1));
  expect(shown).toEqual([]);
  pass(MINUTE);
  await eventually(() => expect(shown).toHaveLength(1));
  expect(shown[0]).toMatch(/^Bewertra: messages undelivered for more than 30 minutes \(team\): 1\n/);
  away = false;
  await eventually(() => {
    pass(10 * MINUTE);
    expect(shown).toHaveLength(2);
  });
  expect(shown[1]).toContain('over: messages undelivered');
});
