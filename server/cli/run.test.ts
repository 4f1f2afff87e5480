import { spawnSync } from 'node:child_process';
import { chownSync, closeSync, existsSync, openSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { describe, expect, it, vi } from 'vitest';
import { contactAnswering, contactCli } from '#server/testing/cli.ts';
import { message } from '#server/testing/delivery.ts';
import { describeWithPostgres } from '#server/testing/describeWithPostgres.ts';
import { temporaryFolder } from '#server/testing/folder.ts';
import { sampleContact } from '#server/testing/samples.ts';
import { testStore } from '#server/testing/store.ts';
import { commands } from './commands/all.ts';
import { storeMessage } from '#server/store/outbox.ts';

describe('the command line', () => {
  it.each(commands)('explains $name, and names it where it explains itself', async ({ name, usage }) => {
    const { out } = await contactCli({}, '--help');
    expect(out).toMatch(new RegExp(`^  ${name} +\\w`, 'm'));
    const help = await contactCli({}, name, '--help');
    expect(help.code).toBe(0);
    expect(help.out).toContain(`${name} ${usage}`);
  });

  it('explains itself in lines that a terminal has room for', async () => {
    const { code, out } = await contactCli({}, '--help');
    expect(code).toBe(0);
    for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(110);
  });

  it.each<[args: string[], words: string]>([
    [[], 'Usage:'],
    [['lits'], 'no command "lits"'],
    [['list', '--all'], '--all is no option here; known: --state, '],
    [['list', 'all'], '"all" is too much'],
    [['list', '--state', 'lost'], '--state must be one of queued, delivered, failed'],
    [['list', '--to', 'me'], '--to must be one of team, receipt, webhook'],
    [['list', '--limit', '0'], '--limit'],
    [['list', '--limit', '0x3'], '--limit'],
    [['list', '--limit', '1e1'], '--limit'],
    [['list', '--state=failed', '--state=queued'], '--state is given twice'],
    [['list', '--limit'], '--limit needs a value, as in --limit=VALUE'],
    [
      ['erase', '--from', '2026-03-02', '--from', '2026-03-01', '--until', '2026-03-03'],
      '--from is given twice',
    ],
    [['show'], 'something is missing'],
    [['show', '12'], '"12" is neither the reference nor the id of a message'],
    [['retry'], 'either'],
    [['retry', '01a1fbc5-3c83-7035-a8b6-8e49c7afd047', '--failed'], 'either'],
    [['export'], 'no e-mail address was given'],
    [['export', 'a@b.example'], 'only a reference (BW-7K3Q-M2) or an id is taken from the command line'],
    [['export', '--text'], '--text needs letters or digits'],
    [['export', '--text', 'Müller'], 'only a reference (BW-7K3Q-M2) or an id is taken from the command line'],
    [['erase'], 'no e-mail address was given'],
    [['erase', 'a@b.example'], 'only a reference (BW-7K3Q-M2) or an id is taken from the command line'],
    [['erase', 'BW-7K3Q-M2', '--again'], 'give either'],
    [['erase', '--from', '2026-03-02'], '--until is missing'],
    [['erase', '--from', 'monday', '--until', '2026-03-02'], '--from must be a moment such as'],
    [['copy'], 'DATABASE_URL is not set'],
  ])(
    'answers wrong usage %j with code 2, an explanation, and nothing on standard output',
    async (args, words) => {
      const { code, out, err } = await contactCli({ DATA_DIR: '/nowhere' }, ...args);
      expect(code).toBe(2);
      expect(out).toBe('');
      expect(err).toContain(words);
      expect(err).toContain('Usage: ');
      // An address that stood there is not repeated.
      expect(err).not.toContain('a@b.example');
    },
  );

  it('says of an answer that is no e-mail address that it is none', async () => {
    const { code, err } = await contactAnswering('nobody').cli({ DATA_DIR: '/nowhere' }, 'erase');
    expect(code).toBe(2);
    expect(err).toContain('"nobody" is not an e-mail address');
  });

  it('does not take a wrong folder for an empty store', async () => {
    const { code, err } = await contactCli({ DATA_DIR: '/nowhere' }, 'list');
    expect(code).toBe(1);
    expect(err).toMatch(/^contact list: there is no store at \/nowhere\/outbox\.sqlite;/);
  });

  describeWithPostgres('with PostgreSQL', (postgres) => {
    it('does not take a wrong database for an empty store, and makes nothing there', async () => {
      const DATABASE_URL = await postgres.emptyDatabase();
      const { code, err } = await contactCli({ DATABASE_URL }, 'list');
      expect(code).toBe(1);
      const name = new URL(DATABASE_URL).pathname.slice(1);
      expect(err).toContain(`contact list: there is no store in the database "${name}" (schema public);`);
      const client = new Client(DATABASE_URL);
      await client.connect();
      const { rows } = await client.query(`select from pg_tables where schemaname = 'public'`);
      await client.end();
      expect(rows).toHaveLength(0);
    });
  });

  it('does not let root write into a folder of somebody else’s', async () => {
    const folder = temporaryFolder();
    await storeMessage(testStore({ folder }), message);
    const nobody = 65_534;
    if (process.getuid?.() === 0) chownSync(folder, nobody, nobody);
    const asRoot = vi.spyOn(process, 'geteuid').mockReturnValue(0);
    const { code, err } = await contactAnswering(sampleContact.email).cli({ DATA_DIR: folder }, 'erase');
    asRoot.mockRestore();
    const owner = statSync(folder).uid.toString();
    expect(code).toBe(1);
    expect(err).toContain(`sudo -u '#${owner}'`);
    expect(existsSync(join(folder, 'erasures'))).toBe(false);
  });

  it('names each wrong setting in a line', async () => {
    expect(await contactCli({ PORT: 'x', LOG_LEVEL: 'y' }, 'list')).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^contact list: PORT: .*\ncontact list: LOG_LEVEL: .*\n$/) as string,
    });
  });

  it('names a database that does not answer in one line', async () => {
    const { code, err } = await contactCli({ DATABASE_URL: 'postgres://postgres@127.0.0.1:1/none' }, 'list');
    expect(code).toBe(1);
    expect(err.trim().split('\n')).toHaveLength(1);
    expect(err).toContain('ECONNREFUSED');
  });

  it('is a program: prints to the streams, ends with the code', async () => {
    const folder = temporaryFolder();
    const database = testStore({ folder });
    await storeMessage(database, message);
    const main = fileURLToPath(new URL('./main.ts', import.meta.url));
    const program = (...args: string[]) =>
      spawnSync(process.execPath, [main, ...args], {
        cwd: folder,
        env: { DATA_DIR: folder },
        encoding: 'utf8',
      });
    const { status, stdout, stderr } = program('list', '--json');
    expect(status).toBe(0);
    expect(stderr).toBe('');
    expect(JSON.parse(stdout)).toMatchObject({ messages: [{ contact: sampleContact }] });
    expect(program('show', '01a1fbc5-3c83-7035-a8b6-8e49c7afd047').status).toBe(1);
  });

  it('fails with a sentence where its answer cannot be written, as on a full disk', async () => {
    const folder = temporaryFolder();
    await storeMessage(testStore({ folder }), message);
    const main = fileURLToPath(new URL('./main.ts', import.meta.url));
    const full = openSync('/dev/full', 'w');
    const { status, stderr } = spawnSync(process.execPath, [main, 'list'], {
      cwd: folder,
      env: { DATA_DIR: folder },
      encoding: 'utf8',
      stdio: ['ignore', full, 'pipe'],
    });
    closeSync(full);
    expect(status).toBe(1);
    expect(stderr).toMatch(/^contact: the answer could not be written to standard output: ENOSPC: .*\n$/);
  });
});
