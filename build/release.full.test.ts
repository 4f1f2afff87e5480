import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '#server/testing/folder.ts';

/**
 * deploy/release.sh with real Git and real links; npm is a program that says what it was told. Which hashed files stay
 * is looked at as a server sends them, in tests/served/releases.full.test.ts.
 */
const script = fileURLToPath(new URL('../deploy/release.sh', import.meta.url));

/**
 * Keeps in the release what each step could see, in the order of the steps. The site that it "builds" is
 * the commit's folder `site`; a commit with `broken` does not build.
 */
const npm = `#!/bin/sh
echo "$*" >> steps
{ env; ls -A; cat .env .env.build "$SETTINGS_FILE"; } >> "seen-$1" 2>&1
case "$1 $2" in
  'run build') [ ! -e broken ] && cp -r site dist ;;
esac
`;

const secret = 'smtp://user:hidden@mail.example';

/** Whoever builds is not root, who could read every file. */
const builder = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

type Commit = {
  /** The hashed files of its site, by name. */
  hashed?: Record<string, string>;
  /** Whether it builds, and whether its service becomes ready; by default both. */
  builds?: boolean;
  ready?: boolean;
  /** Whether somebody stops the script while the service restarts. */
  stopped?: boolean;
  /** A command in front of the script. */
  wrapper?: string[];
};

/** A server as deploy/README.md sets it up, in a folder of the running test. */
function server() {
  const folder = temporaryFolder();
  const at = (...path: string[]) => join(folder, ...path);
  const write = (path: string, text: string, mode = 0o644) => {
    mkdirSync(dirname(at(path)), { recursive: true });
    writeFileSync(at(path), text, { mode });
  };
  const own = () => {
    if (builder.uid !== undefined) execFileSync('chown', ['-R', `${builder.uid}:${builder.gid}`, folder]);
  };
  const git = (...args: string[]) => {
    own();
    return execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@t.example', ...args], {
      cwd: at('origin'),
      env: { ...process.env, HOME: folder, GIT_CONFIG_NOSYSTEM: '1' },
      encoding: 'utf8',
      stdio: 'pipe',
      ...builder,
    });
  };

  mkdirSync(at('releases'));
  mkdirSync(at('origin'));
  git('init', '--quiet', '--initial-branch=main');
  git('commit', '--quiet', '--allow-empty', '--message=first');
  git('clone', '--quiet', '.', '../source');
  write('bin/npm', npm.replace('$SETTINGS_FILE', at('env')), 0o755);
  // The script waits for half a minute.
  write('bin/sleep', '#!/bin/sh\n', 0o755);
  // Releases are named by the second, and here several are made in one: each is a minute after the one before.
  write('minutes', '0\n');
  write(
    'bin/date',
    `#!/bin/sh\nn=$(($(cat ${at('minutes')}) + 1)); echo $n > ${at('minutes')}\nexec /bin/date --date "2026-11-26T00:00Z + $n minutes" "$@"\n`,
    0o755,
  );
  // The tree itself may be where the builder cannot go.
  copyFileSync(script, at('release.sh'));
  write('build.env', 'PUBLIC_SITE_URL=https://www.bewertra.example\n');
  write('env', `SMTP_URL=${secret}\n`, 0o000);

  /** Runs the script with these arguments, behind a command where one is given. */
  const run = (args: string[], wrapper: string[] = []) => {
    own();
    const [command = '', ...operands] = [...wrapper, at('release.sh'), ...args];
    return spawnSync(command, operands, {
      encoding: 'utf8',
      env: {
        PATH: `${at('bin')}:${process.env['PATH']}`,
        HOME: folder,
        FOLDER: folder,
        SETTINGS: at('env'),
        BUILD_SETTINGS: at('build.env'),
        RESTART: `readlink ${at('current')} >> ${at('restarts')} && { [ ! -e ${at('current/stopped')} ] || kill $PPID; }`,
        READY: `file://${at('current/ready')}`,
        // As it stands where somebody has loaded the settings by hand.
        SMTP_URL: secret,
      },
      ...builder,
    });
  };

  return {
    at,
    write,
    run,
    /** Commits, and releases the commit. */
    release: ({ hashed = {}, builds = true, ready = true, stopped = false, wrapper = [] }: Commit = {}) => {
      rmSync(at('origin/site'), { recursive: true, force: true });
      for (const file of ['broken', 'ready', 'stopped']) rmSync(at('origin', file), { force: true });
      for (const [name, text] of Object.entries({ 'a.css': 'a {}', ...hashed }))
        write(`origin/site/_astro/${name}`, text);
      if (!builds) write('origin/broken', '');
      if (ready) write('origin/ready', '');
      if (stopped) write('origin/stopped', '');
      git('add', '--all');
      git('commit', '--quiet', '--allow-empty', '--message=next');
      const { status, stderr } = run([], wrapper);
      return { status, stderr, commit: git('rev-parse', 'HEAD').slice(0, 12) };
    },
    /** How often npm was asked to build. */
    builds: () => globSync('releases/*/steps', { cwd: folder }).length,
    /** Commits of the releases that are there. */
    releases: () =>
      globSync('*', { cwd: at('releases') })
        .map(commitOf)
        .sort(),
    /** The one in use, by its commit. */
    inUse: () => commitOf(readlinkSync(at('current'))),
    /** What the one in use serves of hashed files, by name. */
    served: () =>
      Object.fromEntries(
        globSync('*', { cwd: at('current/dist/_astro') })
          .sort()
          .map((name) => [name, readFileSync(at('current/dist/_astro', name), 'utf8')]),
      ),
  };
}

const commitOf = (folder: string) => basename(folder).split('-').at(-1) ?? '';

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
    expect([releases(), inUse()]).toEqual([[commit], commit]);
    expect(readFileSync(at('restarts'), 'utf8').trim().split('\n')).toHaveLength(1);
  });

  it('to become ready leaves nothing, and the one before in use again', () => {
    const { at, release, releases, inUse } = server();
    const { commit } = release();
    const failed = release({ ready: false });
    expect(failed.status).toBe(1);
    expect(failed.stderr).toMatch(/does not become ready\.\nBack to .*\.\n$/);
    expect([releases(), inUse()]).toEqual([[commit], commit]);
    const restarts = readFileSync(at('restarts'), 'utf8').trim().split('\n').map(commitOf);
    expect(restarts).toEqual([commit, failed.commit, commit]);
    rmSync(at('current/ready'));
    expect(release({ ready: false }).stderr).toMatch(/\nThat failed as well: .*\n$/);
  });

  it('because somebody stopped it leaves nothing, and the one before in use again', () => {
    const { release, releases, inUse } = server();
    const { commit } = release();
    expect(release({ stopped: true }).status).not.toBe(0);
    expect([releases(), inUse()]).toEqual([[commit], commit]);
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
    expect([releases(), inUse()]).toEqual([[commit, next.commit].sort(), next.commit]);
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
  expect([status, stderr, releases()]).toEqual([1, 'Another release is under way.\n', []]);
  expect(release().status).toBe(0);
});

it('works from a folder that the builder may not read, as with `su` from /root', () => {
  const { at, release } = server();
  const wrapper = ['sh', '-c', `mkdir ${at('away')} && cd ${at('away')} && chmod 000 . && exec "$0"`];
  const { status, stderr } = release({ wrapper });
  chmodSync(at('away'), 0o700);
  expect([status, stderr]).toEqual([0, '']);
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
    expect([status, stderr]).toEqual([1, expect.stringMatching(/build\.env is missing: /)]);
    expect(existsSync(at('current'))).toBe(false);
  });
});
