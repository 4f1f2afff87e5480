import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Protection } from '#server/protection/protection.ts';
import { openSqliteStore } from '#server/store/sqlite/store.ts';
import { plainApp } from '#server/testing/plainApp.ts';

/** Runs a program of node_modules/.bin; rejects with its output when it fails. */
export const runProgram = (program: string, args: string[], env: NodeJS.ProcessEnv) =>
  promisify(execFile)(process.execPath, [`node_modules/.bin/${program}`, ...args], { env });

/**
 * A site built with `settings` into a folder of its own, and its service on a free port.
 * @param settings environment variables for build and service, besides those of the process
 * @param protection captcha, form tokens and limiter; none unless given
 */
export async function startConfiguredSite(
  settings: Record<string, string>,
  protection: Partial<Protection> = {},
) {
  // Inside the project: for folders outside it Astro has one shared place, where two builds would mix.
  mkdirSync('test-results', { recursive: true });
  const folder = mkdtempSync(resolve('test-results', 'site-'));
  const siteDir = join(folder, 'dist');
  const env = { ...process.env, ...settings };
  await runProgram('astro', ['build', '--outDir', siteDir, '--silent'], env);
  const { outbox, close } = openSqliteStore(folder);
  const app = await plainApp(settings, { ...protection, siteDir, outbox });
  return {
    address: await app.listen({ port: 0, host: '127.0.0.1' }),
    siteDir,
    env,
    outbox,
    stop: async () => {
      await app.close();
      await close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
