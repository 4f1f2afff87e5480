import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pipeline } from 'node:stream/promises';
import { Client } from 'pg';
import { retentionCutoff } from '#server/retention/rule.ts';
import { applicationName } from '#server/store/postgres.ts';
import { isLocked } from '#server/store/sqlite.ts';

/** What a backup is called: by its time, in UTC. */
const backupName = /^(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)(\d\d)Z\.backup$/;

/** SHA-256 of a file, in hexadecimal. */
export async function sha256Of(file: string): Promise<string> {
  const sum = createHash('sha256');
  await pipeline(createReadStream(file), sum);
  return sum.digest('hex');
}

/** @throws for a file that is no backup, not whole, of the other database, or older than the notes of erasures */
export async function refuseUnfit(file: string, isPostgres: boolean): Promise<void> {
  const handle = await open(file).catch(() => undefined);
  if (handle === undefined) throw new Error(`${file} cannot be read`);
  const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(32) });
  await handle.close();
  const start = buffer.toString('latin1', 0, bytesRead);
  if (start.startsWith('age-encryption.org/'))
    throw new Error(`${file} is encrypted: age --decrypt comes first, into the same folder`);
  const [, day, hour, minute, second] = backupName.exec(basename(file)) ?? [];
  if (day === undefined) throw new Error(`${file} is not called as backups are (2026-03-02T093000Z.backup)`);
  const wanted = (await readFile(`${file}.sha256`, 'utf8').catch(() => '')).slice(0, 64);
  if (wanted === '') throw new Error(`${file}.sha256 is missing`);
  if ((await sha256Of(file)) !== wanted) throw new Error(`${file} is damaged: its SHA-256 is another one`);
  if (start.startsWith('PGDMP') !== isPostgres)
    throw new Error(`${file} is not a backup of the database that DATABASE_URL, or the lack of it, names`);
  if (new Date(`${day}T${hour}:${minute}:${second}Z`) < retentionCutoff(new Date()))
    throw new Error(`${file} is too old: erasures since then are no longer noted`);
}

const inUse = 'the store is in use: stop every server first, and let other commands end';

/** @throws while somebody else has the store open */
export async function refuseUsed(file: string, databaseUrl?: string): Promise<void> {
  if (databaseUrl !== undefined) {
    const client = new Client(databaseUrl);
    await client.connect();
    const others =
      'select from pg_stat_activity where datname = current_database() and application_name = $1';
    const { rowCount } = await client.query(others, [applicationName]).finally(() => client.end());
    if (rowCount !== 0) throw new Error(inUse);
  } else if (existsSync(file)) {
    const database = new DatabaseSync(file);
    try {
      database.exec('pragma journal_mode = delete');
    } catch (error) {
      // One that is damaged is in nobody's use.
      if (isLocked(error)) throw new Error(inUse, { cause: error });
    } finally {
      database.close();
    }
  }
}

/** Where a server keeps the certificates that everybody trusts. */
const usualCertificates = '/etc/ssl/certs/ca-certificates.crt';

/**
 * DATABASE_URL as PostgreSQL's programs want it: in their environment, which only its owner can read, as everybody on
 * the machine can read arguments. TLS is verified, as the service does it.
 */
function environmentOf(databaseUrl: string): Record<string, string> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(databaseUrl);
  const given = (name: string, otherwise: string) => searchParams.get(name) ?? decodeURIComponent(otherwise);
  const mode = searchParams.get('sslmode') ?? '';
  const isVerified = /^(require|verify-ca|verify-full)$/.test(mode);
  const all = {
    PGHOST: given('host', hostname.replace(/^\[|\]$/g, '')),
    PGPORT: given('port', port),
    PGUSER: given('user', username),
    PGPASSWORD: given('password', password),
    PGDATABASE: given('dbname', pathname.slice(1)),
    PGSSLMODE: isVerified ? 'verify-full' : mode,
    PGSSLROOTCERT: given('sslrootcert', isVerified ? usualCertificates : ''),
    PGSSLCERT: given('sslcert', ''),
    PGSSLKEY: given('sslkey', ''),
    // Whoever holds a lock for longer is told, rather than waited for.
    PGOPTIONS: '-c lock_timeout=10s',
    PGCONNECT_TIMEOUT: '10',
    PGCLIENTENCODING: 'UTF8',
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
}

/**
 * Runs a program to its end.
 * @throws with its own words when it fails
 */
export function runProgram(program: string, args: string[], databaseUrl?: string): void {
  const env = { ...process.env, ...(databaseUrl === undefined ? {} : environmentOf(databaseUrl)) };
  // DATABASE_URL itself is of no use to it.
  delete env['DATABASE_URL'];
  const { status, stderr, error } = spawnSync(program, args, {
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  if ((error as NodeJS.ErrnoException | undefined)?.code === 'ENOENT')
    throw new Error(`${program} is missing: apt install postgresql-client age`);
  if (error !== undefined) throw error;
  if (status !== 0) throw new Error(stderr.trim() || `${program} ended with ${String(status)}`);
}
