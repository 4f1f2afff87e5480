import { createInterface } from 'node:readline';
import type { Contents } from '#server/store/backup.ts';
import { ProgramFailed, runProgram, startProgram } from './programs.ts';

/**
 * Writes our tables as they are at this moment into a file of PostgreSQL's own format. The rate limits' counts
 * and the secret stay out: they are worth nothing later, and each database makes its own.
 */
export async function backUpPostgres(databaseUrl: string, file: string): Promise<Contents> {
  const args = [
    '--format=custom',
    '--no-owner',
    '--no-privileges',
    '--table=contact_*',
    '--no-unlogged-table-data',
    '--exclude-table-data=contact_secret',
    `--file=${file}`,
  ];
  await runProgram('pg_dump', args, databaseUrl);
  return readPostgresBackup(file);
}

/**
 * Reads a backup through.
 * @throws where it is damaged or not a backup
 */
export async function readPostgresBackup(file: string): Promise<Contents> {
  try {
    return await read(file);
  } catch (error) {
    if (error instanceof ProgramFailed)
      throw new Error(`${file} is damaged (${error.message})`, { cause: error });
    throw error;
  }
}

async function read(file: string): Promise<Contents> {
  const list = await runProgram('pg_restore', ['--list', file]);
  const made = /^;\s+Archive created at (\S+) (\S+) UTC$/m.exec(list);
  const tables = [...list.matchAll(/^\d+; \d+ \d+ TABLE (?!DATA )\S+ (\S+) /gm)].map(([, name = '']) => name);
  const ours = ['contact_message', 'contact_migration'].every((name) => tables.includes(name));
  if (made === null || !ours || tables.some((name) => !name.startsWith('contact_')))
    throw new Error(`${file} was not made by "contact backup"`);

  const migrations: string[] = [];
  let messages = 0;
  let table: string | undefined;
  const { child, ended } = startProgram('pg_restore', ['--file=-', file]);
  child.stdin.end();
  // Each row is a line: line breaks in it are written as \n.
  for await (const line of createInterface({ input: child.stdout })) {
    if (table === undefined) table = /^COPY \S*?\.?(contact_\w+) \(.*\) FROM stdin;$/.exec(line)?.[1];
    else if (line === '\\.') table = undefined;
    else if (table === 'contact_message') messages += 1;
    else if (table === 'contact_migration') migrations.push(line.split('\t', 1)[0] ?? '');
  }
  await ended;
  return { made: new Date(`${made[1]}T${made[2]}Z`), messages, migrations };
}
