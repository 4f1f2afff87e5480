import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, it } from 'vitest';
import { readSettings } from './read.ts';
import { allSettings, buildSettings, secrets, serverSettings } from './schema.ts';

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');

/** Every setting with its default, as text; empty where it has none. */
const defaults = Object.entries({
  ...Object.fromEntries(Object.keys(allSettings.shape).map((name) => [name, ''])),
  ...readSettings(allSettings, {}),
}).map(([name, value]) => [name, String(value)] as const);

it('.env.example has every setting with its default, once, and no other', () => {
  const example = read('.env.example');
  const names = [...example.matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);
  expect(names.toSorted()).toEqual(Object.keys(allSettings.shape).toSorted());
  expect(parseEnv(example)).toEqual(Object.fromEntries(defaults));
});

it('docs/settings.md says of each setting its default, who reads it, and whether it is secret', () => {
  const rows = [...read('docs/settings.md').matchAll(/^\| `([A-Z_]+)` .*$/gm)].map(([row]) =>
    row.split('|').map((cell) => cell.trim().replaceAll('`', '')),
  );
  const written = rows.map(([, name, , value, readBy, secret]) => [name, value, readBy, secret]);
  const expected = defaults.map(([name, value]) => [
    name,
    value,
    [
      ...(name in buildSettings.shape ? ['build'] : []),
      ...(name in serverSettings.shape ? ['server'] : []),
    ].join(', '),
    secrets.some((secret) => secret === name) ? 'yes' : '',
  ]);
  expect(written.toSorted()).toEqual(expected.toSorted());
});

it('no build reads a secret', () => {
  expect(secrets.filter((name) => name in buildSettings.shape)).toEqual([]);
});
