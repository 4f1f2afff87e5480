import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { ESLint } from 'eslint';
import astro from 'eslint-plugin-astro';
import tseslint from 'typescript-eslint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keepersOfStoreFile, rooms, walls, type Wall } from './eslint.walls.ts';

/** A temporary tree with one file in each room, so that imports resolve. */
const house = mkdtempSync(join(tmpdir(), 'walls-'));
const fileIn = (place: string) => (extname(place) === '' ? `${place}/resident.ts` : place);
const everywhere = new Set(
  rooms
    .flatMap(({ room, butFor = room, knowsNot, except = [] }) => [room, butFor, ...knowsNot, ...except])
    .map(fileIn),
);

beforeAll(() => {
  const imports = { '#*': './*' };
  writeFileSync(join(house, 'package.json'), JSON.stringify({ imports }));
  for (const file of everywhere) {
    mkdirSync(dirname(join(house, file)), { recursive: true });
    writeFileSync(join(house, file), 'export type It = 1;\nexport const it = 1;\n');
  }
});
afterAll(() => {
  rmSync(house, { recursive: true });
});

const eslint = new ESLint({
  cwd: house,
  overrideConfigFile: true,
  overrideConfig: [
    { files: ['**/*.{ts,tsx}'], languageOptions: { parser: tseslint.parser } },
    ...astro.configs['flat/base'],
    ...walls(house),
  ],
});

/** ESLint's messages about a file with this source. */
async function complaints(file: string, source: string): Promise<string> {
  const results = await eslint.lintText(source, { filePath: join(house, file) });
  return results.flatMap(({ messages }) => messages.map(({ message }) => message)).join('\n');
}

/** One case for each forbidden place of each wall. */
const cases = rooms.flatMap(({ room, knowsNot, because }) =>
  knowsNot.map((forbidden) => ({ room, forbidden, because })),
);

it.each(cases)('$room does not know $forbidden, but its tests do', async ({ room, forbidden, because }) => {
  const source = `import type { It } from '#${fileIn(forbidden)}';`;
  expect(await complaints(`${room}/deep/inside/Visitor.tsx`, source)).toContain(because);
  expect(await complaints(`${room}/visitor.test.ts`, source)).toBe('');
});

it('a wall holds in Astro’s files, for relative paths, and for what is fetched later', async () => {
  const { because } = rooms.find(({ room }) => room === 'site') ?? { because: 'no wall' };
  const imported = "import { it } from '../server/resident.ts';";
  expect(await complaints('site/Visitor.astro', `---\n${imported}\n---\n<p>{it}</p>`)).toContain(because);
  expect(await complaints('site/visitor.ts', "await import('../server/resident.ts');")).toContain(because);
});

describe('doors', () => {
  const excepted = rooms.flatMap(({ room, except = [] }: Wall) => except.map((door) => ({ room, door })));
  it.each(excepted)('$room may import $door', async ({ room, door }) => {
    expect(await complaints(`${room}/visitor.ts`, `import type { It } from '#${fileIn(door)}';`)).toBe('');
  });

  const exempt = rooms.filter(({ room, butFor }) => butFor?.startsWith(`${room}/`));
  it.each(exempt)('$butFor may import $knowsNot', async ({ butFor = '', knowsNot }) => {
    const file = extname(butFor) === '' ? `${butFor}/visitor.ts` : butFor;
    for (const place of knowsNot)
      expect(await complaints(file, `import { it } from '#${fileIn(place)}';`)).toBe('');
  });

  it('everyone else may import common/', async () => {
    expect(await complaints('server/store/visitor.ts', "import { it } from '#common/resident.ts';")).toBe('');
  });
});

it.each(['site/browser', 'site/analytics'])('%s knows no React', async (room) => {
  for (const name of ['react', 'react-dom/client', 'lucide-react'])
    expect(await complaints(`${room}/visitor.ts`, `import * as it from '${name}';`)).toContain(
      'do without it',
    );
});

describe('the file of the store', () => {
  const refusal = 'Only SQLite opens its files';

  it.each(keepersOfStoreFile)('%s, which has its path, opens no file', async (file) => {
    for (const source of [
      "import { openSync } from 'node:fs';",
      "import { open } from 'node:fs/promises';",
      "import fs from 'node:fs';",
      "import * as fs from 'fs';",
      "import { writeWhole } from './wholeFile.ts';",
    ])
      expect(await complaints(file, source)).toContain(refusal);
  });

  it.each(keepersOfStoreFile)('%s may look at it', async (file) => {
    expect(await complaints(file, "import { existsSync, statSync } from 'node:fs';")).toBe('');
  });

  it.each(['#server/store/sqlite.ts', './sqlite.ts', '../store/sqlite.ts'])(
    'nobody else in the service has its path from %s',
    async (from) => {
      const source = `import { sqliteFile } from '${from}';`;
      expect(await complaints('server/alerts/visitor.ts', source)).toContain(refusal);
      expect(await complaints('server/testing/visitor.ts', source)).toBe('');
    },
  );
});

it.each([...everywhere, ...keepersOfStoreFile].map((file) => file.replace(/\/resident\.ts$/, '')))(
  '%s exists outside this test',
  (place) => {
    expect(existsSync(place)).toBe(true);
  },
);
