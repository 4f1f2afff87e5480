import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { temporaryFolder } from '#server/testing/folder.ts';
import { startServer } from '#server/testing/server.ts';
import { assertWithinBudget } from '../budgets.ts';
import { lockedPackages } from '../scripts/dependencies/lockfile.ts';
import {
  buildOnly,
  filesBelow,
  reduceCommand,
  takenByBuild,
  takenByImage,
} from './testing/containerFiles.ts';

/** The steps of the Dockerfile without Docker; the packages are this tree's, and the pages are left out. */
const root = fileURLToPath(new URL('../', import.meta.url));
let app: string;

beforeAll(() => {
  app = mkdtempSync(join(tmpdir(), 'bewertra-image-'));
  for (const file of filesBelow(takenByBuild)) {
    mkdirSync(join(app, dirname(file)), { recursive: true });
    cpSync(join(root, file), join(app, file));
  }
  cpSync(join(root, 'node_modules'), join(app, 'node_modules'), { recursive: true, verbatimSymlinks: true });
  execFileSync('sh', ['-c', `${reduceCommand} --offline`], { cwd: app, stdio: 'pipe' });
  for (const name of readdirSync(app))
    if (!takenByImage.includes(name)) rmSync(join(app, name), { recursive: true });
}, 300_000);
afterAll(() => rmSync(app, { recursive: true, force: true }));

it('the image holds the packages of the service and no other: not Node again, nothing of tests and pages', () => {
  const there = (name: string) => existsSync(join(app, 'node_modules', name));
  expect(there('fastify')).toBe(true);
  expect(buildOnly.filter(there)).toEqual([]);
  expect(readdirSync(join(app, 'node_modules')).filter((name) => name.startsWith('node-linux'))).toEqual([]);
  const forTests = lockedPackages().filter(({ production }) => !production);
  expect(forTests.length).toBeGreaterThan(100);
  const stillThere = forTests.map(({ name }) => name).filter(there);
  const needed = new Set(
    lockedPackages()
      .filter(({ production }) => production)
      .map(({ name }) => name),
  );
  expect(stillThere.filter((name) => !needed.has(name))).toEqual([]);
});

it('packages and code of the service keep the budget of the image', () => {
  const files = globSync('**', { cwd: app, withFileTypes: true }).filter((entry) => entry.isFile());
  const bytes = files.reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
  expect(bytes / 1e6).toBeGreaterThan(10);
  assertWithinBudget('image', 'node_modules and code', bytes / 1e6);
});

it('the service runs with what is in the image, and so do the commands for people', async () => {
  const data = temporaryFolder();
  const { address, kill } = await startServer(
    { DATA_DIR: data, MAIL: 'folder' },
    [],
    join(app, 'server/main.ts'),
  );
  const { status } = await fetch(`${address}/readyz`);
  await kill();
  expect(status).toBe(200);
  const listed = execFileSync('npm', ['run', '--silent', 'contact', '--', 'list', '--json'], {
    cwd: app,
    env: { PATH: process.env['PATH'], DATA_DIR: data },
    encoding: 'utf8',
  });
  expect(JSON.parse(listed)).toMatchObject({ messages: [] });
});
