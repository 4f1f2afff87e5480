import { availableParallelism } from 'node:os';
import { getViteConfig } from 'astro/config';
import { configDefaults } from 'vitest/config';

/** `x.full.test.ts` runs with `npm run test:full` only. */
const full = process.env['TEST_FULL'] === '1' ? [] : ['**/*.full.test.ts'];

export default getViteConfig({
  test: {
    // `tests/` needs the built site; npm scripts of its own run it after the build.
    include: [
      '*.test.ts',
      '{art,build,common,deploy,docs,site,server,scripts}/**/*.test.ts?(x)',
      'tests/{browsers,built,listen,planted,served}/**/*.test.ts',
    ],
    exclude: [...configDefaults.exclude, ...full],
    environment: 'node',
    globalSetup: 'server/testing/scratch.ts',
    // One more than there are cores: most tests wait for a process or a disk.
    maxWorkers: availableParallelism() + 1,
    // Real servers and real disks on two busy cores: being slow is not a failure. Failing once is.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
