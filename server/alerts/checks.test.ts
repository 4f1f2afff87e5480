import { execFileSync } from 'node:child_process';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { lutimesSync, readFileSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { backupStamp } from '#server/backupStamp.ts';
import { temporaryFolder } from '#server/testing/folder.ts';
import { HOUR, MINUTE, SECOND } from '#server/time.ts';
import { ceilingCheck, lookAtBackup, lookAtDisk, lookAtKnown } from './checks.ts';

it('a disk is almost full when less of it is free than that, as df has it', async () => {
  const folder = temporaryFolder();
  const df = execFileSync('df', ['--output=used,avail', '-k', folder], { encoding: 'utf8' });
  const [used = 0, free = 0] = df.trim().split('\n').at(-1)?.trim().split(/\s+/).map(Number) ?? [];
  const share = free / (used + free);
  writeFileSync(join(folder, 'machine'), 'of old');
  const standing = { name: 'disk', about: 'of old' };
  // Others write to this disk meanwhile.
  expect(await lookAtDisk(folder, share - 0.01)).toEqual([{ ...standing, count: 0 }]);
  expect(await lookAtDisk(folder, share + 0.01)).toEqual([{ ...standing, count: 1 }]);
});

describe('backups', () => {
  const now = Date.parse('2026-03-02T09:30Z');
  /** A machine whose hourly timer was enabled so long ago, in milliseconds, if it was, and whose last backup was made. */
  function machine({ enabled, made }: { enabled?: number; made?: number }) {
    const folder = temporaryFolder();
    const timer = join(folder, 'bewertra-backup.timer');
    const stamp = join(folder, backupStamp);
    const at = (ago: number) => (now - ago) / SECOND;
    if (enabled !== undefined) {
      symlinkSync('/nowhere', timer);
      lutimesSync(timer, at(enabled), at(enabled));
    }
    const make = (ago: number) => {
      writeFileSync(stamp, '');
      utimesSync(stamp, at(ago), at(ago));
    };
    if (made !== undefined) make(made);
    const count = async () => {
      const [condition] = await lookAtBackup(folder, () => now, timer);
      return condition?.count;
    };
    return { folder, stamp, make, count };
  }

  it('of every hour: one missed run needs nobody', async () => {
    const { count } = machine({ enabled: 90 * 24 * HOUR, made: 2 * HOUR });
    expect(await count()).toBe(0);
  });

  it('of every hour: two missed runs are told', async () => {
    const { count } = machine({ enabled: 90 * 24 * HOUR, made: 2 * HOUR + 16 * MINUTE });
    expect(await count()).toBe(1);
  });

  it('that never came are told, once the timer was there for two runs', async () => {
    expect(await machine({ enabled: 2 * HOUR }).count()).toBe(0);
    expect(await machine({ enabled: 3 * HOUR }).count()).toBe(1);
  });

  it('whose stamp vanishes during an alarm stay missing where they are set up, until one is made', async () => {
    const { count, stamp, make } = machine({ enabled: 9 * HOUR, made: 4 * HOUR });
    expect(await count()).toBe(1);
    rmSync(stamp);
    expect(await count()).toBe(1);
    make(0);
    expect(await count()).toBe(0);
  });

  it('whose stamp vanishes during an alarm end it where none are set up', async () => {
    const { count, stamp } = machine({ made: 27 * HOUR });
    expect(await count()).toBe(1);
    rmSync(stamp);
    expect(await count()).toBe(0);
  });

  it('by a timer of somebody else are told when there was none for a day', async () => {
    expect(await machine({ made: 26 * HOUR }).count()).toBe(0);
    expect(await machine({ made: 26 * HOUR + SECOND }).count()).toBe(1);
  });

  it('are missed where the last seems to lie ahead, as the clock was set back since', async () => {
    expect(await machine({ enabled: -30 * 24 * HOUR, made: -30 * 24 * HOUR }).count()).toBe(1);
    expect(await machine({ enabled: 90 * 24 * HOUR, made: -HOUR }).count()).toBe(0);
  });

  it('are missed by nobody in a container without any', async () => {
    expect(await machine({}).count()).toBe(0);
  });

  it('are remembered by the machine’s first name', async () => {
    const { folder } = machine({ made: 0 });
    for (let looks = 0; looks < 2; looks += 1)
      expect(await lookAtBackup(folder)).toMatchObject([{ about: hostname() }]);
    expect(readFileSync(join(folder, 'machine'), 'utf8')).toBe(hostname());
  });
});

it('a flood lasts until an hour after the last message was refused', async () => {
  let now = Date.now();
  const { look, noteReached } = ceilingCheck(temporaryFolder(), () => now);
  const count = async () => (await look()).map((standing) => standing.count);
  expect(await count()).toEqual([0]);
  noteReached();
  now += HOUR - 1;
  expect(await count()).toEqual([1]);
  noteReached();
  now += HOUR - 1;
  expect(await count()).toEqual([1]);
  now += 1;
  expect(await count()).toEqual([0]);
});

it('a flood ends although the clock was set back', async () => {
  let now = Date.now();
  const { look, noteReached } = ceilingCheck(temporaryFolder(), () => now);
  noteReached();
  now -= 5 * HOUR;
  expect(await look()).toMatchObject([{ count: 0 }]);
});

it('what another part knows is a condition of its machine while it stands, and none is over before that is known', async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'machine'), 'of old');
  const standing = { name: 'clock', about: 'of old' };
  expect(await lookAtKnown(folder, 'clock', undefined)).toEqual([]);
  expect(await lookAtKnown(folder, 'clock', true)).toEqual([{ ...standing, count: 1 }]);
  expect(await lookAtKnown(folder, 'clock', false)).toEqual([{ ...standing, count: 0 }]);
});
