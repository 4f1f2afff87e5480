import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '#server/testing/folder.ts';
import { unreadableFiles } from './unreadableFiles.ts';

it('names each file that is no JSON, and where', () => {
  const root = temporaryFolder();
  mkdirSync(join(root, 'site/content/en'), { recursive: true });
  mkdirSync(join(root, 'common'));
  writeFileSync(join(root, 'common/facts.json'), '{}');
  writeFileSync(join(root, 'common/team.json'), '');
  writeFileSync(join(root, 'site/content/en/home.json'), '{\n  "title": "A"\n  "lead": "B"\n}');
  const [team, home, ...others] = unreadableFiles(root);
  expect(team).toMatch(/^common\/team\.json: is no JSON: /);
  expect(home).toMatch(/^site\/content\/en\/home\.json: is no JSON: .*line 3/);
  expect(others).toEqual([]);
});

it('finds nothing wrong here', () => {
  expect(unreadableFiles(join(import.meta.dirname, '..'))).toEqual([]);
});
