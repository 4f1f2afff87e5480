/// <reference types="vitest/config" />
import { getViteConfig } from 'astro/config';

export default getViteConfig({
  test: {
    // `tests/` needs the built site; npm scripts of its own run it after the build.
    include: [
      '*.test.ts',
      '{build,common,deploy,docs,site,server,scripts}/**/*.test.ts?(x)',
      'tests/{built,served,browsers}/**/*.test.ts',
    ],
    environment: 'node',
    // One for each core: most tests wait for a process or a disk, and one worker would leave a core idle.
    maxWorkers: '100%',
    // Real servers and real disks on two busy cores: being slow is not a failure. Failing once is.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
