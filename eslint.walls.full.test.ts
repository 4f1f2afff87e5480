import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, extname, join, relative } from 'node:path';
import { ESLint } from 'eslint';
import astro from 'eslint-plugin-astro';
import tseslint from 'typescript-eslint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rooms, walls, type Wall } from './eslint.walls.ts';

/** A temporary tree with one file in each room, so that imports resolve. */
const house = mkdtempSync(join(tmpdir(), 'walls-'));
const fileIn = (place: string) => (extname(place) === '' ? `${place}/resident.ts` : place);
const everywhere = new Set(
  rooms
    .flatMap(({ room, butFor = room, knowsNot, except = [] }) => [room, butFor, ...knowsNot, ...except])
    .map(fileIn),
);

beforeAll(() => {
  const imports = { '#common/*': './common/*', '#site/*': './site/*', '#server/*': './server/*' };
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

const relativePath = (from: string, to: string) => {
  const path = relative(dirname(from), to);
  return path.startsWith('.') ? path : `./${path}`;
};

/** One case for each forbidden place of each wall. */
const cases = rooms.flatMap((wall) => wall.knowsNot.map((forbidden) => ({ ...wall, forbidden })));

/** Every way to write an import of `to`, each with the file of `room` that it is written in. */
function attempts(room: string, to: string): [visitor: string, source: string][] {
  const near = relativePath(`${room}/Visitor.ts`, to);
  const far = relativePath(`${room}/deep/inside/Visitor.tsx`, to);
  const inAstro = `---\nimport { it } from '${near}';\n---\n<p>{it}</p>`;
  return [
    ['Visitor.ts', `import { it } from '${near}';`],
    ['Visitor.ts', `import type { It } from '${near}';`],
    ['Visitor.ts', `await import('${near}');`],
    ['deep/inside/Visitor.tsx', `export * from '${far}';`],
    ...(room.startsWith('site') ? [['Visitor.astro', inAstro] as [string, string]] : []),
    ...(/^(common|site|server)\//.test(to)
      ? [['Visitor.ts', `import { it } from '#${to}';`] as [string, string]]
      : []),
  ];
}

describe.each(cases)('$room does not know $forbidden', ({ room, forbidden, because }) => {
  const to = fileIn(forbidden);

  it.each(attempts(room, to))('in %s: %s', async (visitor, source) => {
    expect(await complaints(`${room}/${visitor}`, source)).toContain(because);
  });

  it('but its tests may', async () => {
    const visitor = `${room}/visitor.test.ts`;
    expect(await complaints(visitor, `import { it } from '${relativePath(visitor, to)}';`)).toBe('');
  });
});

describe('doors', () => {
  const excepted = rooms.flatMap(({ room, except = [] }: Wall) => except.map((door) => ({ room, door })));
  it.each(excepted)('$room may import $door', async ({ room, door }) => {
    expect(await complaints(`${room}/visitor.ts`, `import type { It } from '#${fileIn(door)}';`)).toBe('');
  });

  const exempt = rooms.filter(({ room, butFor }) => butFor?.startsWith(`${room}/`));
  it.each(exempt)('$butFor may import $knowsNot', async ({ butFor = '', knowsNot }) => {
    for (const place of knowsNot)
      expect(
        await complaints(
          extname(butFor) === '' ? `${butFor}/visitor.ts` : butFor,
          `import { it } from '#${fileIn(place)}';`,
        ),
      ).toBe('');
  });

  it('everyone else may import common/', async () => {
    expect(await complaints('server/store/visitor.ts', "import { it } from '#common/resident.ts';")).toBe('');
  });
});

it.each(['site/browser', 'site/analytics'])('%s knows no React', async (room) => {
  for (const name of ['react', 'react-dom/client', 'lucide-react'])
    expect(await complaints(`${room}/visitor.ts`, `import * as it from '${name}';`)).toContain(
      'does without',
    );
});

it.each([...everywhere].map((file) => file.replace(/\/resident\.ts$/, '')))(
  '%s exists outside this test',
  (place) => {
    expect(existsSync(place)).toBe(true);
  },
);
