import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { ESLint } from 'eslint';
import astro from 'eslint-plugin-astro';
import tseslint from 'typescript-eslint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keepersOfStoreFile } from './eslint.storeFile.ts';
import { restrictions, walls, type Wall } from './eslint.walls.ts';

/** A temporary tree with one file in each room, so that imports resolve. */
const house = mkdtempSync(join(tmpdir(), 'walls-'));
const fileIn = (place: string) => (extname(place) === '' ? `${place}/resident.ts` : place);
const everywhere = new Set(
  restrictions
    .flatMap(({ folder, except = [], disallow, allow = [] }) => [folder, ...except, ...disallow, ...allow])
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
const cases = restrictions.flatMap(({ folder, disallow, message }) =>
  disallow.map((forbidden) => ({ folder, forbidden, message })),
);

it.each(cases)(
  '$folder may not import $forbidden, but its tests may',
  async ({ folder, forbidden, message }) => {
    const source = `import type { It } from '#${fileIn(forbidden)}';`;
    const visitor = extname(folder) === '' ? `${folder}/deep/inside/Visitor.tsx` : folder;
    expect(await complaints(visitor, source)).toContain(message);
    expect(await complaints(visitor.replace(/\.tsx?$/, '.test.ts'), source)).toBe('');
  },
);

it('a wall holds in Astro’s files, for relative paths, and for what is fetched later', async () => {
  const { message } = restrictions.find(({ folder }) => folder === 'site') ?? { message: 'no wall' };
  const imported = "import { it } from '../server/resident.ts';";
  expect(await complaints('site/Visitor.astro', `---\n${imported}\n---\n<p>{it}</p>`)).toContain(message);
  expect(await complaints('site/visitor.ts', "await import('../server/resident.ts');")).toContain(message);
});

describe('doors', () => {
  const excepted = restrictions.flatMap(({ folder, allow = [] }: Wall) =>
    allow.map((door) => ({ folder, door })),
  );
  const behindWalls = (folder: string, door: string) =>
    restrictions.some((wall) => wall.folder === folder && wall.disallow.includes(door));
  it.each(excepted.filter(({ folder, door }) => !behindWalls(folder, door)))(
    '$folder may import $door',
    async ({ folder, door }) => {
      const source = `import type { It } from '#${fileIn(door)}';`;
      expect(await complaints(`${folder}/visitor.ts`, source)).toBe('');
    },
  );

  const exempt = restrictions.flatMap(({ except = [], disallow, message }) =>
    except.flatMap((place) => disallow.map((other) => ({ place, other, message }))),
  );
  it.each(exempt)('$place may import $other', async ({ place, other, message }) => {
    const file = extname(place) === '' ? `${place}/visitor.ts` : place;
    expect(await complaints(file, `import { it } from '#${fileIn(other)}';`)).not.toContain(message);
  });

  it.each(['deploy', 'docs', 'scripts'])('%s may not come in behind the front doors', async (folder) => {
    for (const inside of ['server/routes', 'server/protection', 'server/delivery', 'server/metrics.ts']) {
      const source = `import { it } from '#${fileIn(inside)}';`;
      expect(await complaints(`${folder}/visitor.ts`, source)).toContain('through its front doors');
    }
  });

  it('a command that measures nothing may not use what helps tests', async () => {
    const source = "import { it } from '#server/testing/resident.ts';";
    expect(await complaints('scripts/start.ts', source)).toContain('Test support is for tests');
  });

  it('everyone else may import common/', async () => {
    expect(await complaints('server/store/visitor.ts', "import { it } from '#common/resident.ts';")).toBe('');
  });
});

it.each(['site/browser', 'site/analytics'])('%s knows no React', async (folder) => {
  for (const name of ['react', 'react-dom/client', 'lucide-react'])
    expect(await complaints(`${folder}/visitor.ts`, `import * as it from '${name}';`)).toContain(
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
