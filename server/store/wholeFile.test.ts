import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '#server/testing/folder.ts';
import { draftOf, ifThere, writeWhole } from './wholeFile.ts';

async function* broken(): AsyncGenerator<Buffer> {
  yield Buffer.from('half');
  await Promise.resolve();
  throw new Error('the disk is full');
}

describe('a file that is written whole', () => {
  it('has its content, and nothing beside it', async () => {
    const folder = temporaryFolder();
    await writeWhole(join(folder, 'note.json'), 'text');
    expect(readFileSync(join(folder, 'note.json'), 'utf8')).toBe('text');
    expect(readdirSync(folder)).toEqual(['note.json']);
  });

  it('makes its folder for its owner only', async () => {
    const folder = join(temporaryFolder(), 'deep', 'notes');
    await writeWhole(join(folder, 'note.json'), 'text');
    expect(statSync(folder).mode & 0o777).toBe(0o700);
  });

  it('is the old one until the new one is there', async () => {
    const file = join(temporaryFolder(), 'note.json');
    writeFileSync(file, 'old');
    await expect(writeWhole(file, broken())).rejects.toThrow('the disk is full');
    expect(readFileSync(file, 'utf8')).toBe('old');
  });

  it('leaves no draft when it fails', async () => {
    const folder = temporaryFolder();
    await expect(writeWhole(join(folder, 'note.json'), broken())).rejects.toThrow('the disk is full');
    expect(readdirSync(folder)).toEqual([]);
  });

  it('fails with its own error where an erasure has deleted the draft', async () => {
    const file = join(temporaryFolder(), 'note.json');
    async function* deleted(): AsyncGenerator<Buffer> {
      rmSync(draftOf(file));
      for await (const part of broken()) yield part;
    }
    await expect(writeWhole(file, deleted())).rejects.toThrow('the disk is full');
  });
});

describe('what may not be there', () => {
  it('is undefined then', async () => {
    const missing = Object.assign(new Error('no such file'), { code: 'ENOENT' });
    expect(await ifThere(Promise.reject<string>(missing))).toBeUndefined();
  });

  it('is no "nothing there" when it cannot be read', async () => {
    const refused = Object.assign(new Error('permission denied'), { code: 'EACCES' });
    await expect(ifThere(Promise.reject<string>(refused))).rejects.toThrow('permission denied');
  });
});
