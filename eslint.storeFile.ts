import type { Linter } from 'eslint';

/**
 * Who has the path of the SQLite file. A descriptor of it that is closed drops SQLite's locks in the whole process, so
 * that another program deletes the WAL (`server/store/sqlite.ts`): these ask for its `stat`, and nobody else has it.
 */
export const keepersOfStoreFile = [
  'server/store/sqlite.ts',
  'server/store/database.ts',
  'server/store/owner.ts',
  'server/store/scrub.ts',
  'server/store/scrubThread.ts',
  'server/store/storeFiles.ts',
  'server/cli/run.ts',
  'server/cli/commands/copy.ts',
];
/** What opens no file. */
const withoutOpening = ['chmodSync', 'existsSync', 'mkdirSync', 'statSync'];
const onlySqliteOpens = 'Only SQLite opens its files: closing a descriptor of them drops its locks.';

/** The rules about it as ESLint's configuration. */
export const storeFile: Linter.Config[] = [
  {
    files: ['server/**/*.ts'],
    ignores: ['**/*.test.ts', 'server/testing/**', ...keepersOfStoreFile],
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
