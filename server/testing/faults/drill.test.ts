import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { readConfig } from '#server/config.ts';
import { openStore } from '#server/store/open.ts';
import { sqliteFile } from '#server/store/sqlite/store.ts';
import { contactCli, contactJson } from '#server/testing/cli.ts';
import { describeWithPostgres } from '#server/testing/describeWithPostgres.ts';
import { temporaryFolder } from '#server/testing/folder.ts';
import { sampleContact } from '#server/testing/samples.ts';
import { nowhere, send, startLoad, startServer } from '#server/testing/server.ts';
import { smtpReceiver } from '#server/testing/smtp.ts';
import { DAY, HOUR, MINUTE, SECOND } from '#server/time.ts';

type Env = { DATA_DIR: string; DATABASE_URL?: string };
type Listed = { messages: { id: string; state: string }[] };

const main = fileURLToPath(new URL('../../cli/main.ts', import.meta.url));
const erased = 'erased@person.example';

/** The command as a process of its own, as an operator runs it. */
const command = (env: Env, ...args: string[]) =>
  spawn(process.execPath, [main, ...args], {
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });

async function runCommand(env: Env, ...args: string[]): Promise<void> {
  const [code] = (await once(command(env, ...args), 'exit')) as [number | null];
  expect(code).toBe(0);
}

/** Ids and states of everything stored. */
async function stored(env: Env): Promise<Map<string, string>> {
  const { messages } = (await contactJson(env, 'list', '--limit', '100000')) as Listed;
  return new Map(messages.map(({ id, state }) => [id, state]));
}

/** A message that is of age, which the server leaves alone since it has done today's retention. */
async function addOld(env: Env): Promise<string> {
  const { outbox, close } = await openStore(readConfig(env), () => Date.now() - 200 * DAY);
  const acceptance = await outbox.accept({ contact: sampleContact, locale: 'de' });
  const [taken] = await outbox.take('team', 1);
  if (acceptance.kind !== 'accepted' || taken === undefined) throw new Error('nothing was due');
  await outbox.complete(taken);
  await outbox.done([taken.id]);
  await close();
  const today = await openStore(readConfig(env));
  await today.outbox.takeJob('retention', HOUR);
  await today.outbox.completeJob('retention', new Date(Date.now() + DAY));
  await today.close();
  return acceptance.id;
}

/** The leases of the dead end by themselves after 45 s, and pauses get longer; here they end now. */
async function endLeases({ DATA_DIR, DATABASE_URL }: Env): Promise<void> {
  if (DATABASE_URL !== undefined) {
    const client = new Client(DATABASE_URL);
    await client.connect();
    await client.query(`update contact_delivery set due = 'epoch'`).finally(() => client.end());
    return;
  }
  const database = new DatabaseSync(sqliteFile(DATA_DIR));
  database.exec('update delivery set due = 0');
  database.close();
}

/** A server under load: what is delivered, what waits, what was acknowledged before and after a backup. */
async function disaster(env: Env) {
  const file = join(temporaryFolder(), 'backups', 'contact.backup');
  const old = await addOld(env);
  const mails = await smtpReceiver();
  const first = await startServer({ ...nowhere, ACKNOWLEDGE: 'off', ...env, SMTP_URL: mails.url });
  onTestFinished(first.kill);
  const delivered = [await send(first.address, { email: erased }), await send(first.address)].map(String);
  await vi.waitFor(async () => {
    const now = await stored(env);
    for (const id of delivered) expect(now.get(id)).toBe('delivered');
  }, 20 * SECOND);
  await first.kill();

  // From here on the mail server is away.
  const server = await startServer({ ...nowhere, ACKNOWLEDGE: 'off', ...env });
  onTestFinished(server.kill);
  const load = startLoad(10, () => server.address);
  await load.more(40);
  const before = [...load.acknowledged];
  await runCommand(env, 'backup', file);
  const after = load.acknowledged.length;
  await load.more(40);
  await load.stop();
  expect(await contactCli(env, 'erase', erased)).toMatchObject({ code: 0 });
  expect(await contactJson(env, 'purge')).toMatchObject({ messages: [{ id: old }] });
  // Of the list there is a copy beside the backups, no older than the latest.
  await runCommand(env, 'backup', join(dirname(file), 'later.backup'));
  return { server, file, old, delivered, before, late: load.acknowledged.slice(after) };
}

