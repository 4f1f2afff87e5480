/**
 * Serves the site and the contact service on one port. Builds the site first when there is no build, or one
 * that is older than its sources or was made with other settings.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { deployFolder, stampFile } from '#common/headers.ts';
import { endWith } from '#common/operatorError.ts';
import { loadSettings } from '#common/settings/load.ts';
import { readSettings } from '#common/settings/read.ts';
import { allSettings } from '#common/settings/schema.ts';
import { readOptions } from './commandLine.ts';

const help = `Usage: npm start

Builds the site where it has to, serves it with the contact service, and prints the address. The settings are in
.env or the environment (docs/settings.md).`;

readOptions(help, {});

const root = join(import.meta.dirname, '..');
const stamp = join(root, 'dist', deployFolder, stampFile);
const sources = ['site/**/*', 'common/**/*', 'build/**/*', 'astro.config.ts', 'package-lock.json'];

/** @param settings that shape the pages, as the build keeps them: one made with others is stale */
function isCurrent(settings: string): boolean {
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== settings) return false;
  const built = statSync(stamp).mtimeMs;
  return sources
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .every((file) => statSync(join(root, file)).mtimeMs <= built);
}

try {
  const { variables, fromFile } = loadSettings(join(root, '.env'));
  // The server's settings too: a build that the server then refuses to serve would be in vain.
  readSettings(allSettings, variables, fromFile);
  const { builtWith } = await import('#site/config.ts');
  if (!isCurrent(builtWith)) {
    const { isTTY } = process.stderr;
    process.stderr.write(`Building the site …${isTTY ? '\r' : '\n'}`);
    const { error, status, stdout, stderr } = spawnSync('npm', ['run', 'build'], {
      cwd: root,
      encoding: 'utf8',
    });
    // On a terminal the address is then the first line that stays.
    if (isTTY) process.stderr.clearLine(0);
    if (error) throw error;
    if (status !== 0) {
      console.error(stdout + stderr);
      process.exit(status ?? 1);
    }
  }
} catch (error) {
  endWith(error);
}
await import('#server/main.ts');
