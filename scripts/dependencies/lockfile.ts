import { readFileSync } from 'node:fs';

const folder = new URL('../../', import.meta.url);

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

export const lockfileText = readFileSync(new URL('package-lock.json', folder), 'utf8');

/** Every package in the lockfile, each version of it once, by name. */
export function lockedPackages(): Package[] {
  const { packages } = JSON.parse(lockfileText) as { packages: Record<string, Entry> };
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

/** Which install scripts npm may run, by package: package.json's own list. */
export function allowedScripts(): Record<string, boolean> {
  const text = readFileSync(new URL('package.json', folder), 'utf8');
  return (JSON.parse(text) as { allowScripts: Record<string, boolean> }).allowScripts;
}
