import type { Linter } from 'eslint';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import { localeCodes } from './common/locales.ts';
import { frontDoors, measuring, supportOfSupport, testSupport } from './eslint.doors.ts';
import { storeFile } from './eslint.storeFile.ts';

/**
 * Which folder may import which (`import-x/no-restricted-paths`, which resolves imports to files).
 * `eslint.walls.full.test.ts` tests each restriction. dependency-cruiser finds cycles, since ESLint's rule ignores
 * type imports.
 */
export type Wall = {
  /** The folder whose files are restricted … */
  folder: string;
  /** … except these folders and files in it. */
  except?: readonly string[];
  /** Folders and files that they must not import … */
  disallow: readonly string[];
  /** … except these folders and files in them. */
  allow?: readonly string[];
  message: string;
};

const serverFolder = (folder: string, disallow: readonly string[], message: string): Wall => ({
  folder: `server/${folder}`,
  disallow: [...disallow, 'app.ts', 'main.ts'].map((name) => `server/${name}`),
  message,
});

/** Folders of tools, which no deployed code imports. */
const tooling = ['art', 'build', 'deploy', 'docs', 'scripts', 'tests', 'tools'];

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
    folder: 'build',
    disallow: ['server', 'art', 'deploy', 'docs', 'scripts', 'tests', 'tools'],
    message: 'The build imports neither the server nor tools.',
  },

  // Arrows point down: what runs for visitors and operators knows nothing of what tests it.
  ...['art', 'build', 'common', 'deploy', 'docs', 'scripts', 'server', 'site'].map((folder): Wall => ({
    folder,
    except: [...supportOfSupport, ...measuring].filter((path) => path.startsWith(`${folder}/`)),
    disallow: testSupport,
    message: 'Test support is for tests: move what both need out of it.',
  })),
  ...['deploy', 'docs', 'scripts'].map((folder): Wall => ({
    folder,
    disallow: ['server'],
    // Test support has a wall of its own.
    allow: [...frontDoors, 'server/testing'],
    message: 'Use the service through its front doors (eslint.doors.ts).',
  })),

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
      except: ['site/components/layout'],
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
  {
    folder: 'site/content/types',
    disallow: ['site/content/samples'],
    message: 'Types are not derived from samples: samples have the types.',
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

  // The server. These arrows are imports: routes → protection → store ← delivery, retention, alerts, cli. A message goes
  // from the store to delivery, which fetches it there (README.md).
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
    ['routes', 'protection', 'delivery', 'retention', 'cli', 'metrics.ts'],
    'Alerts read the store only; what they tell the metrics is handed to them.',
  ),
  {
    folder: 'server/metrics.ts',
    disallow: ['routes', 'protection', 'delivery', 'retention', 'alerts', 'cli', 'app.ts', 'main.ts'].map(
      (name) => `server/${name}`,
    ),
    message: 'Metrics read the store only; whoever has something to count tells them.',
  },
  serverFolder('cli', ['routes', 'protection'], 'Commands use the store, not the running server.'),
];

/** What a wall is about, as the rule takes it: a folder or a file, or all in it but the exceptions. */
function targetOf({ folder, except = [] }: Wall): string | string[] {
  const names = partsOf(folder, except);
  // With another exception deeper inside, a pattern would exempt its whole folder.
  if (names.some((name) => name.includes('/'))) throw new Error(`An exception of ${folder} is deep inside.`);
  if (names.length === 0) return folder;
  const others = `${folder}/!(${names.join('|')})`;
  return [others, `${others}/**`];
}

/** Those of the paths that are in a folder, from there: `store` for `server/store`. */
function partsOf(folder: string, paths: readonly string[]): string[] {
  return paths.filter((path) => path.startsWith(`${folder}/`)).map((path) => path.slice(folder.length + 1));
}

const zones = restrictions.flatMap((wall) =>
  wall.disallow.map((from) => ({
    target: targetOf(wall),
    from,
    except: partsOf(from, wall.allow ?? []),
    message: wall.message,
  })),
);

/** The walls as ESLint's configuration, for the tree below a folder. */
export const walls = (basePath: string): Linter.Config[] => [
  {
    plugins: { 'import-x': importX },
    settings: { 'import-x/resolver-next': [createNodeResolver()] },
  },
  {
    files: ['**/*.{ts,tsx,astro}'],
    // Tests may import anything.
    ignores: ['**/*.test.{ts,tsx}'],
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
