import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execFileSync } from 'node:child_process';
import { Client } from 'pg';
import { expect, it, onTestFinished, vi } from 'vitest';
import { contactCli, contactJson } from '#server/testing/cli.ts';
import { describeWithPostgres } from '#server/testing/describeWithPostgres.ts';
import { temporaryFolder } from '#server/testing/folder.ts';
import { sampleContact } from '#server/testing/samples.ts';
import { MINUTE } from '#server/time.ts';
import { openPostgresStore } from './store.ts';

describeWithPostgres('backup and restore with PostgreSQL’s programs', (postgres) => {
  async function setUp() {
    const DATABASE_URL = await postgres.newDatabase();
    const env = { DATA_DIR: temporaryFolder(), DATABASE_URL };
    const { outbox, close } = await openPostgresStore(DATABASE_URL);
    await outbox.accept({ contact: sampleContact, locale: 'de' });
    await close();
    return { env, file: join(temporaryFolder(), 'contact.backup') };
  }

  async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
    const client = new Client(url);
    await client.connect();
    const { rows } = await client.query<Record<string, unknown>>(sql);
    await client.end();
    return rows;
  }

  /** Puts programs before PostgreSQL's own that note their arguments, and then are these. */
  function noteArguments(): () => string {
    const [programs, notes] = [temporaryFolder(), join(temporaryFolder(), 'notes')];
    for (const name of ['pg_dump', 'pg_restore', 'psql']) {
      const real = execFileSync('which', [name], { encoding: 'utf8' }).trim();
      writeFileSync(join(programs, name), `#!/bin/sh\necho "${name} $*" >> ${notes}\nexec ${real} "$@"\n`);
      chmodSync(join(programs, name), 0o755);
    }
    vi.stubEnv('PATH', `${programs}:${process.env['PATH'] ?? ''}`);
    onTestFinished(() => void vi.unstubAllEnvs());
    return () => readFileSync(notes, 'utf8');
  }

  it('no argument that everybody on the machine can read has the password', async () => {
    const { env, file } = await setUp();
    const notes = noteArguments();
    const url = env.DATABASE_URL.replace('postgres@', 'postgres:gans%20geheim@');
    expect(await contactCli({ ...env, DATABASE_URL: url }, 'backup', file)).toMatchObject({ code: 0 });
    expect(await contactJson({ ...env, DATABASE_URL: url }, 'restore', file, '--yes')).toMatchObject({
      restored: true,
    });
    expect(notes().match(/^\w+/gm)).toEqual(expect.arrayContaining(['pg_dump', 'pg_restore', 'psql']));
    expect(notes()).not.toContain('geheim');
  });

  it('the programs get the password, as PostgreSQL asks for it', async () => {
    const { env, file } = await setUp();
    await query(env.DATABASE_URL, `create role keeper login superuser password 'gans geheim'`);
    const database = new URL(env.DATABASE_URL).pathname.slice(1);
    const [place] = await query(env.DATABASE_URL, 'show hba_file');
    const hba = String(place?.['hba_file']);
    const before = readFileSync(hba, 'utf8');
    writeFileSync(hba, `host ${database} keeper 127.0.0.1/32 scram-sha-256\n${before}`);
    await query(env.DATABASE_URL, 'select pg_reload_conf()');
    onTestFinished(() => writeFileSync(hba, before));
    const as = (word: string) => ({
      ...env,
      DATABASE_URL: env.DATABASE_URL.replace('postgres@', `keeper:${word}@`),
    });
    await expect
      .poll(async () => (await contactCli(as('falsch'), 'backup', file)).err)
      .toContain('password authentication failed');
    expect(await contactCli(as('gans%20geheim'), 'backup', file)).toMatchObject({ code: 0 });
    expect(await contactCli(as('gans%20geheim'), 'restore', file, '--yes')).toMatchObject({ code: 0 });
  });

  it('says which package is missing', async () => {
    const { env, file } = await setUp();
    vi.stubEnv('PATH', '/nowhere');
    onTestFinished(() => void vi.unstubAllEnvs());
    expect(await contactCli(env, 'backup', file)).toMatchObject({
      code: 1,
      err: 'contact backup: pg_dump is missing: apt-get install postgresql-client\n',
    });
  });

  it('touches our tables only, and does not bring the secret along', async () => {
    const { env, file } = await setUp();
    await query(env.DATABASE_URL, `create table others (name text); insert into others values ('stays')`);
    await query(env.DATABASE_URL, `insert into contact_secret values (1, 'x')`);
    await contactCli(env, 'backup', file);
    expect(execFileSync('pg_restore', ['--list', file], { encoding: 'utf8' })).not.toContain('others');
    expect(await contactCli(env, 'restore', file, '--yes')).toMatchObject({ code: 0 });
    expect(await query(env.DATABASE_URL, 'select name from others')).toEqual([{ name: 'stays' }]);
    expect(await query(env.DATABASE_URL, 'select * from contact_secret')).toEqual([]);
  });

  it('refuses a dump that is not of this service', async () => {
    const { env } = await setUp();
    const elsewhere = await postgres.emptyDatabase();
    await query(elsewhere, 'create table contact_message (id int)');
    const file = join(temporaryFolder(), 'dump');
    execFileSync('pg_dump', ['--format=custom', `--file=${file}`, elsewhere]);
    expect(await contactCli(env, 'restore', file, '--yes')).toMatchObject({
      code: 1,
      err: `contact restore: ${file} was not made by "contact backup"\n`,
    });
  });

  it('leaves everything as it was where a table that is not ours hangs on one that is', async () => {
    const { env, file } = await setUp();
    await contactCli(env, 'backup', file);
    const before = await contactJson(env, 'list');
    await query(env.DATABASE_URL, 'create view mine as select id from contact_message');
    const { code, err } = await contactCli(env, 'restore', file, '--yes');
    expect(code).toBe(1);
    expect(err).toContain('view mine depends on table contact_message');
    expect(await contactJson(env, 'list')).toEqual(before);
  });

  it('is in use for as long as a server has it open, also where that asks for nothing', async () => {
    const { env, file } = await setUp();
    await contactCli(env, 'backup', file);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const { close } = await openPostgresStore(env.DATABASE_URL);
    // Longer than a pool keeps a connection that nobody asks for anything.
    vi.advanceTimersByTime(MINUTE);
    vi.useRealTimers();
    expect(await contactCli(env, 'restore', file, '--yes')).toMatchObject({
      code: 1,
      err: expect.stringContaining('the store is in use') as string,
    });
    await close();
  });
});
