/// <reference types="vitest/config" />
import { getViteConfig } from 'astro/config';

export default getViteConfig({
  test: {
    // What stands in `tests/` needs the built site and runs after the build, by scripts of its own.
    include: [
      '*.test.ts',
      '{build,common,docs,site,server,scripts}/**/*.test.ts?(x)',
      'tests/{built,served,browsers}/**/*.test.ts',
    ],
    environment: 'node',
    // Two busy cores, real servers and real disks: slowness is no failure.
    retry: process.env['CI'] === undefined ? 0 : 1,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
