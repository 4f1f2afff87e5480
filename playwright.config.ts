import { defineConfig } from '@playwright/test';
import { chromiumArgs, chromiumPath, siteAddress, sitePort } from './tests/e2e/support/environment.ts';

/** Left out: what only a release or another room needs. `npm run test:full` runs it. */
const leftOut = process.env['TEST_FULL'] === '1' ? [] : ['**/*.full.spec.ts'];

/** Share a site that the first of them builds (`support/configuredSite.ts`): a second worker would only wait for it. */
const configured = /\/(consent.*|recaptcha)\.spec\.ts$/;

/** Build a site, or start a server, of their own. */
const slowToStart = /\/(edit.*|entries|styleguide)(\.full)?\.spec\.ts$/;

export default defineConfig({
  testDir: 'tests/e2e',
  testIgnore: leftOut,
  outputDir: 'test-results/playwright',
  snapshotPathTemplate: 'tests/e2e/pictures/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  workers: 2,
  // What takes long to start comes first, so that no worker is left with it at the end.
  projects: [
    { name: 'configured', testMatch: configured, workers: 1 },
    { name: 'slow to start', testMatch: slowToStart, workers: 1 },
    { name: 'journeys', testIgnore: [configured, slowToStart, ...leftOut] },
  ],
  // Long enough for a busy machine.
  expect: { timeout: 20_000 },
  timeout: 90_000,
  reporter: [['list', { printSteps: false }]],
  use: {
    baseURL: siteAddress,
    browserName: 'chromium',
    locale: 'de-DE',
    // A trace of every test costs a fifth of the time; `npm run e2e -- name --trace on` records one.
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: chromiumPath, args: chromiumArgs },
  },
  webServer: {
    command: 'node server/main.ts',
    url: `${siteAddress}/healthz`,
    env: {
      PORT: String(sitePort),
      // One server uses a SQLite file: a second run beside this one, on another port, has a folder of its own.
      DATA_DIR: `test-results/playwright-${sitePort}/data`,
      LOG_LEVEL: 'warn',
      RATE_LIMIT: 'off',
      // Two seconds of work for each message; `mail.spec.ts` sends with the captcha that visitors have.
      CAPTCHA: 'off',
    },
    reuseExistingServer: false,
  },
});
