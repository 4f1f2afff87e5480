import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

const root = new URL('../../', import.meta.url);

const read = (path: string) => readFileSync(new URL(path, root), 'utf8');

/** Folders with packages of their own, relative to the repository: itself first, then those of tools/. */
export const packageFolders: readonly string[] = [
  '.',
  ...globSync('tools/*/package.json', { cwd: root }).map((file) => dirname(file)),
];

type Entry = { version?: string; license?: string; dev?: boolean; hasInstallScript?: boolean };

export type Package = {
  name: string;
  version: string;
  licence: string;
  /** Needed to build or serve the site, and not only to test it. */
  production: boolean;
  /** Runs a script of its own when it is installed, if it is let. */
  hasInstallScript: boolean;
};

export const lockfileText = (folder: string): string => read(`${folder}/package-lock.json`);

/** Every package in a folder's lockfile, each version of it once, by name. */
export function lockedPackages(folder = '.'): Package[] {
  const { packages } = JSON.parse(lockfileText(folder)) as { packages: Record<string, Entry> };
  const found = new Map<string, Package>();
  for (const [path, entry] of Object.entries(packages)) {
    if (path === '') continue;
    const name = path.split('node_modules/').at(-1) ?? path;
    const { version = '', license = '' } = entry;
    const key = `${name}@${version}`;
    found.set(key, {
      name,
      version,
      licence: license,
      production: entry.dev !== true || found.get(key)?.production === true,
      hasInstallScript: entry.hasInstallScript === true,
    });
  }
  return [...found.values()].sort((a, b) => a.name.localeCompare(b.name));
}

/** Which install scripts npm may run, by package: the folder's own list. */
export function allowedScripts(folder: string): Record<string, boolean> {
  const { allowScripts = {} } = JSON.parse(read(`${folder}/package.json`)) as {
    allowScripts?: Record<string, boolean>;
  };
  return allowScripts;
}
