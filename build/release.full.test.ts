import { chmodSync, existsSync, mkdirSync, readFileSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { commitOf, server } from '../tests/releases/server.ts';

/**
 * deploy/release.sh with real Git and real links; npm is a program that says what it was told. Which hashed files stay
 * is looked at as a server sends them, in tests/served/releases.full.test.ts.
 */

it('hashed files are the newest release’s of their name; those of a release that failed do not count', () => {
  const { release, served } = server();
  release({ hashed: { '1.js': '', 'a.css': 'older' } });
  release({ hashed: { '2.js': '', 'a.css': 'newer' } });
  release({ hashed: { 'unbuilt.js': '' }, builds: false });
  release({ hashed: { 'unready.js': '' }, ready: false });
  release({ hashed: { '3.js': '', 'a.css': 'newest' } });
  expect(served()).toEqual({ '1.js': '', '2.js': '', '3.js': '', 'a.css': 'newest' });
});

describe('a release that fails', () => {
  it('while it is built leaves nothing, and the one in use alone', () => {
    const { at, release, releases, inUse } = server();
    const { commit } = release();
    expect(release({ builds: false }).status).not.toBe(0);
    expect(releases()).toEqual([commit]);
    expect(inUse()).toBe(commit);
    expect(readFileSync(at('restarts'), 'utf8').trim().split('\n')).toHaveLength(1);
  });

  it('to become ready leaves nothing, and the one before in use again', () => {
    const { at, release, releases, inUse } = server();
    const { commit } = release();
    const failed = release({ ready: false });
    expect(failed.status).toBe(1);
    expect(failed.stderr).toMatch(/does not become ready\.\nBack to .*\.\n$/);
    expect(releases()).toEqual([commit]);
    expect(inUse()).toBe(commit);
    const restarts = readFileSync(at('restarts'), 'utf8').trim().split('\n').map(commitOf);
    expect(restarts).toEqual([commit, failed.commit, commit]);
    rmSync(at('current/ready'));
    expect(release({ ready: false }).stderr).toMatch(/\nThat failed as well: .*\n$/);
  });

  it('because somebody stopped it leaves nothing, and the one before in use again', () => {
    const { release, releases, inUse } = server();
    const { commit } = release();
    expect(release({ stopped: true }).status).not.toBe(0);
    expect(releases()).toEqual([commit]);
    expect(inUse()).toBe(commit);
  });

  it('because the script was killed is not used for going back', () => {
    const { at, release, releases, inUse, write } = server();
    const { commit } = release();
    write('releases/2026-01-01T000000Z-0123456789ab/half', '');
    rmSync(at('current'));
    symlinkSync(at('releases/2026-01-01T000000Z-0123456789ab'), at('current'));
    expect(release({ ready: false }).status).toBe(1);
    expect(inUse()).toBe(commit);
    const next = release();
    expect(releases()).toEqual([commit, next.commit].sort());
    expect(inUse()).toBe(next.commit);
  });
});

it('keeps five good releases, failed ones not counted', () => {
  const { release, releases } = server();
  const commits = [1, 2, 3, 4, 5, 6].map((n) => {
    release({ builds: false });
    return release({ hashed: { 'good.js': String(n) } }).commit;
  });
  expect(releases()).toEqual(commits.slice(1).sort());
});

it('waits for no other release, and does not mix with it', () => {
  const { at, release, releases } = server();
  const { status, stderr } = release({ wrapper: ['flock', at('lock')] });
  expect(stderr).toBe('Another release is under way.\n');
  expect(status).toBe(1);
  expect(releases()).toEqual([]);
  expect(release().status).toBe(0);
});

it('works from a folder that the builder may not read, as with `su` from /root', () => {
  const { at, release } = server();
  const wrapper = ['sh', '-c', `mkdir ${at('away')} && cd ${at('away')} && chmod 000 . && exec "$0"`];
  const { status, stderr } = release({ wrapper });
  chmodSync(at('away'), 0o700);
  expect(stderr).toBe('');
  expect(status).toBe(0);
});

it('goes back to the release that somebody has gone back to by hand', () => {
  const { at, release, inUse } = server();
  const { commit } = release();
  const before = readlinkSync(at('current'));
  release({ hashed: { 'bad.js': '' } });
  rmSync(at('current'));
  symlinkSync(before, at('current'));
  release({ ready: false });
  expect(inUse()).toBe(commit);
});

describe('a switch that fails', () => {
  /** Programs of this name fail where they are to change the link `current`. */
  const failing = (program: string) =>
    `#!/bin/sh\ncase "$*" in *current.next*) echo "${program}: Read-only file system" >&2; exit 1 ;; esac\nexec /bin/${program} "$@"\n`;

  it.each(['mv', 'ln'])('in `%s` is said, and the old release stays in use', (program) => {
    const { at, release, releases, inUse, write } = server();
    const { commit } = release();
    write(`bin/${program}`, failing(program), 0o755);
    const { status, stderr } = release();
    expect(status).toBe(1);
    expect(stderr).toContain('current cannot be switched to');
    expect(inUse()).toBe(commit);
    expect(releases()).toEqual([commit]);
    expect(readFileSync(at('restarts'), 'utf8').trim().split('\n')).toHaveLength(1);
  });

  it('in RESTART is said, and also that going back failed', () => {
    const { at, run, release, releases } = server();
    release();
    release();
    rmSync(at('restarts'));
    mkdirSync(at('restarts'));
    const { status, stderr } = run(['--back']);
    expect(status).toBe(1);
    expect(stderr).toContain('RESTART failed');
    expect(stderr).toContain('That failed as well');
    expect(releases()).toHaveLength(2);
  });

  it('while going back deletes nothing that is in use', () => {
    const { at, release, inUse, write } = server();
    release();
    // The second change of the link fails: the one back.
    write(
      'bin/mv',
      `#!/bin/sh\ncase "$*" in *current.next*) echo >> ${at('moves')}; [ "$(wc -l < ${at('moves')})" -lt 2 ] || exit 1 ;; esac\nexec /bin/mv "$@"\n`,
      0o755,
    );
    const failed = release({ ready: false });
    expect(failed.status).toBe(1);
    expect(failed.stderr).toContain('In use is still ');
    expect(inUse()).toBe(failed.commit);
    expect(existsSync(at('current/dist'))).toBe(true);
  });
});

describe('going back', () => {
  it('is a switch to the release before, without a build and without the address of the source', () => {
    const { at, run, release, releases, inUse, builds } = server();
    const older = release();
    const newer = release();
    const built = builds();
    rmSync(at('origin'), { recursive: true });
    const { status, stdout, stderr } = run(['--back']);
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(stdout).toContain('In use: ');
    expect(inUse()).toBe(older.commit);
    expect(builds()).toBe(built);
    expect(releases()).toEqual([older.commit, newer.commit].sort());
  });

  it('twice goes back by two', () => {
    const { run, release, inUse } = server();
    const oldest = release();
    release();
    release();
    run(['--back']);
    run(['--back']);
    expect(inUse()).toBe(oldest.commit);
  });

  it('further than there are releases is refused, and changes nothing', () => {
    const { run, release, inUse } = server();
    const { commit } = release();
    const { status, stderr } = run(['--back']);
    expect(status).toBe(1);
    expect(stderr).toMatch(/^There is no good release from before /);
    expect(inUse()).toBe(commit);
  });

  it('keeps the files of the newer release for the pages of it that are open', () => {
    const { run, release, served } = server();
    release({ hashed: { 'older.js': '', 'a.css': 'older' } });
    release({ hashed: { 'newer.js': '', 'a.css': 'newer' } });
    run(['--back']);
    expect(served()).toEqual({ 'older.js': '', 'newer.js': '', 'a.css': 'older' });
  });

  it('to a release that does not become ready ends with the one that was in use', () => {
    const { at, run, release, releases, inUse } = server();
    const older = release();
    const folder = readlinkSync(at('current'));
    const newer = release();
    rmSync(join(folder, 'ready'));
    const { status } = run(['--back']);
    expect(status).toBe(1);
    expect(inUse()).toBe(newer.commit);
    expect(releases()).toEqual([older.commit, newer.commit].sort());
  });
});

describe('a commit by name', () => {
  it('is switched to where its release is still there', () => {
    const { run, release, inUse, builds } = server();
    const older = release();
    release();
    const built = builds();
    const { status } = run([older.commit]);
    expect(status).toBe(0);
    expect(inUse()).toBe(older.commit);
    expect(builds()).toBe(built);
  });

  it('is built again after a change of the settings that shape the pages', () => {
    const { at, run, release, inUse, write } = server();
    const older = release();
    release();
    write('build.env', 'PUBLIC_SITE_URL=https://www.other.example\n');
    run([older.commit]);
    expect(inUse()).toBe(older.commit);
    expect(readFileSync(at('current/.env.build'), 'utf8')).toContain('other.example');
  });

  it('is built again where it is the one in use', () => {
    const { at, run, release } = server();
    const { commit } = release();
    const before = readlinkSync(at('current'));
    rmSync(join(before, 'steps'));
    run([commit]);
    expect(readlinkSync(at('current'))).not.toBe(before);
    expect(existsSync(at('current/steps'))).toBe(true);
  });

  it('that starts with a dash is refused, and so are two', () => {
    const { run } = server();
    expect(run(['--help']).stderr).toBe('Usage: release.sh [COMMIT | --back]\n');
    expect(run(['a', 'b']).stderr).toBe('Usage: release.sh [COMMIT | --back]\n');
  });
});

describe('a build', () => {
  it('sees no secret: not in the environment, not in a file', () => {
    const { at, release } = server();
    expect(release().status).toBe(0);
    for (const step of ['ci', 'run', 'prune']) {
      const seen = readFileSync(at('current', `seen-${step}`), 'utf8');
      expect(seen).not.toContain('hidden');
      expect(seen).toContain('PUBLIC_SITE_URL=https://www.bewertra.example');
      expect(seen).toContain(`${at('env')}: Permission denied`);
      const names = [...seen.matchAll(/^(\w+)=/gm)].map(([, name]) => name);
      expect(
        names.filter(
          (name) =>
            !/^(HOME|PATH|PWD|OLDPWD|SHLVL|_|PUBLIC_SITE_URL|GIT_DIR|SOURCE_COMMIT)$/.test(name ?? ''),
        ),
      ).toEqual([]);
    }
  });

  it('knows the history, and ends with packages of tests gone and the server’s settings there', () => {
    const { at, release } = server();
    const { commit } = release();
    const seen = (step: string) => readFileSync(at('current', `seen-${step}`), 'utf8');
    expect(readFileSync(at('current/steps'), 'utf8')).toMatch(/^ci\nrun build\nprune --omit=dev\n/);
    expect(seen('prune')).not.toMatch(/^\.env$/m);
    expect(readlinkSync(at('current/.env'))).toBe(at('env'));
    expect(seen('run')).toContain(`SOURCE_COMMIT=${commit}`);
    const gitDir = /^GIT_DIR=(.*)$/m.exec(seen('run'))?.[1] ?? '';
    expect(existsSync(join(gitDir, 'HEAD'))).toBe(true);
  });

  it('refuses to begin where it can read secrets, or without the settings of the build', () => {
    const { at, release } = server();
    chmodSync(at('env'), 0o644);
    expect(release()).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/env can be read by /) as string,
    });
    chmodSync(at('env'), 0o000);
    rmSync(at('build.env'));
    const { status, stderr } = release();
    expect(stderr).toMatch(/build\.env is missing: /);
    expect(status).toBe(1);
    expect(existsSync(at('current'))).toBe(false);
  });
});
