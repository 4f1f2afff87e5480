import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { openSqliteStore } from '#server/store/sqlite/store.ts';
import { contactCli, contactJson } from '#server/testing/cli.ts';
import { temporaryFolder } from '#server/testing/folder.ts';
import { sampleContact } from '#server/testing/samples.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const stamped = /^\d{4}-\d\d-\d\dT\d{6}Z\.backup(\.age)?$/;

/** A store with a message, and a folder with backups of earlier days. */
async function setUp() {
  const env = { DATA_DIR: temporaryFolder() };
  const { outbox, close } = openSqliteStore(env.DATA_DIR);
  await outbox.accept({ contact: sampleContact, locale: 'de' });
  await close();
  const folder = join(temporaryFolder(), 'backups');
  mkdirSync(folder);
  for (const name of ['2026-01-01T000000Z.backup', '2026-01-02T000000Z.backup.age', 'by-hand.backup'])
    writeFileSync(join(folder, name), name);
  const run = (settings: Record<string, string> = {}) =>
    spawnSync(join(root, 'deploy/backup.sh'), {
      cwd: root,
      env: { PATH: process.env['PATH'], ...env, FOLDER: folder, ...settings },
      encoding: 'utf8',
    });
  return { env, folder, run };
}

it('adds a backup that can be restored, and deletes the oldest of its own', async () => {
  const { env, folder, run } = await setUp();
  await contactCli(env, 'erase', 'nobody@else.example');
  const { status, stdout, stderr } = run({ KEEP: '2' });
  expect([status, stderr]).toEqual([0, '']);
  const name = stdout.trim().split('/').at(-1) ?? '';
  expect(name).toMatch(stamped);
  expect(readdirSync(folder).sort()).toEqual(
    ['2026-01-02T000000Z.backup.age', name, 'by-hand.backup', 'erasures'].sort(),
  );
  expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
  expect(readdirSync(join(folder, 'erasures'))).toHaveLength(1);
  const next = { DATA_DIR: temporaryFolder() };
  expect(await contactJson(next, 'restore', join(folder, name), '--yes')).toMatchObject({ messages: 1 });
});

it('keeps all there are where it fails, also with room for one only', async () => {
  const { folder, run } = await setUp();
  const before = readdirSync(folder);
  for (const wrong of [
    { DATA_DIR: '/nowhere' },
    { AGE_RECIPIENT: 'age1nobody' },
    { KEEP: '0' },
    { KEEP: 'all' },
    { FOLDER: '/dev/null/backups' },
  ]) {
    const { status, stderr } = run({ KEEP: '1', ...wrong });
    expect(status).toBe(1);
    expect(stderr).not.toBe('');
    expect(readdirSync(folder)).toEqual(before);
  }
});

it('encrypts for whoever has the private key, and leaves nothing that is not', async () => {
  const { folder, run } = await setUp();
  const key = join(temporaryFolder(), 'key');
  execFileSync('age-keygen', ['--output', key], { stdio: 'ignore' });
  const recipient = execFileSync('age-keygen', ['-y', key], { encoding: 'utf8' }).trim();
  const { status, stdout } = run({ AGE_RECIPIENT: recipient, KEEP: '1' });
  expect(status).toBe(0);
  const file = stdout.trim().split('\n').at(-1) ?? '';
  expect(readdirSync(folder).sort()).toEqual([file.split('/').at(-1), 'by-hand.backup'].sort());
  expect(file).toMatch(/\.backup\.age$/);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const plain = file.replace(/\.age$/, '');
  const next = { DATA_DIR: temporaryFolder() };
  expect((await contactCli(next, 'restore', file, '--yes')).err).toContain('is encrypted');
  execFileSync('age', ['--decrypt', '--identity', key, '--output', plain, file]);
  expect(await contactJson(next, 'restore', plain, '--yes')).toMatchObject({ messages: 1 });
});

it('runs by a timer, in the sandbox of the service', () => {
  const unit = (name: string) => readFileSync(join(root, 'deploy/systemd', name), 'utf8');
  const sandbox = (text: string) =>
    text.slice(text.indexOf('ProtectSystem='), text.indexOf('# No MemoryDenyWriteExecute'));
  const service = unit('bewertra-backup.service');
  expect(sandbox(service)).toBe(sandbox(unit('bewertra.service')));
  expect(service).toContain('\nExecStart=/srv/bewertra/current/deploy/backup.sh\n');
  // Where the script writes by default, systemd has made the folder.
  const [, folder] = /^FOLDER=\$\{FOLDER:-\/var\/lib\/(.*)\}$/m.exec(
    readFileSync(join(root, 'deploy/backup.sh'), 'utf8'),
  ) ?? [''];
  expect(service).toContain(`\nStateDirectory=bewertra ${folder ?? '-'}\n`);
  expect(service).toContain('\nOnFailure=bewertra-alert@%n.service\n');
  expect(unit('bewertra-backup.timer')).toContain('\nOnCalendar=hourly\n');
});
