import { execFileSync } from 'node:child_process';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { temporaryFolder } from '#server/testing/folder.ts';
import { HOUR, SECOND } from '#server/time.ts';
import { backupStamp, floodCheck, lookAtBackup, lookAtDisk } from './checks.ts';

it('a disk is almost full when less of it is free than that, as df has it', async () => {
  const folder = temporaryFolder();
  const df = execFileSync('df', ['--output=used,avail', '-k', folder], { encoding: 'utf8' });
  const [used = 0, free = 0] = df.trim().split('\n').at(-1)?.trim().split(/\s+/).map(Number) ?? [];
  const share = free / (used + free);
  writeFileSync(join(folder, 'machine'), 'of old');
  const standing = { trouble: 'disk', about: 'of old' };
  // Others write to this disk meanwhile.
  expect(await lookAtDisk(folder, share - 0.01)).toEqual([{ ...standing, count: 0 }]);
  expect(await lookAtDisk(folder, share + 0.01)).toEqual([{ ...standing, count: 1 }]);
});

it('a backup that is older than 26 hours is told, and none where backups are made elsewhere', async () => {
  const folder = temporaryFolder();
  expect(await lookAtBackup(folder)).toEqual([]);
  writeFileSync(join(folder, backupStamp), '');
  for (let looks = 0; looks < 2; looks += 1)
    expect(await lookAtBackup(folder)).toMatchObject([{ about: hostname() }]);
  expect(readFileSync(join(folder, 'machine'), 'utf8')).toBe(hostname());
  const now = Date.now();
  utimesSync(join(folder, backupStamp), now / SECOND, now / SECOND);
  const count = async (age: number) => (await lookAtBackup(folder, () => now + age)).map((one) => one.count);
  expect(await count(26 * HOUR)).toEqual([0]);
  expect(await count(26 * HOUR + SECOND)).toEqual([1]);
});

it('a flood lasts until an hour after the last message was refused', async () => {
  let now = Date.now();
  const { look, note } = floodCheck(temporaryFolder(), () => now);
  const count = async () => (await look()).map((standing) => standing.count);
  expect(await count()).toEqual([0]);
  note();
  now += HOUR - 1;
  expect(await count()).toEqual([1]);
  note();
  now += HOUR - 1;
  expect(await count()).toEqual([1]);
  now += 1;
  expect(await count()).toEqual([0]);
});
