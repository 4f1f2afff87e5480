import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { stranger } from '#server/testing/stranger.ts';
import { temporaryFolder } from '#server/testing/folder.ts';

/** Programs that read the settings of the folder in which they are called. */
const programs = [
  'server/cli/main.ts list',
  'server/main.ts',
  'scripts/launch-check.ts',
  'deploy/backup.ts',
  'scripts/build.ts',
];

/** What makes the settings of a folder unreadable, and what is said of it. */
const faults: readonly (readonly [what: string, make: (folder: string) => void, words: RegExp])[] = [
  [
    'a file that this user may not read',
    (folder) => writeFileSync(join(folder, '.env'), '', { mode: 0 }),
    /\/\.env: may not be read by this user \(EACCES\); run this as a user who may, or let this one read it$/,
  ],
  [
    'a folder in place of the file',
    (folder) => mkdirSync(join(folder, '.env')),
    /\/\.env: is a folder; the settings are lines of a file, as in \.env\.example$/,
  ],
  [
    'a secret in .env.build',
    (folder) => writeFileSync(join(folder, '.env.build'), 'SMTP_URL=smtp://name:secret@mail.example\n'),
    /^(?:.*: )?SMTP_URL: does not shape the pages, so it belongs in \.env, not in \.env\.build$/,
  ],
];

/** A folder with such settings that everybody can come to. */
function folderWith(make: (folder: string) => void): string {
  const folder = temporaryFolder();
  chmodSync(folder, 0o755);
  make(folder);
  return folder;
}

function call(command: string, cwd: string) {
  const [file = '', ...args] = command.split(' ');
  const program = [join(import.meta.dirname, '..', file), ...args];
  const env = { PATH: process.env['PATH'], BACKUP_DIR: cwd };
  const as = stranger === undefined ? {} : { uid: stranger };
  return spawnSync(process.execPath, program, { cwd, env, encoding: 'utf8', ...as });
}

describe.each(faults)('%s', (_, make, words) => {
  it.each(programs)('is named by %s in one line, without a stack', (command) => {
    const { status, stdout, stderr } = call(command, folderWith(make));
    expect(status).toBe(1);
    expect(stdout).toBe('');
    expect(stderr.trimEnd()).toMatch(words);
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
    expect(stderr).not.toContain('secret@');
  });

  it('keeps nobody from the help of the commands', () => {
    const folder = folderWith(make);
    for (const command of ['server/cli/main.ts --help', 'server/cli/main.ts list --help']) {
      const { status, stdout, stderr } = call(command, folder);
      expect(status).toBe(0);
      expect(stderr).toBe('');
      expect(stdout).toContain('Usage: contact ');
    }
  });
});
