import { describe, expect, it } from 'vitest';
import { testStore } from '#server/testing/store.ts';
import { secretFrom, storedSecret } from './secret.ts';

describe('a key', () => {
  const secret = secretFrom(Buffer.alloc(32, 7));

  it('is another one for each purpose', () => {
    expect(secret('form tokens')).not.toBe(secret('altcha challenges'));
  });

  it('has 32 bytes, in hexadecimal', () => {
    expect(secret('form tokens')).toMatch(/^[0-9a-f]{64}$/);
  });

  it('stays the same with every version, or whoever is filling in the form has to begin again', () => {
    expect(secret('form tokens')).toBe('ccb67d1fe418625ee5c6acac51faf8efb2f780dcfe5b289d2c72cebeb8d5cfc6');
  });
});

it('the secret of a store is made once, and everybody who uses it derives the same keys', async () => {
  const database = testStore();
  const one = await storedSecret(database);
  const other = await storedSecret(database);
  expect(other('form tokens')).toBe(one('form tokens'));
});

it('the secret is the stored bytes, as other versions read them', async () => {
  const database = testStore();
  const secret = await storedSecret(database);
  const db = await database.ready();
  const row = await db.selectFrom('contact_secret').select('secret').executeTakeFirstOrThrow();
  const bytes = Buffer.from(row.secret, 'base64');
  expect(bytes).toHaveLength(32);
  expect(secret('form tokens')).toBe(secretFrom(bytes)('form tokens'));
});
