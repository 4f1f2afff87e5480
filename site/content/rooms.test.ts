import { ESLint, Linter } from 'eslint';
import { expect, it } from 'vitest';

/** What the linter says about a file of German texts that imports from `source`. */
async function complaints(file: string, source: string) {
  const config = (await new ESLint().calculateConfigForFile(`site/content/de/${file}`)) as Linter.Config;
  const rules = { 'no-restricted-imports': config.rules?.['no-restricted-imports'] ?? 'off' };
  return new Linter().verify(`import '${source}';`, { rules }).map(({ message }) => message);
}

it.each([
  ['home.ts', '../en/format.ts'],
  ['home.ts', '#site/content/en/format.ts'],
  ['home.ts', '../format/formatters.ts'],
  ['windows/valuer.ts', '../../en/windows/valuer.ts'],
  ['windows/valuer.ts', '../../format/quantity.ts'],
  ['format.ts', '../en/format.ts'],
  ['home.ts', '#server/config.ts'],
])('%s may not import %s', async (file, source) => {
  expect(await complaints(file, source)).toHaveLength(1);
});

it.each([
  ['home.ts', './format.ts'],
  ['windows/valuer.ts', '../format.ts'],
  ['windows/valuer.ts', '../../samples/values.ts'],
  ['format.ts', '../format/formatters.ts'],
])('%s may import %s', async (file, source) => {
  expect(await complaints(file, source)).toEqual([]);
});
