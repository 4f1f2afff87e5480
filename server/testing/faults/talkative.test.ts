import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { contactPath } from '#common/contact.ts';
import { temporaryFolder } from '#server/testing/folder.ts';
import { refusal, startMailServer } from '#server/testing/mailServer.ts';
import { sampleContact } from '#server/testing/samples.ts';
import { send, startServer } from '#server/testing/server.ts';
import { SECOND } from '#server/time.ts';

/** Every field, in words that stand nowhere else. */
const person = {
  ...sampleContact,
  firstName: 'Vornamenia',
  lastName: 'Nachnamowski',
  email: 'geheime.adresse@person.example',
  phone: '+49 30 99887766',
  town: 'Ortshausen',
  message: 'Ein Satz, den niemand außer dem Team lesen soll.',
};

it('LOG_LEVEL=trace tells nothing about a person, whatever is sent and however it goes wrong', async () => {
  let refused = false;
  const mail = await startMailServer({
    inspect: () => {
      if (refused) return;
      refused = true;
      throw refusal(451, 'try later');
    },
  });
  onTestFinished(mail.close);
  const server = await startServer({
    SMTP_URL: mail.url,
    MAIL_FROM: 'web@bewertra.example',
    MAIL_TO: 'team@bewertra.example',
    DATA_DIR: temporaryFolder(),
    LOG_LEVEL: 'trace',
  });
  onTestFinished(server.kill);
  let log = '';
  server.child.stdout?.on('data', (chunk: Buffer) => (log += chunk.toString()));

  // Accepted, twice: the first is refused by the mail server and waits, the second is delivered.
  for (let time = 0; time < 2; time += 1) expect(await send(server.address, person)).toBeTypeOf('string');
  await expect.poll(() => mail.received.length, { timeout: 20 * SECOND }).toBeGreaterThan(0);
  const form = new URLSearchParams({ ...person, email: 'nowhere' });
  for (const [path, body] of [
    [contactPath, form],
    [contactPath, JSON.stringify(person).slice(0, -9)],
    [`/${person.email}`, undefined],
    [`/faq/${person.lastName}?name=${person.firstName}`, undefined],
    [`/institutional/${person.lastName}`, undefined],
    [`/%zz${person.email}`, undefined],
    [`/email/${person.email}`, undefined],
  ] as const)
    await (await fetch(server.address + path, body === undefined ? {} : { method: 'POST', body })).text();

  // Not HTTP: what Node's parser gives up on, it hands over whole.
  for (const broken of ['Content-Length: many', 'Broken header', `X: ${'y'.repeat(20_000)}`]) {
    const socket = connect(Number(new URL(server.address).port), '127.0.0.1');
    const ended = once(socket.resume(), 'close');
    socket.write(`POST ${contactPath}?email=${person.email} HTTP/1.1\r\nHost: a\r\n`);
    socket.write(
      `X-Name: ${person.firstName} ${person.lastName}\r\n${broken}\r\n\r\n${JSON.stringify(person)}`,
    );
    await ended;
  }
  await server.kill();

  expect(log).toContain('"level":10');
  expect(log).toContain(contactPath);
  for (const word of [
    person.firstName,
    person.lastName,
    person.email,
    person.town,
    person.message,
    '99887766',
  ])
    for (const spelling of [word, encodeURIComponent(word), [...Buffer.from(word)].join(',')])
      expect(log).not.toContain(spelling);
});