function drill(name: string, newEnv: () => Promise<Env>): void {
  describe(`a restore on ${name}`, () => {
    it(
      'after the loss of the machine has the right messages, nobody who was erased, and delivers the rest',
      async () => {
        const env = await newEnv();
        const { server, file, old, delivered, before, late } = await disaster(env);
        // As a monitor tells: the service is running, so this must not work.
        expect(await contactCli(env, 'restore', file, '--yes')).toMatchObject({
          code: 1,
          err: expect.stringContaining('the store is in use') as string,
        });
        await server.kill();

        const next = await newEnv();
        await runCommand(next, 'restore', file, '--yes');
        const now = await stored(next);
        const [gone = '', kept = ''] = delivered;
        expect(before.filter((id) => now.get(id) !== 'queued')).toEqual([]);
        expect(late.filter((id) => now.has(id))).toEqual([]);
        expect([now.has(gone), now.get(kept), now.has(old)]).toEqual([false, 'delivered', false]);

        await endLeases(next);
        const { received, url } = await smtpReceiver();
        const again = await startServer({ ...nowhere, ACKNOWLEDGE: 'off', ...next, SMTP_URL: url });
        onTestFinished(again.kill);
        const queued = [...now].filter(([, state]) => state === 'queued').map(([id]) => id);
        const expected = queued.map((id) => `<${id}@bewertra.example>`).sort();
        await vi.waitFor(() => expect(received.length).toBeGreaterThanOrEqual(queued.length), 40 * SECOND);
        expect(received.map(({ mail }) => mail.messageId).sort()).toEqual(expected);
        expect(typeof (await send(again.address))).toBe('string');
      },
      2 * MINUTE,
    );

    it(
      'on the same machine has what the backup had, and nothing of what a killed server left',
      async () => {
        const env = await newEnv();
        const { server, file, delivered, before, late } = await disaster(env);
        late.push(String(await send(server.address)));
        await server.kill();
        if (env.DATABASE_URL === undefined)
          expect(statSync(`${sqliteFile(env.DATA_DIR)}-wal`).size).toBeGreaterThan(0);
        await runCommand(env, 'restore', file, '--yes');
        expect(existsSync(`${sqliteFile(env.DATA_DIR)}-wal`)).toBe(false);
        const now = await stored(env);
        expect(before.filter((id) => now.get(id) !== 'queued')).toEqual([]);
        expect([...late, delivered[0] ?? ''].filter((id) => now.has(id))).toEqual([]);
      },
      2 * MINUTE,
    );

    it(
      'killed at any moment leaves what was there or what was in the backup',
      async () => {
        const env = await newEnv();
        const file = join(temporaryFolder(), 'contact.backup');
        const fill = async (number: number) => {
          const { outbox, close } = await openStore(readConfig(env));
          const one = { contact: sampleContact, locale: 'de' } as const;
          await Promise.all(Array.from({ length: number }, () => outbox.accept(one)));
          await close();
        };
        await fill(1000);
        await contactCli(env, 'backup', file);
        const inBackup = [...(await stored(env)).keys()];
        const begun = performance.now();
        await runCommand(env, 'restore', file, '--yes');
        const duration = performance.now() - begun;
        await fill(1);
        let killed = 0;
        for (let part = 1; part <= 10; part += 1) {
          const before = [...(await stored(env)).keys()];
          const child = command(env, 'restore', file, '--yes');
          const gone = once(child, 'exit');
          // Before that Node itself starts.
          await Promise.race([pause(duration * (0.3 + 0.07 * part)), gone]);
          child.kill('SIGKILL');
          const [, signal] = (await gone) as [number | null, string | null];
          if (signal !== null) killed += 1;
          // PostgreSQL notices a moment later.
          await vi.waitFor(async () => expect((await contactCli(env, 'list')).code).toBe(0), 20 * SECOND);
          expect([before, inBackup]).toContainEqual([...(await stored(env)).keys()]);
        }
        expect(killed).toBeGreaterThan(2);
        expect(await contactJson(env, 'restore', file, '--yes')).toMatchObject({ restored: true });
        expect([...(await stored(env)).keys()]).toEqual(inBackup);
        expect(readdirSync(env.DATA_DIR).filter((name) => name.includes('restoring'))).toEqual([]);
      },
      2 * MINUTE,
    );
  });
}

drill('SQLite', () => Promise.resolve({ DATA_DIR: temporaryFolder() }));

describeWithPostgres('with a real PostgreSQL', (postgres) => {
  drill('PostgreSQL', async () => ({
    DATA_DIR: temporaryFolder(),
    DATABASE_URL: await postgres.newDatabase(),
  }));
});
