import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { readConfig } from '#server/config.ts';
import { openStore } from '#server/store/open.ts';
import { contactCli, contactJson } from '#server/testing/cli.ts';
import { describeWithPostgres } from '#server/testing/describeWithPostgres.ts';
import { temporaryFolder } from '#server/testing/folder.ts';
import { sampleContact } from '#server/testing/samples.ts';
import { endLeases, nowhere, send, startLoad, startServer, type Place } from '#server/testing/server.ts';
import { smtpReceiver } from '#server/testing/smtp.ts';
import { MINUTE, SECOND } from '#server/time.ts';

type Listed = { messages: { id: string; state: string }[] };

const main = fileURLToPath(new URL('../../cli/main.ts', import.meta.url));
const erased = 'erased@person.example';

/** The command as a process of its own, as an operator runs it. */
const command = (env: Place, ...args: string[]) =>
  spawn(process.execPath, [main, ...args], {
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });

async function runCommand(env: Place, ...args: string[]): Promise<void> {
  const [code] = (await once(command(env, ...args), 'exit')) as [number | null];
  expect(code).toBe(0);
}

/** Ids and states of everything stored. */
async function stored(env: Place): Promise<Map<string, string>> {
  const { messages } = (await contactJson(env, 'list', '--limit', '100000')) as Listed;
  return new Map(messages.map(({ id, state }) => [id, state]));
}

async function serve(env: Place, url = nowhere.SMTP_URL) {
  const server = await startServer({ ...nowhere, ACKNOWLEDGE: 'off', ...env, SMTP_URL: url });
  onTestFinished(server.kill);
  return server;
}

function drill(name: string, newEnv: () => Promise<Place>): void {
  describe(`a restore on ${name}`, () => {
    it(
      'after the loss of the machine has the right messages, nobody who was erased, and delivers the rest',
      async () => {
        const env = await newEnv();
        const file = join(temporaryFolder(), 'backups', 'contact.backup');
        const mails = await smtpReceiver();
        const first = await serve(env, mails.url);
        const delivered = [await send(first.address, { email: erased }), await send(first.address)].map(
          String,
        );
        await vi.waitFor(async () => {
          const now = await stored(env);
          for (const id of delivered) expect(now.get(id)).toBe('delivered');
        }, 20 * SECOND);
        await first.kill();

        // From here on the mail server is away.
        const server = await serve(env);
        const load = startLoad(10, () => server.address);
        await load.more(40);
        const before = [...load.acknowledged];
        await runCommand(env, 'backup', file);
        const after = load.acknowledged.length;
        await load.more(40);
        await load.stop();
        expect(await contactCli(env, 'erase', erased)).toMatchObject({ code: 0 });
        // Of the list of erasures there is a copy beside the backups, no older than the latest.
        await runCommand(env, 'backup', join(dirname(file), 'later.backup'));
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
        expect(load.acknowledged.slice(after).filter((id) => now.has(id))).toEqual([]);
        expect([now.has(gone), now.get(kept)]).toEqual([false, 'delivered']);

        await endLeases(next);
        const { received, url } = await smtpReceiver();
        const again = await serve(next, url);
        const queued = [...now].filter(([, state]) => state === 'queued').map(([id]) => id);
        const expected = queued.map((id) => `<${id}@bewertra.example>`).sort();
        await vi.waitFor(() => expect(received.length).toBeGreaterThanOrEqual(queued.length), 40 * SECOND);
        expect(received.map(({ mail }) => mail.messageId).sort()).toEqual(expected);
        expect(typeof (await send(again.address))).toBe('string');
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
    DATABASE_URL: await postgres.emptyDatabase(),
  }));
});
