import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { createMetrics } from '#server/metrics.ts';
import { openSqliteOutbox } from '#server/store/sqlite/outbox.ts';
import { noProtection, type Protection } from '#server/protection/protection.ts';

/** Runs a program of node_modules/.bin; rejects with its output when it fails. */
export const runProgram = (program: string, args: string[], env: NodeJS.ProcessEnv) =>
  promisify(execFile)(process.execPath, [`node_modules/.bin/${program}`, ...args], { env });

/**
 * A site built with `settings` into a folder of its own, and its service on a free port.
 * @param settings environment variables of build and service, besides those of the process
 * @param protection what stands between the form and the outbox; nothing unless given
 */
export async function startConfiguredSite(
  settings: Record<string, string>,
  protection: Partial<Protection> = {},
) {
  // Astro keeps what it builds for a folder outside the project in one place: two builds at once would mix.
  mkdirSync('test-results', { recursive: true });
  const folder = mkdtempSync(resolve('test-results', 'site-'));
  const siteDir = join(folder, 'dist');
  const env = { ...process.env, ...settings };
  await runProgram('astro', ['build', '--outDir', siteDir, '--silent'], env);
  const outbox = openSqliteOutbox(join(folder, 'outbox.sqlite'));
  const app = await buildApp({
    ...noProtection,
    ...protection,
    config: readConfig(settings),
    siteDir,
    outbox,
    metrics: createMetrics(outbox),
    onAccepted: () => undefined,
  });
  return {
    address: await app.listen({ port: 0, host: '127.0.0.1' }),
    siteDir,
    env,
    outbox,
    stop: async () => {
      await app.close();
      await outbox.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
