import { globSync } from 'node:fs';
import { matchesGlob } from 'node:path';

/** A part of the code that is changed, and the tests that have to notice. Globs with a `!` take files out again. */
export type Room = {
  name: string;
  /** The files that are changed. */
  mutated: readonly string[];
  /** The tests that are run: its own first of all, and others that are fast and go through it. */
  tests: readonly string[];
  /** The share of changes, in percent, that they have to notice; undefined where none is asked. */
  least: number | undefined;
};

/** What is not changed, and why. */
export const leftOut: Readonly<Record<string, string>> = {
  '**/*.test.ts': 'tests',
  '**/testing/**': 'what tests share',
  'common/papers.ts': 'states that people edit; tests of the launch check read them',
  'common/ids.ts': 'names that both sides import: any other would do as well',
  'server/store/migrations/**':
    'change a store once and are never edited again; upgrade.test.ts runs them on real stores',
  'server/store/postgres.ts': 'only PostgreSQL runs it (withoutPostgres.ts)',
  'server/store/copy.ts': 'only PostgreSQL runs it (withoutPostgres.ts)',
  'server/store/scrubThread.ts': 'a thread of its own, which Stryker does not see',
};

/** Tests that are not run, and why. */
export const notRun: Readonly<Record<string, string>> = {
  '**/*.full.test.ts': 'tests of a release',
  'server/store/copy.test.ts': 'needs PostgreSQL',
  'server/store/upgrade.test.ts': 'is about migrations, and takes half a minute',
  'server/delivery/misbehaving.test.ts': 'waits for servers that do not answer',
};

const without = (files: Readonly<Record<string, string>>): string[] =>
  Object.keys(files).map((glob) => `!${glob}`);

function room(name: string, least?: number, ...otherTests: string[]): Room {
  return {
    name,
    mutated: [`${name}/**/*.ts`, ...without(leftOut)],
    tests: [`${name}/**/*.test.ts`, ...otherTests, ...without(notRun)],
    least,
  };
}

/** Fast rooms first. */
export const rooms: readonly Room[] = [
  room('common', 85, 'server/config.test.ts'),
  room('server/protection', 85),
  room('server/delivery', 85),
  room('server/store', 85),
  room('server/retention'),
  room('server/alerts'),
  room('server/cli'),
  room('server/routes'),
];

/**
 * The room with some code, and what of it is meant: all of it for its own name, else the file or folder.
 * @param path a room's name, or a file or folder in one
 * @returns undefined where there is no room
 */
export function roomAt(path: string): Room | undefined {
  const found = rooms.find(({ name }) => path === name || path.startsWith(`${name}/`));
  if (found === undefined || path === found.name) return found;
  const [, ...notMutated] = found.mutated;
  const files = path.endsWith('.ts') ? path : `${path}/**/*.ts`;
  return { ...found, mutated: [files, ...notMutated] };
}

/** The files that globs mean, sorted; Stryker itself knows no `!` for tests. */
export function filesOf(globs: readonly string[]): string[] {
  const wanted = globs.filter((glob) => !glob.startsWith('!'));
  const unwanted = globs.filter((glob) => glob.startsWith('!')).map((glob) => glob.slice(1));
  return globSync(wanted)
    .filter((file) => !unwanted.some((glob) => matchesGlob(file, glob)))
    .sort();
}
