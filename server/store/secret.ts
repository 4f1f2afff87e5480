import { hkdfSync, randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** A key in hexadecimal for one purpose; keys for different purposes tell nothing about each other. */
export type Secret = (purpose: string) => string;

/** Bytes. */
export const secretLength = 32;

export function secretFrom(bytes: Uint8Array): Secret {
  return (purpose) => Buffer.from(hkdfSync('sha256', bytes, '', purpose, secretLength)).toString('hex');
}

/**
 * The secret of one machine, in a file that its owner alone can read; made when it is not there.
 * Signatures given before a restart are good after it, and processes on one folder agree.
 */
export function fileSecret(path: string): Secret {
  const bytes = readSecret(path) ?? createSecret(path);
  if (bytes.length !== secretLength)
    throw new Error(`${path} holds no secret; delete it, and a new one is made at the next start`);
  return secretFrom(bytes);
}

function readSecret(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Written aside and then linked into place: nobody reads half a secret, and the first of two wins. */
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
