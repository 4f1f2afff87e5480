import { expect, it } from 'vitest';
import { isAccepted } from './licences.ts';
import { allowedScripts, lockedPackages, lockfileText } from './lockfile.ts';

const packages = lockedPackages();

it('finds packages in the lockfile, of both kinds', () => {
  expect(packages.find(({ name }) => name === 'fastify')?.production).toBe(true);
  expect(packages.find(({ name }) => name === 'vitest')?.production).toBe(false);
});

it('uses in production only what it may use', () => {
  const unknown = packages.filter(({ production, licence }) => production && !isAccepted(licence));
  expect(unknown.map(({ name, licence }) => `${name}: ${licence || 'no licence'}`)).toEqual([]);
});

it('knows what it does not accept', () => {
  expect(isAccepted('(MIT OR Apache-2.0)')).toBe(true);
  expect(isAccepted('MIT AND GPL-3.0-only')).toBe(false);
  expect(isAccepted('')).toBe(false);
});

it('has decided about every install script, and about no other', () => {
  const withScript = new Set(packages.filter((one) => one.hasInstallScript).map(({ name }) => name));
  expect(Object.keys(allowedScripts()).sort()).toEqual([...withScript].sort());
});

it('locks packages by their content, wherever they come from', () => {
  expect(lockfileText).not.toContain('"resolved"');
  const { packages: entries } = JSON.parse(lockfileText) as { packages: Record<string, Entry> };
  const unlocked = Object.entries(entries)
    .filter(
      ([path, { integrity, inBundle }]) =>
        path !== '' && !inBundle && !(integrity ?? '').startsWith('sha512-'),
    )
    .map(([path]) => path);
  expect(unlocked).toEqual([]);
});

type Entry = { integrity?: string; inBundle?: boolean };
