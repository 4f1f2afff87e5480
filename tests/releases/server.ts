import { execFileSync, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  globSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { temporaryFolder } from '#server/testing/folder.ts';

const script = fileURLToPath(new URL('../../deploy/release.sh', import.meta.url));

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
export function server() {
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
    const whole = [...wrapper, at('release.sh'), ...args];
    const [command = '', ...operands] = whole;
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

  /** Commits a site, with a file for each thing that happens to its release. */
  const commit = ({ hashed, builds = true, ready = true, stopped = false }: Commit) => {
    rmSync(at('origin/site'), { recursive: true, force: true });
    for (const [name, text] of Object.entries({ 'a.css': 'a {}', ...hashed }))
      write(`origin/site/_astro/${name}`, text);
    for (const [file, exists] of Object.entries({ broken: !builds, ready, stopped })) {
      rmSync(at('origin', file), { force: true });
      if (exists) write(`origin/${file}`, '');
    }
    git('add', '--all');
    git('commit', '--quiet', '--allow-empty', '--message=next');
  };

  return {
    at,
    write,
    run,
    /** Commits, and releases the commit. */
    release: ({ wrapper, ...next }: Commit = {}) => {
      commit(next);
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

/** The commit that a release's folder is named by. */
export const commitOf = (folder: string) => basename(folder).split('-').at(-1) ?? '';
