import { accessSync, constants } from 'node:fs';
import * as z from 'zod';
import { isDecodable } from './checks.ts';
import { isLoopback } from './loopback.ts';

/** `host` in the query, a folder of sockets for instance, counts before the address, as in PostgreSQL's own clients. */
const databaseHost = ({ hostname, searchParams }: URL) => searchParams.get('host') ?? hostname;

function isPostgres(value: string): boolean {
  const url = URL.parse(value);
  if (url === null) return false;
  return ['postgres:', 'postgresql:'].includes(url.protocol) && databaseHost(url) !== '';
}

/** Whether a database's `sslmode` verifies its certificate, as pg takes it: with `require` too. */
export const isVerifiedMode = (mode: string): boolean => /^(require|verify-ca|verify-full)$/.test(mode);

/** Whether TLS is verified on the way to a database, or none is needed: on this machine. */
function isSafeDatabase(value: string): boolean {
  const url = URL.parse(value);
  if (url === null) return false;
  // pg takes the last of several, and does not verify certificates with this one.
  const given = [...url.searchParams.keys()];
  if (given.length > new Set(given).size || given.includes('uselibpqcompat')) return false;
  const host = databaseHost(url);
  return isVerifiedMode(url.searchParams.get('sslmode') ?? '') || host.startsWith('/') || isLoopback(host);
}

const unsafeDatabase =
  'must end with ?sslmode=require (or verify-ca, verify-full): ' +
  'only a database on this machine does without TLS';

/** Whether PostgreSQL's own programs can be told what the service reads in the address: they are told each part apart. */
function hasDecodableParts(value: string): boolean {
  const { username = '', password = '', hostname = '', pathname = '' } = URL.parse(value) ?? {};
  return [username, password, hostname, pathname].every(isDecodable);
}

/** Whether the files for TLS that the address names are there: pg would find out at its first connection. */
function hasReadableCertificates(value: string): boolean {
  const parts = URL.parse(value)?.searchParams;
  const files = ['sslrootcert', 'sslcert', 'sslkey'].map((name) => parts?.get(name) ?? '');
  return files.every((file) => file === '' || isReadable(file));
}

function isReadable(file: string): boolean {
  try {
    accessSync(file, constants.R_OK);
    return true;
  } catch {
    return false;
  }
}

/** PostgreSQL, like every other receiver: encrypted, unless it is on this machine. */
export const databaseAddress = z
  .string()
  .refine(isPostgres, 'must be a postgres:// address')
  .refine(isSafeDatabase, unsafeDatabase)
  .refine(hasDecodableParts, 'has a name, password, host or database in which a % is not written as %25')
  .refine(
    hasReadableCertificates,
    'names a file that cannot be read from this folder (sslrootcert, sslcert or sslkey)',
  );
