import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { webhookDestination } from '#server/delivery/destinations/webhook.ts';
import { attempt } from '#server/testing/attempt.ts';
import { temporaryFolder } from '#server/testing/folder.ts';
import { startProgram } from '#server/testing/program.ts';
import { sampleContact, sampleMessage } from '#server/testing/samples.ts';
import { httpServer, webhookSecret } from '#server/testing/webhook.ts';

/** What a system was asked, and what it answers. */
async function system(answer: () => number) {
  const asked: { path: string | undefined; authorization: string | undefined; body: unknown }[] = [];
  const url = await httpServer((request, response) => {
    void request.toArray().then((chunks: Buffer[]) => {
      const { url: path, headers } = request;
      const body: unknown = JSON.parse(Buffer.concat(chunks).toString());
      asked.push({ path, authorization: headers.authorization, body });
      response.writeHead(answer()).end('{}');
    });
  });
  return { url, asked };
}

/** The receiver of the handbook as a process of its own, with the two systems at the edge of the network. */
async function setUp() {
  let zammadAnswers = 503;
  const hubSpot = await system(() => 200);
  const zammad = await system(() => zammadAnswers);
  const { ready, child, end } = await startProgram(
    [process.execPath, fileURLToPath(new URL('receiver.ts', import.meta.url))],
    (output) => /port: (\d+)/.exec(output)?.[1],
    {
      env: {
        PATH: process.env['PATH'],
        PORT: '0',
        WEBHOOK_SECRET: webhookSecret,
        HANDED_ON: join(temporaryFolder(), 'handed-on.sqlite'),
        HUBSPOT_URL: hubSpot.url,
        HUBSPOT_TOKEN: 'pat-eu1',
        ZAMMAD_URL: zammad.url,
        ZAMMAD_TOKEN: 'token-of-an-agent',
        ZAMMAD_GROUP: 'Anfragen',
      },
    },
  );
  onTestFinished(() => void end('SIGKILL'));
  const errors: string[] = [];
  child.stderr?.on('data', (chunk: Buffer) => errors.push(chunk.toString()));
  const url = `http://127.0.0.1:${ready}/`;
  const recover = () => (zammadAnswers = 201);
  return { url, hubSpot, zammad, recover, child, errors };
}

const message = sampleMessage();
const by = (url: string, secret = webhookSecret) => webhookDestination({ url, secrets: [secret] });

it('a message becomes a contact in a CRM and a ticket in a helpdesk, each once, after an outage too', async () => {
  const { url, hubSpot, zammad, recover, errors, child } = await setUp();
  await expect(by(url).send(message, attempt())).rejects.toThrow('the receiver answered 502');
  recover();
  await by(url).send(message, attempt());
  await by(url).send(message, attempt());
  const reference = message.reference ?? '';
  expect(hubSpot.asked).toEqual([
    {
      path: '/crm/objects/2026-03/contacts/batch/upsert',
      authorization: 'Bearer pat-eu1',
      body: {
        inputs: [
          {
            idProperty: 'email',
            id: sampleContact.email,
            properties: {
              email: sampleContact.email,
              firstname: sampleContact.firstName,
              lastname: sampleContact.lastName,
              phone: sampleContact.phone,
              city: sampleContact.town,
              country: 'DE',
              message: `${reference}: ${sampleContact.message}`,
            },
          },
        ],
      },
    },
  ]);
  // Refused once, then taken, then not asked again.
  expect(zammad.asked).toHaveLength(2);
  expect(zammad.asked[1]).toEqual(zammad.asked[0]);
  expect(zammad.asked[1]).toMatchObject({
    path: '/api/v1/tickets',
    authorization: 'Token token=token-of-an-agent',
    body: {
      title: `${reference}, ${sampleContact.firstName} ${sampleContact.lastName}, ${sampleContact.town}`,
      group: 'Anfragen',
      customer_id: `guess:${sampleContact.email}`,
      article: {
        body: expect.stringContaining(sampleContact.message) as string,
        content_type: 'text/plain',
        type: 'web',
        sender: 'Customer',
        internal: false,
      },
    },
  });
  child.kill();
  await once(child, 'close');
  expect(errors.join('')).toBe(`${message.id} zammad answered 503\n`);
});

it('what is not signed with the secret reaches nobody', async () => {
  const { url, hubSpot, zammad } = await setUp();
  const foreign = `whsec_${Buffer.alloc(32, 'foreign').toString('base64')}`;
  await expect(by(url, foreign).send(message, attempt())).rejects.toThrow('the receiver answered 401');
  const plain = await fetch(url, { method: 'POST', body: '{"type":"contact.accepted"}' });
  expect(plain.status).toBe(401);
  expect([...hubSpot.asked, ...zammad.asked]).toEqual([]);
});
