import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '#server/testing/folder.ts';
import { usualFolder } from '../backupFile.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));
const release = fileURLToPath(new URL('../../', import.meta.url)).replace(/\/$/, '');
const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const units = readdirSync(folder).filter((file) => /\.(service|timer)$/.test(file));
const services = units.filter((file) => file.endsWith('.service'));

const missing = spawnSync('systemd-analyze', ['--version']).error !== undefined;

/** The units as they would be installed, for a release that is this tree; templates with an instance. */
function installed(): (unit: string) => string {
  const place = temporaryFolder();
  const pathOf = (unit: string) => join(place, unit.replace('@.', '@bewertra.service.'));
  for (const unit of units) {
    const text = read(unit).replaceAll('/srv/bewertra/current', release);
    for (const path of [join(place, unit), pathOf(unit)]) writeFileSync(path, text);
  }
  return pathOf;
}

function analyze(...args: string[]): string {
  const { stdout, stderr, status } = spawnSync('systemd-analyze', args, { encoding: 'utf8' });
  expect(status, stderr).toBe(0);
  return stdout + stderr;
}

describe.skipIf(missing && process.env['CI'] === undefined)('systemd', () => {
  it.each(units)('understands every line of %s', (unit) => {
    // What it does not know it ignores, and says so.
    expect(analyze('verify', '--man=no', installed()(unit))).toBe('');
  });

  it.each(services)('finds %s exposed as little as deploy/README.md says', (unit) => {
    const verdict = analyze('security', '--offline=true', '--no-pager', installed()(unit));
    const [, said = ''] =
      /`systemd-analyze security` says at most (\d\.\d)/.exec(
        readFileSync(join(folder, '../README.md'), 'utf8'),
      ) ?? [];
    expect(Number(/exposure level for \S+: (\d+\.\d)/.exec(verdict)?.[1])).toBeLessThanOrEqual(Number(said));
  });
});

it('somebody is told when bewertra.service fails', () => {
  const told = /^OnFailure=(\S+)$/m.exec(read('bewertra.service'))?.[1];
  expect(told).toBe('bewertra-alert@%n.service');
  expect(units).toContain(told?.replace('%n', ''));
});

it.each(services)('%s starts a file that there is, and shows no secret in the list of processes', (unit) => {
  const [, file = '', rest = ''] =
    /^ExecStart=\/srv\/bewertra\/current\/\S+\/node (\S+\.ts)(.*)$/m.exec(read(unit)) ?? [];
  expect(readFileSync(join(release, file), 'utf8')).not.toBe('');
  expect(rest).not.toMatch(/\$|:\/\//);
});

it.each(['bewertra.service', 'bewertra-backup.service'])(
  '%s starts after the clock was set, and the guide has the machine wait for that, though not for ever',
  (unit) => {
    expect(read(unit)).toMatch(/^After=(.* )?time-sync\.target$/m);
    const guide = readFileSync(join(folder, '../README.md'), 'utf8');
    expect(guide).toContain('systemctl enable systemd-time-wait-sync');
    expect(guide).toMatch(/TimeoutStartSec=\d+.*systemd-time-wait-sync\.service\.d/s);
  },
);

it('the service of backups is in the same sandbox as the service', () => {
  const sandbox = (text: string) =>
    text.slice(text.indexOf('ProtectSystem='), text.indexOf('# No MemoryDenyWriteExecute'));
  expect(sandbox(read('bewertra-backup.service'))).toBe(sandbox(read('bewertra.service')));
});

it('the service of backups may write where the script puts them', () => {
  expect(dirname(usualFolder)).toBe('/var/lib');
  expect(read('bewertra-backup.service')).toContain(`\nStateDirectory=bewertra ${basename(usualFolder)}\n`);
});

it('backups are made every hour', () => {
  expect(read('bewertra-backup.timer')).toContain('\nOnCalendar=hourly UTC\n');
});

/** The hours at which a timer elapses after a moment, by systemd, on a machine in Germany. */
function elapsesAfter(calendar: string, moment: string): string[] {
  const args = ['calendar', `--base-time=${moment}`, '--iterations=4', calendar];
  const { stdout } = spawnSync('systemd-analyze', args, {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], TZ: 'Europe/Berlin' },
  });
  return Array.from(stdout.matchAll(/\(in UTC\): \S+ (\S+ \d\d:\d\d)/g), ([, time = '']) => time);
}

it.skipIf(missing && process.env['CI'] === undefined).each([
  [
    'winter',
    '2026-10-25 01:30:00',
    ['2026-10-25 00:00', '2026-10-25 01:00', '2026-10-25 02:00', '2026-10-25 03:00'],
  ],
  [
    'summer',
    '2027-03-28 00:30:00',
    ['2027-03-28 00:00', '2027-03-28 01:00', '2027-03-28 02:00', '2027-03-28 03:00'],
  ],
])('no hour is without a backup when %s time begins', (_season, before, hours) => {
  const [, calendar = ''] = /^OnCalendar=(.+)$/m.exec(read('bewertra-backup.timer')) ?? [];
  expect(elapsesAfter(calendar, before)).toEqual(hours);
});
