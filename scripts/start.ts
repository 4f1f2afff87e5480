/**
 * Serves the site and the contact service on one port, building the site first where there is no build,
 * or one that is older than its sources or made for other addresses.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';

const root = new URL('../', import.meta.url).pathname;
const stamp = `${root}dist/.build.json`;
const sources = ['site/**/*', 'common/**/*', 'build/**/*', 'astro.config.ts', 'package-lock.json'];

/** The build-time variables; a build made with others is stale. */
function buildVariables(): string {
  const names = Object.keys(process.env)
    .filter((name) =>
      /^(PUBLIC_|ANALYTICS_|RECAPTCHA_SITE_KEY|BUILD_ENV|ALLOW_PLACEHOLDERS|CAPTCHA$)/.test(name),
    )
    .sort();
  return JSON.stringify(names.map((name) => [name, process.env[name]]));
}

function isCurrent(): boolean {
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== buildVariables()) return false;
  const built = statSync(stamp).mtimeMs;
  return sources
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .every((file) => statSync(root + file).mtimeMs <= built);
}

if (existsSync(`${root}.env`)) process.loadEnvFile(`${root}.env`);
if (!isCurrent()) {
  // Gone when it is done: the first line that stays is the address.
  if (process.stderr.isTTY) process.stderr.write('Building the site …\r');
  const { status, stdout, stderr } = spawnSync('npm', ['run', 'build'], { cwd: root, encoding: 'utf8' });
  if (process.stderr.isTTY) process.stderr.clearLine(0);
  if (status !== 0) {
    console.error(stdout + stderr);
    process.exit(status ?? 1);
  }
  writeFileSync(stamp, buildVariables());
}
await import('#server/main.ts');
