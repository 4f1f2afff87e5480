import { spawnSync } from 'node:child_process';

/** What a tool needs beyond `npm ci`. Each step exits the program when it fails. */
const run = (command: string, ...args: string[]): void => {
  const cwd = new URL('../', import.meta.url);
  // Standard output is for the tool's own results.
  const { status, error } = spawnSync(command, args, { cwd, stdio: ['ignore', process.stderr, 'inherit'] });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
};

/** Installs the packages of a folder of `tools/`. */
export const installTool = (name: 'bench' | 'browsers' | 'mutation'): void =>
  run('scripts/install-tool.sh', name);

/** Installs the programs that the tests drive, and further Debian packages by name. */
export const installTestTools = (...packages: string[]): void =>
  run('scripts/install-test-tools.sh', ...packages);

export const buildSite = (): void => run('npm', 'run', '--silent', 'build');
