import { hkdfSync, randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Derives a key (in hexadecimal) for a purpose; one key reveals nothing about those for other purposes. */
export type Secret = (purpose: string) => string;

/** Bytes. */
export const secretLength = 32;

export function secretFrom(bytes: Uint8Array): Secret {
  return (purpose) => Buffer.from(hkdfSync('sha256', bytes, '', purpose, secretLength)).toString('hex');
}

/**
 * The secret of one machine, in a file that only its owner can read; created if missing. Signatures stay
 * valid over a restart, and processes that share the folder share the secret.
 * @throws when the file is not of the right length
 */
export function fileSecret(path: string): Secret {
  const bytes = existsSync(path) ? readFileSync(path) : createSecret(path);
  if (bytes.length !== secretLength)
    throw new Error(`${path} holds no secret; delete it, and a new one is made at the next start`);
  return secretFrom(bytes);
}

/** Written elsewhere and then linked into place: nobody reads half a secret, and the first of two wins. */
function createSecret(path: string): Buffer {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  writeFileSync(draft, randomBytes(secretLength), { mode: 0o600, flag: 'wx', flush: true });
  try {
    linkSync(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
  return readFileSync(path);
}
