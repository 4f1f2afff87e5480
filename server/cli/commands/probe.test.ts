import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { sqliteFile } from '#server/store/sqlite/store.ts';
import { alertReceiver } from '#server/testing/alertReceivers.ts';
import { contactCli, contactJson } from '#server/testing/cli.ts';
import { describeWithPostgres } from '#server/testing/describeWithPostgres.ts';
import { freePort } from '#server/testing/freePort.ts';
import { temporaryFolder } from '#server/testing/folder.ts';
import { refusal, type MailServerOptions } from '#server/testing/mailServer.ts';
import { startServer } from '#server/testing/server.ts';
import { smtpReceiver } from '#server/testing/smtp.ts';
import { MINUTE, SECOND } from '#server/time.ts';

vi.setConfig({ testTimeout: MINUTE });

/** A running server as production has it, captcha and limits and all, and the settings for commands beside it. */
async function setUp(mailServer: MailServerOptions = {}, store: Record<string, string> = {}) {
  const mail = await smtpReceiver(mailServer);
  const env = {
    SMTP_URL: mail.url,
    MAIL_FROM: 'Website <web@bewertra.example>',
    MAIL_TO: 'team@bewertra.example',
    DATA_DIR: temporaryFolder(),
    CAPTCHA: 'altcha',
    RATE_LIMIT: 'on',
    ...store,
  };
  const server = await startServer(env);
  onTestFinished(server.kill);
  const probe = (...args: string[]) => contactCli(env, 'probe', '--wait', '2', '--json', ...args);
  return { env, mail, address: server.address, probe };
}

/** What the command printed for programs, beside its exit code and the words for people. */
function read({ code, out, err }: { code: number; out: string; err: string }) {
  return { code, err, ...(JSON.parse(out) as { stoppedAt?: string; said?: string; delivered: boolean }) };
}

async function arrives(store: Record<string, string> = {}): Promise<void> {
  const { env, mail, address, probe } = await setUp({}, store);
  const outcome = read(await probe('--url', address));
  expect(outcome).toMatchObject({ code: 0, delivered: true, url: address, err: '' });
  expect(mail.received.map((one) => one.mail.subject)).toEqual([expect.stringMatching(/^\[Probe\] /)]);
  expect(mail.received[0]?.to).toEqual(['team@bewertra.example']);
  expect(await contactJson(env, 'list')).toMatchObject({ messages: [] });
}

it('a probe goes the whole way, and leaves nothing behind', () => arrives());

describeWithPostgres('on PostgreSQL', (postgres) => {
  it('a probe goes the whole way, and leaves nothing behind', async () =>
    arrives({ DATABASE_URL: await postgres.newDatabase() }));
});

describe('a probe says where it stopped', () => {
  it('at an address that nobody listens at, or that is none', async () => {
    const { probe } = await setUp();
    for (const url of [`http://127.0.0.1:${await freePort()}`, 'http://nowhere.invalid']) {
      const outcome = read(await probe('--url', url));
      expect(outcome).toMatchObject({ code: 1, delivered: false, stoppedAt: 'address' });
      expect(outcome.said).toMatch(/ECONNREFUSED|ENOTFOUND|EAI_AGAIN/);
      expect(outcome.err).toContain('was not reached');
    }
  });

  it('at a certificate that nobody has signed, and at a server without TLS', async () => {
    const { address, probe } = await setUp();
    const folder = temporaryFolder();
    const [key, cert] = [join(folder, 'key'), join(folder, 'cert')];
    execFileSync(
      'openssl',
      [
        'req',
        '-x509',
        '-nodes',
        '-newkey',
        'ec',
        '-pkeyopt',
        'ec_paramgen_curve:P-256',
        '-subj',
        '/CN=localhost',
        '-days',
        '2',
        '-keyout',
        key,
        '-out',
        cert,
      ],
      { stdio: 'ignore' },
    );
    const server = createServer({ key: readFileSync(key), cert: readFileSync(cert) }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => {
      server.close();
    });
    const secure = `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
    for (const url of [secure, address.replace('http:', 'https:')])
      expect(read(await probe('--url', url))).toMatchObject({ code: 1, stoppedAt: 'tls' });
  });

  it('at something else that answers', async () => {
    const { probe } = await setUp();
    const parked = await alertReceiver(() => ({ status: 200, body: '<p>This domain is for sale' }));
    expect(read(await probe('--url', parked.address))).toMatchObject({
      code: 1,
      stoppedAt: 'http',
      said: '200',
    });
    const moved = await alertReceiver(() => ({
      status: 301,
      body: '',
      location: 'https://elsewhere.example/',
    }));
    expect(read(await probe('--url', moved.address))).toMatchObject({
      stoppedAt: 'http',
      said: '301 (leads to https://elsewhere.example/)',
    });
  });

  it('at a service that does not know this store', async () => {
    const other = await setUp();
    const { probe, mail } = await setUp();
    expect(read(await probe('--url', other.address))).toMatchObject({
      code: 1,
      stoppedAt: 'refused',
      said: expect.stringMatching(/^400 captcha_refused /) as string,
    });
    expect([...mail.received, ...other.mail.received]).toEqual([]);
  });

  it('at a store that cannot write', async () => {
    const { env, address, probe } = await setUp();
    const saboteur = new DatabaseSync(sqliteFile(env.DATA_DIR), { timeout: 10 * SECOND });
    saboteur.exec(`create trigger full before insert on message begin select raise(abort, 'full'); end`);
    saboteur.close();
    expect(read(await probe('--url', address))).toMatchObject({ code: 1, stoppedAt: 'store' });
  });

  it('at the mail server, with its words; it arrives when that is mended, and is gone then', async () => {
    let full = true;
    const { env, mail, address, probe } = await setUp({
      onRcptTo: (_address, _session, done) => done(full ? refusal(552, 'mailbox is full') : null),
    });
    const outcome = read(await probe('--url', address));
    expect(outcome).toMatchObject({ code: 1, stoppedAt: 'mail' });
    expect(outcome.said).toContain('552 mailbox is full');
    full = false;
    await vi.waitFor(() => expect(mail.received).toHaveLength(1), 30 * SECOND);
    await vi.waitFor(async () => expect(await contactJson(env, 'list')).toMatchObject({ messages: [] }));
  });
});

it('asks the public address of the settings, and takes no other for one', async () => {
  const { env } = await setUp();
  const { out, code } = await contactCli(
    { ...env, PUBLIC_SITE_URL: 'http://127.0.0.1:1' },
    'probe',
    '--json',
  );
  expect([code, JSON.parse(out)]).toMatchObject([1, { url: 'http://127.0.0.1:1' }]);
  const api = { PUBLIC_SITE_URL: 'http://127.0.0.1:1', PUBLIC_API_BASE: 'http://127.0.0.1:2/api' };
  expect((await contactCli({ ...env, ...api }, 'probe')).out).toContain('127.0.0.1:2/api');
  for (const wrong of [
    ['--url', 'ftp://a'],
    ['--wait', 'x'],
    ['--wait', '0'],
  ])
    expect((await contactCli(env, 'probe', ...wrong)).code).toBe(2);
});
