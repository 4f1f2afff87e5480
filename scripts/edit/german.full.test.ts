import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { replacements } from '../../tools/edit/german.ts';
import { hooks } from '../../tools/edit/draftHooks.ts';

/** Only `npm run test:full` has the editor's packages beside the unit tests. */
const keystatic = globSync('tools/edit/node_modules/@keystatic/core/dist/*.js')
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

it.each([...replacements.keys()])('Keystatic still says %s, which colleagues read in German', (english) => {
  expect(keystatic.includes(english), 'a release has renamed it: follow in tools/edit/german.ts').toBe(true);
});

it.each([...hooks.keys()])('Keystatic still keeps drafts with %s', (source) => {
  expect(keystatic.includes(source), 'a release has changed it: follow in tools/edit/draftHooks.ts').toBe(
    true,
  );
});

it('a message with a name or number in it keeps them in German', () => {
  const placeholders = (text: string) => (text.match(/\$\{[^}]+\}/g) ?? []).toSorted();
  for (const [english, german] of replacements) expect(placeholders(german)).toEqual(placeholders(english));
});
