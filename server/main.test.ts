import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { expect, it, onTestFinished, vi } from 'vitest';
import { describeWithPostgres } from './testing/describeWithPostgres.ts';
import { temporaryFolder } from './testing/folder.ts';
import { startServer } from './testing/server.ts';

const main = fileURLToPath(new URL('./main.ts', import.meta.url));

it('refuses to start with a configuration that cannot work, one line a fault and no stack', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [main], {
    env: { PORT: 'many', NODE_ENV: 'production', CAPTCHA: 'off' },
    encoding: 'utf8',
  });
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr.trim().split('\n')).toEqual([
    'PORT: must be a port number from 0 to 65535',
    'SMTP_URL: is missing; NODE_ENV=production needs it, unless MAIL=folder',
    'CAPTCHA: off is refused with NODE_ENV=production',
  ]);
});

it('deletes, while it runs, what its retention has ended for', async () => {
  const DATA_DIR = temporaryFolder();
  mkdirSync(join(DATA_DIR, 'mail'));
  const [old, young] = ['old.eml', 'young.eml'].map((name) => join(DATA_DIR, 'mail', name)) as [
    string,
    string,
  ];
  for (const file of [old, young]) writeFileSync(file, '');
  utimesSync(old, 0, 0);
  const server = await startServer({ DATA_DIR });
  onTestFinished(server.kill);
  await vi.waitFor(() => expect(existsSync(old)).toBe(false), { timeout: 5000 });
  expect(existsSync(young)).toBe(true);
});

describeWithPostgres('on a real PostgreSQL', (postgres) => {
  it('looks for migrations once a start', async () => {
    const DATABASE_URL = await postgres.newDatabase();
    const env = { DATABASE_URL, DATA_DIR: temporaryFolder() };
    await (await startServer(env)).kill();

    const watcher = new Client(DATABASE_URL);
    await watcher.connect();
    onTestFinished(() => watcher.end());
    await watcher.query(
      `create table seen (tag text);
       create function note() returns event_trigger language plpgsql as
         $$ begin insert into seen values (tg_tag); end $$;
       create event trigger note on ddl_command_start execute function note()`,
    );
    const server = await startServer(env);
    onTestFinished(server.kill);
    // The table that notes migrations is asked for with "create table if not exists".
    expect((await watcher.query('select tag from seen')).rows).toEqual([{ tag: 'CREATE TABLE' }]);
  });
});
