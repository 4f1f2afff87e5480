import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { openDatabase } from '#server/store/openDatabase.ts';
import { plainApp } from '#server/testing/plainApp.ts';
import { test } from './test.ts';

/** What a build needs. */
const parts = ['common', 'site', 'build', 'package.json', 'tsconfig.json', 'astro.config.ts'];

export type CopiedSite = Awaited<ReturnType<typeof startCopiedSite>>;

/**
 * A copy of this tree with something changed, built and served on a free port. For `beforeAll`, which it gives the
 * time that a build takes. The copy is made inside the project, where it finds node_modules.
 * @param change what is done to the copy before it is built
 */
export async function startCopiedSite(change: (folder: string) => Promise<void>) {
  test.setTimeout(400_000);
  const { outputDir } = test.info().project;
  mkdirSync(outputDir, { recursive: true });
  const folder = mkdtempSync(join(outputDir, 'copy-'));
  for (const part of parts.filter((name) => existsSync(name)))
    cpSync(part, join(folder, part), { recursive: true });
  await change(folder);
  const build = [resolve('node_modules/.bin/astro'), 'build', '--silent'];
  await promisify(execFile)(process.execPath, build, { cwd: folder });

  const siteDir = join(folder, 'dist');
  const database = await openDatabase({ dataDir: join(folder, 'data') });
  const app = await plainApp({}, { siteDir, database });
  return {
    siteDir,
    address: await app.listen({ port: 0, host: '127.0.0.1' }),
    stop: async () => {
      await app.close();
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
