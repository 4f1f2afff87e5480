import { spawnSync } from 'node:child_process';
import { isVerifiedMode } from '#common/settings/databaseAddress.ts';

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
  const isVerified = isVerifiedMode(mode);
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
    // Whoever holds a lock for longer is told, rather than waited for. Of an option that is there twice, the last counts.
    PGOPTIONS: `${given('options', '')} -c lock_timeout=10s`,
    PGCONNECT_TIMEOUT: '10',
    PGCLIENTENCODING: 'UTF8',
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
}

/**
 * Runs a program to its end.
 * @param input a file descriptor that it reads as its standard input
 * @returns what it writes to its standard output
 * @throws with its own words when it fails
 */
export function runProgram(
  program: string,
  args: string[],
  { databaseUrl, input = 'ignore' }: { databaseUrl?: string; input?: number | 'ignore' } = {},
): string {
  const given = databaseUrl === undefined ? {} : environmentOf(databaseUrl);
  const env = { ...process.env, ...given };
  // DATABASE_URL itself is of no use to it.
  delete env['DATABASE_URL'];
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    env,
    encoding: 'utf8',
    stdio: [input, 'pipe', 'pipe'],
    maxBuffer: Infinity,
  });
  if (error !== undefined)
    throw isMissing(error) ? new Error(`${program} is missing: ${installation}`) : error;
  if (status !== 0) throw new Error(stderr.trim() || `${program} ended with ${String(status)}`);
  return stdout;
}

const installation = 'apt install postgresql-client age';

const isMissing = (error: NodeJS.ErrnoException): boolean => error.code === 'ENOENT';
