import { defineConfig } from '@playwright/test';
import { chromiumArgs, siteAddress, sitePort } from './tests/e2e/support/environment.ts';

const inCi = process.env['CI'] !== undefined;

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: inCi,
  workers: 2,
  reporter: [['list', { printSteps: false }]],
  use: {
    baseURL: siteAddress,
    browserName: 'chromium',
    locale: 'de-DE',
    trace: 'retain-on-failure',
    launchOptions: { executablePath: '/usr/bin/chromium', args: chromiumArgs },
  },
  webServer: {
    command: 'node server/main.ts',
    url: `${siteAddress}/healthz`,
    env: {
      PORT: String(sitePort),
      DATA_DIR: 'test-results/data',
      LOG_LEVEL: 'warn',
      RATE_LIMIT: 'off',
      CAPTCHA: 'off',
    },
    reuseExistingServer: false,
  },
});
