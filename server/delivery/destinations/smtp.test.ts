import { describe, expect, it } from 'vitest';
import { attempt } from '#server/testing/attempt.ts';
import { sampleContact, sampleMessage } from '#server/testing/samples.ts';
import { smtpReceiver } from '#server/testing/smtp.ts';
import { Refused } from './destination.ts';
import { smtpDestination, smtpOptions } from './smtp.ts';

const envelope = { from: 'web@bewertra.example', to: 'team@bewertra.example, chef@bewertra.example' };

function refusal(responseCode: number): Error {
  return Object.assign(new Error('no'), { responseCode });
}

describe('smtpDestination', () => {
  it('delivers a message that reads as it was written', async () => {
    const { url, received } = await smtpReceiver();
    const destination = smtpDestination(url, envelope);
    await destination.send(sampleMessage(), attempt());
    destination.close();
    expect(received).toHaveLength(1);
    const [{ mail, from, to }] = received as [(typeof received)[0]];
    expect([from, to]).toEqual(['web@bewertra.example', ['team@bewertra.example', 'chef@bewertra.example']]);
    expect(mail.replyTo?.[0]?.address).toBe(sampleContact.email);
    expect(mail.text).toContain(sampleContact.message);
    expect(mail.html).toContain('&lt;b&gt;&quot;Haus&quot;&lt;/b&gt;');
    expect(mail.subject).toContain(sampleContact.town);
  });

  it.each([
    [
      'the recipient',
      { onRcptTo: (_a: unknown, _s: unknown, done: (e: Error) => void) => done(refusal(550)) },
    ],
    [
      'the sender',
      { onMailFrom: (_a: unknown, _s: unknown, done: (e: Error) => void) => done(refusal(553)) },
    ],
  ])('takes a refusal of %s for a setting of ours, which a person can mend', async (_what, handlers) => {
    const { url } = await smtpReceiver(handlers);
    const error: unknown = await smtpDestination(url, envelope)
      .send(sampleMessage(), attempt())
      .catch((cause: unknown) => cause);
    expect(error).toMatchObject({ code: 'EENVELOPE', permanent: true });
    expect(error).not.toBeInstanceOf(Refused);
  });

  it('knows that a server which has read a message and refuses it will do so again', async () => {
    const { url } = await smtpReceiver({
      inspect: () => {
        throw refusal(554);
      },
    });
    await expect(smtpDestination(url, envelope).send(sampleMessage(), attempt())).rejects.toBeInstanceOf(
      Refused,
    );
  });

  it('leaves open what a busy server will say later', async () => {
    const { url } = await smtpReceiver({ onRcptTo: (_a, _s, done) => done(refusal(451)) });
    const error: unknown = await smtpDestination(url, envelope)
      .send(sampleMessage(), attempt())
      .catch((cause: unknown) => cause);
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(Refused);
  });

  it('leaves open what a server that does not answer would have said', async () => {
    const error: unknown = await smtpDestination('smtp://127.0.0.1:1', envelope)
      .send(sampleMessage(), attempt())
      .catch((cause: unknown) => cause);
    expect(error).toMatchObject({ originalCode: 'ECONNREFUSED' });
    expect(error).not.toBeInstanceOf(Refused);
  });

  it('takes a refused login as our fault, not as the message’s', async () => {
    const { url } = await smtpReceiver({
      authOptional: false,
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => done(refusal(535)),
    });
    const error: unknown = await smtpDestination(url.replace('//', '//user:wrong@'), envelope)
      .send(sampleMessage(), attempt())
      .catch((cause: unknown) => cause);
    expect(error).toMatchObject({ code: 'EAUTH' });
    expect(error).not.toBeInstanceOf(Refused);
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
    await expect(required.send(sampleMessage(), attempt())).rejects.toThrow(/STARTTLS|TLS/);
    expect(received).toEqual([]);
    await smtpDestination(`${url}?requireTLS=false`, envelope).send(sampleMessage(), attempt());
    expect(received).toHaveLength(1);
  });
});
