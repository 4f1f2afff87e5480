import type { Linter } from 'eslint';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import { localeCodes } from './common/locales.ts';

/**
 * Which folder may import which (`import-x/no-restricted-paths`, which resolves imports to files).
 * `eslint.walls.full.test.ts` tests each restriction. dependency-cruiser finds cycles, since ESLint's rule ignores
 * type imports.
 */
export type Wall = {
  /** The folder whose files are restricted … */
  room: string;
  /** … except this folder or file in it. */
  butFor?: string;
  /** Folders and files that they must not import … */
  knowsNot: readonly string[];
  /** … except these folders in them. */
  except?: readonly string[];
  because: string;
};

const serverRoom = (room: string, knowsNot: readonly string[], because: string): Wall => ({
  room: `server/${room}`,
  knowsNot: [...knowsNot, 'app.ts', 'main.ts'].map((name) => `server/${name}`),
  because,
});

/** Folders of tools, which no deployed code imports. */
const tooling = ['art', 'build', 'scripts', 'tests'];

export const rooms: readonly Wall[] = [
  {
    room: 'common',
    knowsNot: ['site', 'server', ...tooling],
    because: 'common/ imports nothing outside itself.',
  },
  {
    room: 'site',
    knowsNot: ['server', ...tooling],
    because: 'site/ imports common/ only.',
  },
  {
    room: 'server',
    knowsNot: ['site', ...tooling],
    because: 'server/ imports common/ only.',
  },
  {
    room: 'server',
    butFor: 'server/testing',
    knowsNot: ['server/testing'],
    because: 'Test helpers are not part of the service.',
  },
  {
    room: 'build',
    knowsNot: ['server', 'art', 'scripts', 'tests'],
    because: 'The build imports neither the server nor tools.',
  },

  // The site: words → page → view → component.
  ...['site/components', 'site/islands'].flatMap((room): Wall[] => [
    {
      room,
      knowsNot: ['site/content', 'site/views', 'site/pages', 'site/layouts', 'site/seo'],
      except: ['site/content/types'],
      because: 'Components take their words as props and import no content or page.',
    },
    {
      room,
      // The frame of every page holds the menu and the language switch.
      butFor: 'site/components/layout',
      knowsNot: ['common/addresses.ts', 'common/locales.ts'],
      because: 'Components take their links as props and import neither languages nor addresses.',
    },
  ]),
  {
    room: 'site/views',
    knowsNot: ['site/pages', 'site/layouts', 'site/browser'],
    because: 'A view runs at build time and is imported by its page.',
  },
  {
    room: 'site/content',
    knowsNot: ['site/components', 'site/views', 'site/islands', 'site/pages', 'site/layouts'],
    because: 'Content imports no components or views.',
  },
  ...localeCodes.flatMap((language): Wall[] => [
    {
      room: `site/content/${language}`,
      knowsNot: localeCodes.filter((other) => other !== language).map((other) => `site/content/${other}`),
      because: 'A language imports no other language.',
    },
  ]),
  {
    room: 'site/browser',
    knowsNot: ['site/components', 'site/views', 'site/islands', 'site/content'],
    because: 'Scripts of every page must stay small: no components, no content.',
  },
  {
    // Its dialogue's words are fetched with it, in one language.
    room: 'site/analytics',
    knowsNot: ['site/components', 'site/views', 'site/islands'],
    because: 'Analytics runs without React.',
  },

  // The server: routes → protection → store ← delivery, retention, alerts, cli.
  serverRoom(
    'routes',
    ['delivery', 'retention', 'alerts', 'cli'],
    'Routes answer requests; delivery, retention and alerts run beside them.',
  ),
  serverRoom(
    'protection',
    ['routes', 'delivery', 'retention', 'alerts', 'cli'],
    'Protection uses the store only.',
  ),
  serverRoom(
    'store',
    ['routes', 'protection', 'delivery', 'retention', 'alerts', 'cli'],
    'The store imports nothing above it.',
  ),
  serverRoom(
    'delivery',
    ['routes', 'protection', 'retention', 'alerts', 'cli'],
    'Delivery uses the store only.',
  ),
  serverRoom(
    'retention',
    ['routes', 'protection', 'delivery', 'alerts', 'cli'],
    'Retention uses the store only.',
  ),
  serverRoom(
    'alerts',
    ['routes', 'protection', 'delivery', 'retention', 'cli'],
    'Alerts read the store only.',
  ),
  serverRoom('cli', ['routes', 'protection'], 'Commands use the store, not the running server.'),
];

const zones = rooms.flatMap(({ room, butFor, knowsNot, except = [], because }) =>
  knowsNot.map((from) => ({
    target:
      butFor?.startsWith(`${room}/`) === true
        ? ['', '/**'].map((depth) => `${room}/!(${butFor.slice(room.length + 1)})${depth}`)
        : room,
    from,
    except: except.filter((path) => path.startsWith(`${from}/`)).map((path) => path.slice(from.length + 1)),
    message: because,
  })),
);

/**
 * Who has the path of the SQLite file. A descriptor of it that is closed drops SQLite's locks in the whole process, so
 * that another program deletes the WAL (`server/store/sqlite.ts`): these ask for its `stat`, and nobody else has it.
 */
export const keepersOfStoreFile = [
  'server/store/sqlite.ts',
  'server/store/connection.ts',
  'server/store/owner.ts',
  'server/store/records.ts',
  'server/store/scrubThread.ts',
  'server/store/storeFiles.ts',
  'server/cli/run.ts',
  'server/cli/commands/copy.ts',
];
/** What opens no file. */
const withoutOpening = ['chmodSync', 'existsSync', 'mkdirSync', 'statSync'];
const onlySqliteOpens = 'Only SQLite opens its files: closing a descriptor of them drops its locks.';

const storeFile: Linter.Config[] = [
  {
    files: ['server/**/*.ts'],
    ignores: ['**/*.{test,contract}.ts', 'server/testing/**', ...keepersOfStoreFile],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [{ regex: '(^|/)sqlite\\.ts$', importNames: ['sqliteFile'], message: onlySqliteOpens }],
        },
      ],
    },
  },
  {
    files: keepersOfStoreFile,
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: ['fs', 'node:fs', 'fs/promises', 'node:fs/promises'].map((name) => ({
            name,
            allowImportNames: withoutOpening,
            message: onlySqliteOpens,
          })),
          patterns: [{ regex: '(^|/)wholeFile\\.ts$', message: onlySqliteOpens }],
        },
      ],
    },
  },
];

/** The walls as ESLint's configuration, for the tree below a folder. */
export const walls = (basePath: string): Linter.Config[] => [
  {
    plugins: { 'import-x': importX },
    settings: { 'import-x/resolver-next': [createNodeResolver()] },
  },
  {
    files: ['**/*.{ts,tsx,astro}'],
    // Tests may import anything.
    ignores: ['**/*.{test,contract}.{ts,tsx}'],
    rules: { 'import-x/no-restricted-paths': ['error', { basePath, zones }] },
  },
  ...storeFile,
  {
    files: ['site/{browser,analytics}/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^(react|react-dom|lucide-react)(/|$)',
              message: 'React costs a page some 60 KiB; scripts of every page do without it.',
            },
          ],
        },
      ],
    },
  },
];
