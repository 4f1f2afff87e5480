import { describe, expect, it } from 'vitest';
import { envelope } from '#server/testing/delivery.ts';
import { refusal, refusingRecipients, type MailServerOptions } from '#server/testing/mailServer.ts';
import { sampleContact, sampleTask } from '#server/testing/samples.ts';
import { smtpReceiver } from '#server/testing/smtp.ts';
import { Refused } from './destination.ts';
import { smtpDestination, smtpOptions } from './smtp.ts';

const { signal } = new AbortController();

describe('smtpDestination', () => {
  it('delivers a message that reads as it was written, to the recipient of the delivery alone', async () => {
    const { url, received } = await smtpReceiver();
    const to = `${envelope.to}, chef@bewertra.example, Team <TEAM@bewertra.example>`;
    const { send, recipients } = smtpDestination(url, { ...envelope, to });
    expect(recipients).toHaveLength(2);
    await send(sampleTask({ recipient: 'chef@bewertra.example' }), signal);
    const [{ mail, ...sent }] = received as [(typeof received)[0]];
    expect(sent).toMatchObject({ from: envelope.from, to: ['chef@bewertra.example'] });
    expect(mail.to).toHaveLength(3);
    expect(mail.replyTo?.[0]?.address).toBe(sampleContact.email);
    expect(mail.text).toContain(sampleContact.message);
    expect(mail.html).toContain('&lt;b&gt;&quot;Haus&quot;&lt;/b&gt;');
  });

  it('a delivery without a name goes to everybody, and is not done while one of them is refused', async () => {
    const { url, received } = await smtpReceiver(
      refusingRecipients((one) => (one === 'chef@bewertra.example' ? 550 : undefined)),
    );
    const { send } = smtpDestination(url, { ...envelope, to: `${envelope.to}, chef@bewertra.example` });
    await expect(send(sampleTask({ recipient: '' }), signal)).rejects.toBeInstanceOf(Refused);
    expect(received.map(({ to }) => to)).toEqual([[envelope.to]]);
  });

  const refusing = (code: number) => (_what: unknown, _session: unknown, done: (error: Error) => void) =>
    done(refusal(code, 'no'));

  it.each<[string, number, boolean, MailServerOptions]>([
    ['the recipient', 550, true, refusingRecipients(() => 550)],
    ['the sender', 553, true, { onMailFrom: refusing(553) }],
    ['the message', 554, true, { inspect: () => Promise.reject(refusal(554, 'no')) }],
    [
      'the login',
      535,
      true,
      { disabledCommands: ['STARTTLS'], allowInsecureAuth: true, onAuth: refusing(535) },
    ],
    ['the recipient', 451, false, refusingRecipients(() => 451)],
    ['the message', 452, false, { inspect: () => Promise.reject(refusal(452, 'no')) }],
    ['the greeting', 421, false, { onConnect: (_session, done) => done(refusal(421, 'no')) }],
  ])(
    'a server that refuses %s with %i has said no for good: %s',
    async (what, responseCode, isFinal, server) => {
      const { url } = await smtpReceiver(server);
      const { send } = smtpDestination(
        what === 'the login' ? url.replace('//', '//me:wrong@') : url,
        envelope,
      );
      const error: unknown = await send(sampleTask(), signal).catch((cause: unknown) => cause);
      expect(error).toMatchObject({ responseCode });
      expect(error instanceof Refused).toBe(isFinal);
    },
  );

  it('a server that is not there has said nothing, nor has one that is cut', async () => {
    const away: unknown = await smtpDestination('smtp://127.0.0.1:1', envelope)
      .send(sampleTask(), signal)
      .catch((cause: unknown) => cause);
    expect(away).toMatchObject({ message: expect.stringContaining('ECONNREFUSED') as string });
    const cut = new AbortController();
    const { url } = await smtpReceiver({
      inspect: () => {
        cut.abort();
        return new Promise(() => undefined);
      },
    });
    const ended: unknown = await smtpDestination(url, envelope)
      .send(sampleTask(), cut.signal)
      .catch((cause: unknown) => cause);
    for (const error of [away, ended]) expect(error).not.toBeInstanceOf(Refused);
    expect(ended).toBeInstanceOf(Error);
  });

  it('names its destination without credentials', () => {
    expect(smtpDestination('smtps://user:secret@mail.example:465', envelope).name).toBe('mail.example:465');
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

  it('is refused to do without when required, unless the address says otherwise', async () => {
    const { url, received } = await smtpReceiver();
    const required = smtpDestination(`${url}?requireTLS=true&ignoreTLS=false`, envelope);
    await expect(required.send(sampleTask(), signal)).rejects.toThrow(/STARTTLS|TLS/);
    expect(received).toEqual([]);
    await smtpDestination(`${url}?requireTLS=false`, envelope).send(sampleTask(), signal);
    expect(received).toHaveLength(1);
  });
});
