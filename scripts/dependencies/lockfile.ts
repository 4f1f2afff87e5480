import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

const root = new URL('../../', import.meta.url);

const read = (path: string) => readFileSync(new URL(path, root), 'utf8');

/** Folders with a lockfile, relative to the repository: the root first, then those of tools/. */
export const packageFolders: readonly string[] = [
  '.',
  ...globSync('tools/*/package.json', { cwd: root }).map((file) => dirname(file)),
];

type Entry = { version?: string; license?: string; dev?: boolean; hasInstallScript?: boolean };

export type Package = {
  name: string;
  version: string;
  licence: string;
  /** Whether it is needed to build or serve the site, not only to test it. */
  production: boolean;
  /** Whether it wants to run a script when it is installed. */
  hasInstallScript: boolean;
};

export const lockfileText = (folder: string): string => read(`${folder}/package-lock.json`);

function packageAt(path: string, { version = '', license = '', dev, hasInstallScript }: Entry): Package {
  return {
    name: path.split('node_modules/').at(-1) ?? path,
    version,
    licence: license,
    production: dev !== true,
    hasInstallScript: hasInstallScript === true,
  };
}

/** Every package in a folder's lockfile, sorted by name, each version once. */
export function lockedPackages(folder = '.'): Package[] {
  const { packages } = JSON.parse(lockfileText(folder)) as { packages: Record<string, Entry> };
  const found = new Map<string, Package>();
  for (const [path, entry] of Object.entries(packages)) {
    if (path === '') continue;
    const locked = packageAt(path, entry);
    const key = `${locked.name}@${locked.version}`;
    const production = locked.production || found.get(key)?.production === true;
    found.set(key, { ...locked, production });
  }
  return [...found.values()].sort((a, b) => a.name.localeCompare(b.name));
}

/** Which packages' install scripts npm may run, from the folder's package.json. */
export function allowedScripts(folder: string): Record<string, boolean> {
  const { allowScripts = {} } = JSON.parse(read(`${folder}/package.json`)) as {
    allowScripts?: Record<string, boolean>;
  };
  return allowScripts;
}
