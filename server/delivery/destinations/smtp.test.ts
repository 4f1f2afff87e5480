import { describe, expect, it } from 'vitest';
import { correspondents } from '#server/testing/delivery.ts';
import {
  refusal,
  refusingRecipients,
  type MailServerOptions,
  type Misbehaviour,
  type Moment,
} from '#server/testing/mailServer.ts';
import { sampleContact, sampleDelivery } from '#server/testing/samples.ts';
import { smtpReceiver } from '#server/testing/smtp.ts';
import { sendToTeam, SmtpError, smtpOptions, teamMailboxes } from './smtp.ts';

const { signal } = new AbortController();

/** A server that misbehaves at one moment. */
const at = (moment: Moment, what: Misbehaviour) => (now: Moment) => (now === moment ? what : undefined);

describe('a mail to the team', () => {
  it('delivers a message that reads as it was written, to the recipient of the delivery alone', async () => {
    const { url, received } = await smtpReceiver();
    const to = `${correspondents.to}, chef@bewertra.example, Team <TEAM@bewertra.example>`;
    const destination = teamMailboxes(url, { ...correspondents, to });
    expect(destination.recipients).toHaveLength(2);
    await sendToTeam(sampleDelivery({ recipient: 'chef@bewertra.example' }), destination, signal);
    const [{ mail, ...sent }] = received as [(typeof received)[0]];
    expect(sent).toMatchObject({ from: correspondents.from, to: ['chef@bewertra.example'] });
    expect(mail.to).toHaveLength(3);
    expect(mail.replyTo?.[0]?.address).toBe(sampleContact.email);
    expect(mail.text).toContain(sampleContact.message);
    expect(mail.html).toContain('&lt;b&gt;&quot;Haus&quot;&lt;/b&gt;');
  });

  it('a delivery without a name goes to everybody, and is not done while one of them is refused', async () => {
    const { url, received } = await smtpReceiver(
      refusingRecipients((one) => (one === 'chef@bewertra.example' ? 550 : undefined)),
    );
    const destination = teamMailboxes(url, {
      ...correspondents,
      to: `${correspondents.to}, chef@bewertra.example`,
    });
    await expect(sendToTeam(sampleDelivery({ recipient: '' }), destination, signal)).rejects.toMatchObject({
      fault: { owner: 'recipient', isFinal: true },
    });
    expect(received.map(({ to }) => to)).toEqual([[correspondents.to]]);
  });

  const refusing = (code: number) => (_what: unknown, _session: unknown, done: (error: Error) => void) =>
    done(refusal(code, 'no'));

  /** What sending fails with. */
  const errorOf = (url: string, cut = signal) =>
    sendToTeam(sampleDelivery(), teamMailboxes(url, correspondents), cut).then(
      () => undefined,
      (error: unknown) => error,
    );

  it.each<[string, number, owner: string, isFinal: boolean, MailServerOptions]>([
    ['the recipient', 550, 'recipient', true, refusingRecipients(() => 550)],
    ['the sender', 553, 'own', true, { onMailFrom: refusing(553) }],
    ['the message', 554, 'message', true, { inspect: () => Promise.reject(refusal(554, 'no')) }],
    ['the recipient', 451, 'recipient', false, refusingRecipients(() => 451)],
    ['the message', 452, 'server', false, { inspect: () => Promise.reject(refusal(452, 'no')) }],
    ['the greeting', 421, 'server', false, { onConnect: (_session, done) => done(refusal(421, 'no')) }],
    ['the text before it begins', 554, 'server', true, { misbehave: at('DATA', '554 no') }],
  ])('a server that refuses %s with %i: the error is the %s’s, for good: %s', async (...given) => {
    const [, responseCode, owner, isFinal, server] = given;
    const { url } = await smtpReceiver(server);
    const error = await errorOf(url);
    expect(error).toMatchObject({ responseCode, fault: { owner, isFinal } });
    expect(error).toBeInstanceOf(SmtpError);
  });

  it('a login that is refused is our own error', async () => {
    const { url } = await smtpReceiver({
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth: refusing(535),
    });
    const error = await errorOf(url.replace('//', '//me:wrong@'));
    expect(error).toMatchObject({ responseCode: 535, fault: { owner: 'own', isFinal: true } });
  });

  it('a certificate that nobody has signed is our own error', async () => {
    const { url } = await smtpReceiver({ disabledCommands: [] });
    const error = await errorOf(`${url}?requireTLS=true`);
    expect(error).toMatchObject({ failure: { kind: 'tls' }, fault: { owner: 'own', isFinal: true } });
  });

  it('a server that is not there has taken nothing, for now', async () => {
    const error = await errorOf('smtp://127.0.0.1:1');
    expect(error).toMatchObject({
      message: expect.stringContaining('ECONNREFUSED') as string,
      failure: { stage: 'connect', kind: 'lost' },
      fault: { owner: 'server', isFinal: false },
    });
  });

  it('an attempt that is cut after the text was sent may have arrived', async () => {
    const cut = new AbortController();
    const { url } = await smtpReceiver({
      inspect: () => {
        cut.abort();
        return new Promise(() => undefined);
      },
    });
    const error = await errorOf(url, cut.signal);
    expect(error).toMatchObject({ fault: { owner: 'unanswered' } });
    expect((error as Error).message).toContain('may have arrived');
  });

  it.each<[Moment, stage: string]>([
    ['GREETING', 'greeting'],
    ['EHLO', 'ehlo'],
    ['MAIL', 'mail'],
    ['RCPT', 'rcpt'],
    ['DATA', 'data'],
    ['FINAL DOT', 'final dot'],
  ])('a connection that is lost at %s is known to be lost there', async (moment, stage) => {
    const { url } = await smtpReceiver({ hidePIPELINING: true, misbehave: at(moment, 'hang up') });
    expect(await errorOf(url)).toMatchObject({ failure: { stage, kind: 'lost' } });
  });

  it('names its destination without credentials', () => {
    expect(teamMailboxes('smtps://user:secret@mail.example:465', correspondents).location).toBe(
      'mail.example:465',
    );
  });
});

describe('TLS', () => {
  it.each(['smtp://mail.example', 'smtp://192.0.2.1:25', 'smtp://localhost.example'])(
    'is required by %s',
    (url) => {
      expect(smtpOptions(url)).toMatchObject({ requireTLS: true });
    },
  );

  it.each(['smtp://localhost', 'smtp://127.0.0.1:25', 'smtp://127.1.2.3', 'smtp://[::1]:25'])(
    'is left out for %s',
    (url) => {
      expect(smtpOptions(url)).toMatchObject({ ignoreTLS: true });
    },
  );

  it('is not done without when it is required: the mail stays here', async () => {
    const { url, received } = await smtpReceiver();
    const required = teamMailboxes(`${url}?requireTLS=true`, correspondents);
    await expect(sendToTeam(sampleDelivery(), required, signal)).rejects.toThrow(/STARTTLS|TLS/);
    expect(received).toEqual([]);
  });

  it('is done without where the address itself says so', async () => {
    const { url, received } = await smtpReceiver();
    const plain = teamMailboxes(`${url}?requireTLS=false`, correspondents);
    await sendToTeam(sampleDelivery(), plain, signal);
    expect(received).toHaveLength(1);
  });
});
