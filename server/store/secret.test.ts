import { chmodSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '#server/testing/folder.ts';
import { fileSecret, secretFrom } from './secret.ts';

it('is made once, kept over restarts, and readable by its owner alone', () => {
  const folder = join(temporaryFolder(), 'new');
  const path = join(folder, 'secret.key');
  const first = fileSecret(path)('purpose');
  expect(fileSecret(path)('purpose')).toBe(first);
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder)).toEqual(['secret.key']);
  expect(readFileSync(path).toString('hex')).not.toBe(first);
});

it('is another one in another folder, and for another purpose', () => {
  const secret = fileSecret(join(temporaryFolder(), 'secret.key'));
  const other = fileSecret(join(temporaryFolder(), 'secret.key'));
  expect(secret('a')).not.toBe(other('a'));
  expect(secret('a')).not.toBe(secret('b'));
  expect(secret('a')).toMatch(/^[0-9a-f]{64}$/);
});

it('is not half a one', () => {
  const path = join(temporaryFolder(), 'secret.key');
  writeFileSync(path, 'short');
  chmodSync(path, 0o600);
  expect(() => fileSecret(path)).toThrow(`${path} holds no secret`);
});

it('depends on its bytes only', () => {
  expect(secretFrom(Buffer.alloc(32, 1))('a')).toBe(secretFrom(Buffer.alloc(32, 1))('a'));
});
