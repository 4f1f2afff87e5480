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
  folder: string;
  /** … except this folder or file in it. */
  except?: string;
  /** Folders and files that they must not import … */
  disallow: readonly string[];
  /** … except these folders in them. */
  allow?: readonly string[];
  message: string;
};

const serverFolder = (folder: string, disallow: readonly string[], message: string): Wall => ({
  folder: `server/${folder}`,
  disallow: [...disallow, 'app.ts', 'main.ts'].map((name) => `server/${name}`),
  message,
});

/** Folders of tools, which no deployed code imports. */
const tooling = ['art', 'build', 'scripts', 'tests'];

export const restrictions: readonly Wall[] = [
  {
    folder: 'common',
    disallow: ['site', 'server', ...tooling],
    message: 'common/ imports nothing outside itself.',
  },
  {
    folder: 'site',
    disallow: ['server', ...tooling],
    message: 'site/ imports common/ only.',
  },
  {
    folder: 'server',
    disallow: ['site', ...tooling],
    message: 'server/ imports common/ only.',
  },
  {
    folder: 'server',
    except: 'server/testing',
    disallow: ['server/testing'],
    message: 'Test helpers are not part of the service.',
  },
  {
    folder: 'build',
    disallow: ['server', 'art', 'scripts', 'tests'],
    message: 'The build imports neither the server nor tools.',
  },

  // The site: words → page → view → component.
  ...['site/components', 'site/islands'].flatMap((folder): Wall[] => [
    {
      folder,
      disallow: ['site/content', 'site/views', 'site/pages', 'site/layouts', 'site/seo'],
      allow: ['site/content/types'],
      message: 'Components take their words as props and import no content or page.',
    },
    {
      folder,
      // The frame of every page holds the menu and the language switch.
      except: 'site/components/layout',
      disallow: ['common/addresses.ts', 'common/locales.ts'],
      message: 'Components take their links as props and import neither languages nor addresses.',
    },
  ]),
  {
    folder: 'site/views',
    disallow: ['site/pages', 'site/layouts', 'site/browser'],
    message: 'A view runs at build time and is imported by its page.',
  },
  {
    folder: 'site/content',
    disallow: ['site/components', 'site/views', 'site/islands', 'site/pages', 'site/layouts'],
    message: 'Content imports no components or views.',
  },
  ...localeCodes.flatMap((language): Wall[] => [
    {
      folder: `site/content/${language}`,
      disallow: localeCodes.filter((other) => other !== language).map((other) => `site/content/${other}`),
      message: 'A language imports no other language.',
    },
  ]),
  {
    folder: 'site/browser',
    disallow: ['site/components', 'site/views', 'site/islands', 'site/content'],
    message: 'Scripts of every page must stay small: no components, no content.',
  },
  {
    // Its dialogue's words are fetched with it, in one language.
    folder: 'site/analytics',
    disallow: ['site/components', 'site/views', 'site/islands'],
    message: 'Analytics runs without React.',
  },

  // The server: routes → protection → store ← delivery, retention, alerts, cli.
  serverFolder(
    'routes',
    ['delivery', 'retention', 'alerts', 'cli'],
    'Routes answer requests; delivery, retention and alerts run beside them.',
  ),
  serverFolder(
    'protection',
    ['routes', 'delivery', 'retention', 'alerts', 'cli'],
    'Protection uses the store only.',
  ),
  serverFolder(
    'store',
    ['routes', 'protection', 'delivery', 'retention', 'alerts', 'cli'],
    'The store imports nothing above it.',
  ),
  serverFolder(
    'delivery',
    ['routes', 'protection', 'retention', 'alerts', 'cli'],
    'Delivery uses the store only.',
  ),
  serverFolder(
    'retention',
    ['routes', 'protection', 'delivery', 'alerts', 'cli'],
    'Retention uses the store only.',
  ),
  serverFolder(
    'alerts',
    ['routes', 'protection', 'delivery', 'retention', 'cli'],
    'Alerts read the store only.',
  ),
  serverFolder('cli', ['routes', 'protection'], 'Commands use the store, not the running server.'),
];

const zones = restrictions.flatMap(({ folder, except, disallow, allow = [], message }) =>
  disallow.map((from) => ({
    target:
      except?.startsWith(`${folder}/`) === true
        ? ['', '/**'].map((depth) => `${folder}/!(${except.slice(folder.length + 1)})${depth}`)
        : folder,
    from,
    except: allow.filter((path) => path.startsWith(`${from}/`)).map((path) => path.slice(from.length + 1)),
    message,
  })),
);

/**
 * Who has the path of the SQLite file. A descriptor of it that is closed drops SQLite's locks in the whole process, so
 * that another program deletes the WAL (`server/store/sqlite.ts`): these ask for its `stat`, and nobody else has it.
 */
export const keepersOfStoreFile = [
  'server/store/sqlite.ts',
  'server/store/database.ts',
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
