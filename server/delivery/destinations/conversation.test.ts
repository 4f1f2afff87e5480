import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { attempt } from '#server/testing/attempt.ts';
import { sampleMessage } from '#server/testing/samples.ts';
import { smtpReceiver } from '#server/testing/smtp.ts';
import { HOUR, MINUTE } from '#server/time.ts';
import { phaseLimits } from './conversation.ts';
import { Uncertain, Yielded } from './destination.ts';
import { smtpDestination } from './smtp.ts';

const envelope = { from: 'web@bewertra.example', to: 'team@bewertra.example' };

/** No phase ends in these tests but the one they are about. */
const patient = Object.fromEntries(
  Object.keys(phaseLimits).map((phase) => [phase, HOUR]),
) as typeof phaseLimits;

/**
 * A mail server that answers line by line as it is told, and is silent where it is told nothing.
 * @param answers by the first word of a command; `connect`, and `.` for the final dot
 */
async function scripted(answers: Record<string, string>, extensions = 'HELP') {
  const seen: string[] = [];
  const reached = new Map<string, PromiseWithResolvers<undefined>>();
  const at = (word: string) => {
    const known = reached.get(word) ?? Promise.withResolvers<undefined>();
    reached.set(word, known);
    return known;
  };
  const sockets: Socket[] = [];
  const script: Record<string, string> = {
    connect: '220 hello',
    EHLO: `250-hello\r\n250 ${extensions}`,
    MAIL: '250 ok',
    RCPT: '250 ok',
    DATA: '354 go on',
    '.': '250 taken',
    ...answers,
  };
  const server = createServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => undefined);
    let inData = false;
    let isSilent = false;
    const say = (word: string) => {
      seen.push(word);
      at(word).resolve(undefined);
      const answer = script[word];
      // Once silent, always silent: answers come in the order of commands.
      isSilent ||= !answer;
      if (!isSilent) socket.write(`${answer ?? ''}\r\n`);
      if (word === 'DATA') inData = !isSilent;
      if (word === '.') inData = false;
    };
    say('connect');
    let rest = '';
    socket.on('data', (chunk) => {
      const lines = (rest + chunk.toString()).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines)
        if (!inData) say(line.split(/[ :]/, 1)[0] ?? '');
        else if (line === '.') say('.');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    sockets.forEach((socket) => socket.destroy());
    server.close();
  });
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    /** Resolves when the client has said it. */
    said: (word: string) => at(word).promise,
    hangUp: () => sockets.forEach((socket) => socket.destroy()),
  };
}

/** What a delivery ends with. */
function outcome(sending: Promise<void>): Promise<unknown> {
  return sending.then(
    () => 'delivered',
    (error: unknown) => error,
  );
}

it('gives a mail server the time that RFC 5321 asks for', () => {
  expect(phaseLimits).toMatchObject({
    greeting: 5 * MINUTE,
    command: 5 * MINUTE,
    data: 2 * MINUTE,
    block: 3 * MINUTE,
    answer: 10 * MINUTE,
  });
});

describe('a silent mail server', () => {
  it.each([
    ['greeting', 'connect'],
    ['command', 'EHLO'],
    ['command', 'MAIL'],
    ['command', 'RCPT'],
    ['data', 'DATA'],
  ] as const)('is given up after the time of “%s” when it does not answer %s', async (phase, word) => {
    for (const extensions of ['HELP', 'PIPELINING']) {
      const { url } = await scripted({ [word]: '' }, extensions);
      const destination = smtpDestination(url, envelope, { ...patient, [phase]: 50 });
      const error = await outcome(destination.send(sampleMessage(), attempt()));
      expect(error).toMatchObject({ code: 'ETIMEDOUT' });
      expect(error).not.toBeInstanceOf(Uncertain);
      expect(String(error)).toMatch(new RegExp(`50 ms \\(${phase}\\)|Greeting never received`));
    }
  });

  it('leaves in doubt what it has in full', async () => {
    const { url } = await scripted({ '.': '' });
    const destination = smtpDestination(url, envelope, { ...patient, answer: 50 });
    expect(await outcome(destination.send(sampleMessage(), attempt()))).toBeInstanceOf(Uncertain);
  });

  it('has its own time for each answer', async () => {
    const { url, received } = await smtpReceiver({
      inspect: () => new Promise((resolve) => setTimeout(resolve, 200)),
    });
    const short = { ...patient, data: 150, block: 150 };
    await smtpDestination(url, envelope, short).send(sampleMessage(), attempt());
    expect(received).toHaveLength(1);
  });
});

describe('a mail server that hangs up', () => {
  it.each(['EHLO', 'MAIL', 'RCPT', 'DATA'])('after %s has taken nothing', async (word) => {
    const { url, said, hangUp } = await scripted({ [word]: '' });
    const sending = outcome(smtpDestination(url, envelope).send(sampleMessage(), attempt()));
    await said(word);
    hangUp();
    const error = await sending;
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(Uncertain);
  });

  it('after the final dot may have taken the message', async () => {
    const { url, said, hangUp } = await scripted({ '.': '' });
    const sending = outcome(smtpDestination(url, envelope).send(sampleMessage(), attempt()));
    await said('.');
    hangUp();
    expect(await sending).toBeInstanceOf(Uncertain);
  });

  it.each(['421 closing', '451 later', '554 no'])('with “%s” has not', async (answer) => {
    const { url } = await scripted({ '.': answer });
    const error = await outcome(smtpDestination(url, envelope).send(sampleMessage(), attempt()));
    expect(error).toMatchObject({ responseCode: Number(answer.slice(0, 3)) });
    expect(error).not.toBeInstanceOf(Uncertain);
  });
});

describe('a delivery that is asked to give up', () => {
  it.each(['connect', 'EHLO', 'MAIL', 'RCPT', 'DATA'])('does so at once while %s waits', async (word) => {
    const { url, said, seen } = await scripted({ [word]: '' });
    const stop = new AbortController();
    const sending = outcome(
      smtpDestination(url, envelope).send(sampleMessage(), attempt({ yield: stop.signal })),
    );
    await said(word);
    stop.abort();
    expect(await sending).toBeInstanceOf(Yielded);
    expect(seen).not.toContain('.');
  });

  it('waits for the answer once all is sent, until it is cut', async () => {
    const { url, said } = await scripted({ '.': '' });
    const [stop, cut] = [new AbortController(), new AbortController()];
    const sending = outcome(
      smtpDestination(url, envelope).send(sampleMessage(), attempt({ yield: stop.signal, cut: cut.signal })),
    );
    await said('.');
    stop.abort();
    expect(await Promise.race([sending, new Promise((resolve) => setTimeout(resolve, 100, 'waits'))])).toBe(
      'waits',
    );
    cut.abort();
    expect(await sending).toBeInstanceOf(Uncertain);
  });

  it('does not begin', async () => {
    const { url, seen } = await scripted({});
    const error = await outcome(
      smtpDestination(url, envelope).send(sampleMessage(), attempt({ yield: AbortSignal.abort() })),
    );
    expect(error).toBeInstanceOf(Yielded);
    expect(seen).toEqual([]);
  });
});
