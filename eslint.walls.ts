import type { Linter } from 'eslint';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import { localeCodes } from './common/locales.ts';

/**
 * Who may import whom. The rule judges by the file that an import resolves to, however the import is written
 * and whatever it imports. `eslint.walls.full.test.ts` tests each wall. Circles are left to dependency-cruiser,
 * since ESLint's rule ignores imports of types.
 */
export type Wall = {
  /** The folder whose files are walled in … */
  room: string;
  /** … but for this folder or file of it. */
  butFor?: string;
  /** Folders and files that they must not import … */
  knowsNot: readonly string[];
  /** … but for these folders of them. */
  except?: readonly string[];
  because: string;
};

const serverRoom = (room: string, knowsNot: readonly string[], because: string): Wall => ({
  room: `server/${room}`,
  knowsNot: [...knowsNot, 'app.ts', 'main.ts'].map((name) => `server/${name}`),
  because,
});

/** What builds, draws, runs and tests the site; no part of it. */
const tooling = ['art', 'build', 'scripts', 'tests'];

export const rooms: readonly Wall[] = [
  {
    room: 'common',
    knowsNot: ['site', 'server', ...tooling],
    because: 'common/ knows nobody.',
  },
  {
    room: 'site',
    knowsNot: ['server', ...tooling],
    because: 'The site stands on common/ alone.',
  },
  {
    room: 'server',
    knowsNot: ['site', ...tooling],
    because: 'The server stands on common/ alone.',
  },
  {
    room: 'server',
    butFor: 'server/testing',
    knowsNot: ['server/testing'],
    because: 'What tests are made with is not part of the service.',
  },
  {
    room: 'build',
    knowsNot: ['server', 'art', 'scripts', 'tests'],
    because: 'A build needs no server and no tools.',
  },

  // The site: words → page → view → component.
  ...['site/components', 'site/islands'].flatMap((room): Wall[] => [
    {
      room,
      knowsNot: ['site/content', 'site/views', 'site/pages', 'site/layouts', 'site/seo'],
      except: ['site/content/types'],
      because: 'Components get their words as props and know no page.',
    },
    {
      room,
      // The frame of every page holds the menu and the language switch.
      butFor: 'site/components/layout',
      knowsNot: ['common/addresses.ts', 'common/locales.ts'],
      because: 'Components get their links as props and know no language and no address.',
    },
  ]),
  {
    room: 'site/views',
    knowsNot: ['site/pages', 'site/layouts', 'site/browser'],
    because: 'A view is put into a page, and runs when the site is built.',
  },
  {
    room: 'site/content',
    knowsNot: ['site/components', 'site/views', 'site/islands', 'site/pages', 'site/layouts'],
    because: 'Words do not know how they are shown.',
  },
  ...localeCodes.flatMap((language): Wall[] => [
    {
      room: `site/content/${language}`,
      knowsNot: localeCodes.filter((other) => other !== language).map((other) => `site/content/${other}`),
      because: 'A language knows no other.',
    },
    {
      room: `site/content/${language}`,
      butFor: `site/content/${language}/format.ts`,
      knowsNot: ['site/content/format'],
      because: 'What writes figures comes bound to the language, from its own format.ts.',
    },
  ]),
  {
    room: 'site/browser',
    knowsNot: ['site/components', 'site/views', 'site/islands', 'site/content'],
    because: 'Every page pays for what its plain scripts import.',
  },
  {
    // Its dialogue's words are fetched with it, in one language.
    room: 'site/analytics',
    knowsNot: ['site/components', 'site/views', 'site/islands'],
    because: 'Consent and events are asked for and reported without React.',
  },

  // The server: routes → protection → store ← delivery, retention, alerts, cli.
  serverRoom(
    'routes',
    ['delivery', 'retention', 'alerts', 'cli'],
    'A route answers; what goes out or away later is not its business.',
  ),
  serverRoom(
    'protection',
    ['routes', 'delivery', 'retention', 'alerts', 'cli'],
    'Protection judges by what is stored, for whoever asks.',
  ),
  serverRoom(
    'store',
    ['routes', 'protection', 'delivery', 'retention', 'alerts', 'cli'],
    'The store knows nobody above it.',
  ),
  serverRoom(
    'delivery',
    ['routes', 'protection', 'retention', 'alerts', 'cli'],
    'Delivery takes from the store only.',
  ),
  serverRoom(
    'retention',
    ['routes', 'protection', 'delivery', 'alerts', 'cli'],
    'Retention deletes from the store only.',
  ),
  serverRoom(
    'alerts',
    ['routes', 'protection', 'delivery', 'retention', 'cli'],
    'Alerts tell of what the store knows, whoever has put it there.',
  ),
  serverRoom('cli', ['routes', 'protection'], 'Commands work on the store, beside the server.'),
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
  {
    files: ['site/{browser,analytics}/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^(react|react-dom|lucide-react)(/|$)',
              message: 'React costs a page some 60 KiB; what runs on every page does without.',
            },
          ],
        },
      ],
    },
  },
];
