import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '#server/testing/folder.ts';
import { isThere, isUsable, permissionOf } from './fileAccess.ts';

describe('a file', () => {
  it('is there, and can be used', () => {
    const file = join(temporaryFolder(), 'file');
    writeFileSync(file, '');
    expect(isThere(file)).toBe(true);
    expect(isUsable(file)).toBe(true);
  });

  it('is not there where its folder is empty', () => {
    const file = join(temporaryFolder(), 'file');
    expect(isThere(file)).toBe(false);
    expect(isUsable(file)).toBe(false);
  });

  it('is not there where a file is in its folder’s place', () => {
    const place = join(temporaryFolder(), 'place');
    writeFileSync(place, '');
    expect(isThere(join(place, 'file'))).toBe(false);
  });

  it('is not taken for missing where that cannot be known', () => {
    expect(() => isThere(join(temporaryFolder(), 'x'.repeat(5000)))).toThrow('ENAMETOOLONG');
  });
});

describe('a file that may not be used', () => {
  const refused = (path: string, code = 'EACCES', syscall = 'open') =>
    Object.assign(new Error('refused'), { code, path, syscall });

  it.each(['EACCES', 'EPERM'])('is named with who may not, and why (%s)', (code) => {
    const folder = temporaryFolder();
    const said = permissionOf(refused(folder, code)) ?? '';
    expect(said).toContain(`${folder} may not be used by the user ${userInfo().username} (${code}): `);
    expect(said).toContain(`${folder} belongs to the user ${statSync(folder).uid};`);
    expect(said).toContain('docs/contact.md');
  });

  it('is named with the nearest folder above it that is there', () => {
    const folder = join(temporaryFolder(), 'data');
    mkdirSync(folder);
    const said = permissionOf(refused(join(folder, 'deep', 'file')));
    expect(said).toContain(`: ${folder} belongs to the user`);
  });

  it('is to be made by root where the folder itself cannot be', () => {
    const folder = join(temporaryFolder(), 'data');
    expect(permissionOf(refused(folder, 'EACCES', 'mkdir'))).toContain(
      `install -d -o USER -g USER -m 700 ${folder}`,
    );
  });

  it.each([
    ['a full disk', { code: 'ENOSPC', path: '/srv' }],
    ['a network that is refused', { code: 'EACCES' }],
  ])('is not the fault of %s', (_what, facts) => {
    expect(permissionOf(Object.assign(new Error('other'), facts))).toBeUndefined();
  });
});
