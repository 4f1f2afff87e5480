import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, it } from 'vitest';
import { readSettings } from './read.ts';
import { allSettings, buildSettings, ofOneRun, secrets } from './schema.ts';

it('.env.example has every setting of an installation with its default, once, and names those of one run', () => {
  const example = readFileSync('.env.example', 'utf8');
  const settings = Object.keys(allSettings.shape).filter((name) => !ofOneRun.includes(name));
  for (const name of ofOneRun) expect(example).toMatch(new RegExp(`^#.*\\b${name}\\b`, 'm'));
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
