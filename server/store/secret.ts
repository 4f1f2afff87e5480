import { hkdfSync, randomBytes } from 'node:crypto';
import type { Database } from './database.ts';

/** Derives a key (in hexadecimal) for a purpose; one key reveals nothing about those for other purposes. */
export type Secret = (purpose: string) => string;

/** Bytes. */
const secretLength = 32;

export function secretFrom(bytes: Uint8Array): Secret {
  return (purpose) => Buffer.from(hkdfSync('sha256', bytes, '', purpose, secretLength)).toString('hex');
}

/** The secret that everybody who uses the store shares; the first to ask makes it. Backups leave it out. */
export async function storedSecret({ ready }: Database): Promise<Secret> {
  const db = await ready();
  await db
    .insertInto('contact_secret')
    .values({ id: 1, secret: randomBytes(secretLength).toString('base64') })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { secret } = await db.selectFrom('contact_secret').select('secret').executeTakeFirstOrThrow();
  return secretFrom(Buffer.from(secret, 'base64'));
}
