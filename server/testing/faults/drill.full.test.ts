import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { StoreLocation } from '#server/store/database.ts';
import { openDatabase } from '#server/store/openDatabase.ts';
import { message } from '#server/testing/delivery.ts';
import { temporaryFolder } from '#server/testing/folder.ts';
import { endLeases, nowhere, startLoad, startServer } from '#server/testing/server.ts';
import { smtpReceiver } from '#server/testing/smtp.ts';
import { describeOnBoth } from '#server/testing/store.ts';
import { MINUTE, SECOND } from '#server/time.ts';
import { storeMessage } from '#server/store/outbox.ts';
import { findMessages } from '#server/store/records.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The environment that names a store. */
const envOf = ({ dataDir, databaseUrl }: StoreLocation) => ({
  DATA_DIR: dataDir,
  ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
});

/** A script as a process of its own, as an operator runs it. */
const script = (name: string, env: Record<string, string>, ...args: string[]) =>
  spawn(process.execPath, [`deploy/${name}.ts`, ...args], {
    cwd: root,
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });

describeOnBoth((_newPlace, _isPostgres, emptyPlace) => {
  /** Ids of everything stored, once there are so many more; nobody uses the store afterwards. */
  async function stored(place: StoreLocation, more = 0): Promise<string[]> {
    const database = await openDatabase(place);
    try {
      await Promise.all(Array.from({ length: more }, () => storeMessage(database, message)));
      return (await findMessages(database, { limit: 100_000 })).map(({ id }) => id);
    } finally {
      await database.close();
    }
  }

  /** Backs a store up beside whoever uses it; resolves to the file. */
  async function backUp(place: StoreLocation): Promise<string> {
    const folder = join(temporaryFolder(), 'backups');
    expect(await once(script('backup', { ...envOf(place), FOLDER: folder }), 'exit')).toEqual([0, null]);
    return join(folder, readdirSync(folder).find((name) => name.endsWith('.backup')) ?? '');
  }

  async function serve(place: StoreLocation, url = nowhere.SMTP_URL) {
    const env = { ...nowhere, ACKNOWLEDGE: 'off', ...envOf(place), SMTP_URL: url };
    const server = await startServer(env);
    onTestFinished(server.kill);
    return server;
  }

  it(
    'a backup made under load has every message that was acknowledged before, and on another machine they are delivered',
    async () => {
      const place = await emptyPlace();
      const server = await serve(place);
      const load = startLoad(10, () => server.address);
      await load.more(40);
      const before = [...load.acknowledged];
      const file = await backUp(place);
      const after = load.acknowledged.length;
      await load.more(40);
      await load.stop();
      await server.kill();

      const next = await emptyPlace();
      expect(await once(script('restore', envOf(next), file), 'exit')).toEqual([0, null]);
      const now = await stored(next);
      expect(before.filter((id) => !now.includes(id))).toEqual([]);
      expect(load.acknowledged.slice(after).filter((id) => now.includes(id))).toEqual([]);
      await endLeases(envOf(next));
      const { received, url } = await smtpReceiver();
      await serve(next, url);
      await vi.waitFor(() => expect(received.length).toBeGreaterThanOrEqual(now.length), 40 * SECOND);
      const expected = now.map((id) => `<${id}@bewertra.example>`).sort();
      expect(received.map(({ mail }) => mail.messageId).sort()).toEqual(expected);
    },
    2 * MINUTE,
  );

  it(
    'a restore killed at any moment leaves what was there or what was in the backup',
    async () => {
      const place = await emptyPlace();
      const inBackup = await stored(place, 1000);
      const file = await backUp(place);
      const begun = performance.now();
      expect(await once(script('restore', envOf(place), file), 'exit')).toEqual([0, null]);
      const duration = performance.now() - begun;
      const before = await stored(place, 1);
      let killed = 0;
      for (let part = 1; part <= 10; part += 1) {
        const child = script('restore', envOf(place), file);
        const gone = once(child, 'exit');
        // Before that Node itself starts.
        await Promise.race([pause(duration * (0.3 + 0.07 * part)), gone]);
        child.kill('SIGKILL');
        const [, signal] = (await gone) as [number | null, string | null];
        if (signal !== null) killed += 1;
        // PostgreSQL notices a moment later.
        await vi.waitFor(
          async () => expect([before, inBackup]).toContainEqual(await stored(place)),
          20 * SECOND,
        );
      }
      expect(killed).toBeGreaterThan(2);
    },
    2 * MINUTE,
  );
});
