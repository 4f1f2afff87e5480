import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, it } from 'vitest';
import { readSettings } from './read.ts';
import { allSettings, buildSettings, secrets } from './schema.ts';

it('.env.example has every setting with its default, once, and no other', () => {
  const example = readFileSync('.env.example', 'utf8');
  const settings = Object.keys(allSettings.shape);
  const names = [...example.matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);
  expect(names.toSorted()).toEqual(settings.toSorted());
  const defaults: Record<string, string | number | string[] | undefined> = readSettings(allSettings, {});
  expect(parseEnv(example)).toEqual(
    Object.fromEntries(settings.map((name) => [name, String(defaults[name] ?? '')])),
  );
});

it('no build reads a secret', () => {
  expect(secrets.filter((name) => name in buildSettings.shape)).toEqual([]);
});
