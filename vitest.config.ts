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
    // Real servers and real disks on two busy cores: being slow is not a failure.
    retry: process.env['CI'] === undefined ? 0 : 1,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
