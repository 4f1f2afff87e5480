import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Webhook } from 'standardwebhooks';
import { describe, expect, it, onTestFinished } from 'vitest';
import { alertReceiver } from '#server/testing/alertReceivers.ts';
import { temporaryFolder } from '#server/testing/folder.ts';
import { startProgram } from '#server/testing/program.ts';
import { sampleMessage } from '#server/testing/samples.ts';
import { webhookSecret } from '#server/testing/webhook.ts';

/** The receiver that docs/webhook.md offers, which is copied to other machines without a test of its own. */

const program = fileURLToPath(new URL('../webhook/receiver.ts', import.meta.url));

const environment = () => ({
  PATH: process.env['PATH'],
  WEBHOOK_SECRET: webhookSecret,
  HANDED_ON: join(temporaryFolder(), 'handed-on.sqlite'),
  PORT: '0',
});

describe('the receiver of the handbook does not start', () => {
  const url = 'http://127.0.0.1:9';
  const incomplete = 'is not set, and Zammad needs it';

  it.each<[without: string, settings: Record<string, string>, said: string[]]>([
    ['a secret', { WEBHOOK_SECRET: '', HUBSPOT_TOKEN: 't' }, ['WEBHOOK_SECRET: is not set']],
    [
      'a system',
      {},
      ['HUBSPOT_TOKEN, or ZAMMAD_URL and ZAMMAD_TOKEN: not set, so nobody would get a message'],
    ],
    ['the token of Zammad', { ZAMMAD_URL: url, ZAMMAD_TOCKEN: 'S3CRET' }, [`ZAMMAD_TOKEN: ${incomplete}`]],
    [
      'the token of Zammad beside HubSpot',
      { HUBSPOT_TOKEN: 't', ZAMMAD_URL: url, ZAMMAD_TOKEN: ' ' },
      [`ZAMMAD_TOKEN: ${incomplete}`],
    ],
    ['the address of Zammad', { HUBSPOT_TOKEN: 't', ZAMMAD_TOKEN: 'S3CRET' }, [`ZAMMAD_URL: ${incomplete}`]],
    [
      'an address of Zammad that a request can have',
      { ZAMMAD_URL: 'http://me:S3CRET@127.0.0.1', ZAMMAD_TOKEN: 't' },
      ['ZAMMAD_URL: must be an http(s) address without user and password'],
    ],
    [
      'a secret that is one',
      { WEBHOOK_SECRET: `${webhookSecret} ${webhookSecret}`, HUBSPOT_TOKEN: 't' },
      ['WEBHOOK_SECRET: must be one secret of the service, whsec_ and base64'],
    ],
    [
      'a port that there is',
      { PORT: '65536', HUBSPOT_TOKEN: 't' },
      ['PORT: must be a whole number from 0 to 65535'],
    ],
    [
      'a place for its notes',
      { HANDED_ON: '/nowhere/notes.sqlite', HUBSPOT_TOKEN: 't' },
      ['HANDED_ON: /nowhere/notes.sqlite: unable to open database file'],
    ],
  ])('without %s, and says so', (_without, settings, said) => {
    const env = { ...environment(), ...settings };
    // One that starts goes on for ever.
    const { status, stderr } = spawnSync(process.execPath, [program], {
      env,
      encoding: 'utf8',
      timeout: 9000,
    });
    expect(status).toBe(1);
    expect(stderr.trim().split('\n')).toEqual(said);
  });
});

it('the receiver of the handbook says that another program has its port', async () => {
  const other = await alertReceiver(() => ({ status: 204, body: '' }));
  const { port } = new URL(other.address);
  const env = { ...environment(), HUBSPOT_TOKEN: 't', PORT: port };
  const { status, stderr } = spawnSync(process.execPath, [program], { env, encoding: 'utf8', timeout: 9000 });
  expect(status).toBe(1);
  expect(stderr.trim()).toBe(`PORT: listen EADDRINUSE: address already in use 127.0.0.1:${port}`);
});

it('the receiver of the handbook answers 204 to a message that the system has taken, and else 502', async () => {
  let status = 500;
  const zammad = await alertReceiver(() => ({ status, body: '' }));
  const env = { ...environment(), ZAMMAD_URL: zammad.address, ZAMMAD_TOKEN: 't', ZAMMAD_GROUP: '' };
  const { ready: port, end } = await startProgram(
    [process.execPath, program],
    (output) => /port: (\d+)/.exec(output)?.[1],
    { env },
  );
  onTestFinished(() => void end('SIGTERM'));
  const message = sampleMessage();
  const body = JSON.stringify({ type: 'contact.accepted', data: message });
  const deliver = async () => {
    const now = new Date();
    const headers = {
      'webhook-id': message.id,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
      'webhook-signature': new Webhook(webhookSecret).sign(message.id, now, body),
    };
    return (await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', headers, body })).status;
  };
  expect(await deliver()).toBe(502);
  status = 201;
  expect(await deliver()).toBe(204);
  // A repetition is not handed on again.
  expect(await deliver()).toBe(204);
  expect(zammad.requests.map(({ path }) => path)).toEqual(['/api/v1/tickets', '/api/v1/tickets']);
  expect(JSON.parse(zammad.requests[1]?.body ?? '')).toMatchObject({ group: 'Users' });
});
