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

it('names each file whose letters would be lost', () => {
  const root = temporaryFolder();
  const folder = join(root, 'site/content/de/legal');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'imprint.md'), Buffer.from('Geschäftsführung', 'latin1'));
  writeFileSync(join(folder, 'privacy.md'), 'Zeile\nGesch\uFFFDftsf\uFFFDhrung');
  writeFileSync(join(folder, 'terms.md'), 'Geschäftsführung');
  writeFileSync(join(root, 'site/content/de/faq.json'), '\uFEFF{}');
  const dir = 'site/content/de';
  expect(unreadableFiles(root)).toEqual([
    expect.stringContaining(`${dir}/faq.json: begins with a byte order mark`),
    expect.stringContaining(`${dir}/legal/imprint.md: is not saved as UTF-8`),
    expect.stringContaining(`${dir}/legal/privacy.md: has a character in line 2 that was lost`),
  ]);
});

it('finds nothing wrong here', () => {
  expect(unreadableFiles(join(import.meta.dirname, '..'))).toEqual([]);
});
