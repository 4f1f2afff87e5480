import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { caching, hashedFolder } from '#common/headers.ts';
import { startServer, type Service } from '#server/testing/server.ts';
import { lockedPackages } from '../../scripts/dependencies/lockfile.ts';
import { pageAt, siteFolder } from '../built/site.ts';
import { ask } from './ask.ts';
import { serveByNginx } from './nginx.ts';
import { root } from './process.ts';

/**
 * Four releases made by deploy/release.sh, one after the other, each with a hashed file of its own, and the
 * last one served. In place of the network and of minutes, npm takes packages and pages from this tree; for
 * the one that is served `npm prune` is the real one.
 */
const releases = ['oldest', 'older', 'before', 'newest'] as const;
const fileOf = (release: string) => `${hashedFolder}tab.${release}.js`;
const textOf = (release: string) => `export const release = '${release}';\n`.repeat(20);

let folder: string;
let service: Service;

beforeAll(async () => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'bewertra-releases-')));
  const at = (name: string) => join(folder, name);
  for (const name of ['origin', 'releases', 'bin']) mkdirSync(at(name));
  for (const name of ['package.json', 'package-lock.json', '.npmrc', 'common', 'server', 'deploy'])
    cpSync(join(root, name), at(`origin/${name}`), { recursive: true });
  writeFileSync(at('build.env'), 'PUBLIC_SITE_URL=https://www.bewertra.example\n');
  writeFileSync(
    at('bin/npm'),
    `#!/bin/sh
set -e
case $1 in
  run) cp -a ${siteFolder} dist && cp hashed/* dist${hashedFolder} ;;
  *) [ -e hashed/tab.newest.js ] || exit 0 ;;
esac
case $1 in
  ci)
    cp -al ${root}node_modules . || { rm -rf node_modules; cp -a ${root}node_modules .; }
    # npm writes into this one.
    rm node_modules/.package-lock.json
    cp ${root}node_modules/.package-lock.json node_modules ;;
  prune) exec ${execFileSync('which', ['npm'], { encoding: 'utf8' }).trim()} "$@" --offline ;;
esac
`,
    { mode: 0o755 },
  );
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@t.example', ...args], {
      cwd: at('origin'),
      stdio: 'pipe',
    });
  git('init', '--quiet', '--initial-branch=main');
  git('commit', '--quiet', '--allow-empty', '--message=first');
  git('clone', '--quiet', '.', '../source');
  for (const release of releases) {
    rmSync(at('origin/hashed'), { recursive: true, force: true });
    mkdirSync(at('origin/hashed'));
    const file = at(`origin/hashed/tab.${release}.js`);
    writeFileSync(file, textOf(release));
    writeFileSync(`${file}.br`, brotliCompressSync(textOf(release)));
    writeFileSync(`${file}.gz`, gzipSync(textOf(release)));
    git('add', '--all');
    git('commit', '--quiet', `--message=${release}`);
    execFileSync(join(root, 'deploy/release.sh'), {
      stdio: 'pipe',
      env: {
        ...process.env,
        PATH: `${at('bin')}:${process.env['PATH']}`,
        FOLDER: folder,
        // The server's settings are in its environment here.
        SETTINGS: at('none'),
        BUILD_SETTINGS: at('build.env'),
        RESTART: 'true',
        READY: 'file:///dev/null',
      },
    });
  }
  const server = await startServer(
    { DATA_DIR: at('data'), CAPTCHA: 'altcha', TRUSTED_PROXIES: 'loopback' },
    [],
    at('current/server/main.ts'),
  );
  service = { address: server.address, stop: server.kill };
}, 180_000);

afterAll(async () => {
  await service.stop();
  rmSync(folder, { recursive: true, force: true });
});

const current = () => join(folder, 'current');
const host = () => new URL(service.address).host;

describe.each([
  {
    name: 'the built-in server',
    serve: () => Promise.resolve({ ...service, stop: () => Promise.resolve() }),
  },
  { name: 'nginx', serve: () => serveByNginx(host(), { release: current() }) },
])('$name, after three more releases', ({ serve }) => {
  let site: Service;
  beforeAll(async () => void (site = await serve()));
  afterAll(() => site.stop());

  it.each(['newest', 'before', 'older'])(
    'serves the files of the %s release, compressed and immutable',
    async (release) => {
      for (const [accepted, encoding] of [
        ['br', 'br'],
        ['gzip', 'gzip'],
        ['', undefined],
      ] as const) {
        const { status, headers, text } = await ask(site.address, fileOf(release), {
          headers: { 'accept-encoding': accepted },
        });
        expect(status, accepted).toBe(200);
        expect(headers['content-encoding'], accepted).toBe(encoding);
        expect(headers['cache-control'], accepted).toBe(caching.hashed);
        expect(headers['content-type']).toMatch(/^(text|application)\/javascript/);
        expect(text).toBe(textOf(release));
      }
    },
  );

  it('no longer has the hashed files of older releases', async () => {
    expect((await ask(site.address, fileOf('oldest'), {})).status).toBe(404);
  });

  it('serves the pages and the service of the newest release', async () => {
    expect((await ask(site.address, '/faq')).text).toBe(pageAt('/faq').html);
    expect((await ask(site.address, '/readyz')).status).toBe(200);
  });
});

describe('a release', () => {
  it('holds no package that only tests and tools need, and all that the service needs', () => {
    const packages = lockedPackages();
    const there = ({ name }: { name: string }) => existsSync(join(current(), 'node_modules', name));
    const needed = new Set(packages.filter(({ production }) => production).map(({ name }) => name));
    const forTools = packages.filter(({ name }) => !needed.has(name));
    expect(forTools.length).toBeGreaterThan(100);
    expect(forTools.filter(there).map(({ name }) => name)).toEqual([]);
    expect(readdirSync(join(current(), 'node_modules/.bin'))).toContain('node');
  });

  it('runs the contact commands', () => {
    const listed = execFileSync('npm', ['run', '--silent', 'contact', '--', 'list', '--json'], {
      cwd: current(),
      env: { PATH: process.env['PATH'], DATA_DIR: join(folder, 'data') },
      encoding: 'utf8',
    });
    expect(JSON.parse(listed)).toMatchObject({ messages: [] });
  });
});
