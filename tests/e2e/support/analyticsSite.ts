import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { createMetrics } from '#server/metrics.ts';
import { openSqliteOutbox } from '#server/outbox/sqlite.ts';
import { noProtection } from '#server/protection.ts';

export const matomo = 'https://matomo.example';
const settings = { ANALYTICS_URL: `${matomo}/`, ANALYTICS_CONTAINER_ID: 'aB3xY9' };
const run = promisify(execFile);

/** The site built with analytics, and its service on a free port. */
export async function startAnalyticsSite() {
  const folder = mkdtempSync(join(tmpdir(), 'bewertra-analytics-'));
  const siteDir = join(folder, 'dist');
  const env = { ...process.env, ...settings };
  await run(process.execPath, ['node_modules/.bin/astro', 'build', '--outDir', siteDir, '--silent'], { env });
  const outbox = openSqliteOutbox(join(folder, 'outbox.sqlite'));
  const app = await buildApp({
    ...noProtection,
    config: readConfig(settings),
    siteDir,
    outbox,
    metrics: createMetrics(outbox),
    onAccepted: () => undefined,
  });
  return {
    address: await app.listen({ port: 0, host: '127.0.0.1' }),
    /**
     * Runs checks over the built site on this one; rejects with their report when one fails.
     * @param checks files of tests/built, and options of Vitest
     */
    check: (...checks: string[]) =>
      run(process.execPath, ['node_modules/.bin/vitest', 'run', ...checks], {
        env: { ...env, BUILT_SITE: `${siteDir}/` },
      }),
    async stop() {
      await app.close();
      await outbox.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * As much of Matomo's container as a page can feel: it takes over the data layer, sends each entry and a
 * heartbeat home, says goodbye at the end of the page, and leaves cookies and entries behind.
 */
const container = `
  const home = (what) => fetch('${matomo}/matomo.php?e=' + encodeURIComponent(JSON.stringify(what)), {
    mode: 'no-cors', keepalive: true,
  }).catch(() => undefined);
  document.cookie = '_pk_id.1.1fff=visitor; path=/; max-age=9999';
  document.cookie = '_pk_ses.1.1fff=1; path=/';
  document.cookie = 'mtm_consent=1; path=/';
  localStorage.setItem('matomo_sample', '1');
  window._mtm.forEach(home);
  window._mtm.push = home;
  setInterval(() => home({ event: 'heartbeat' }), 100);
  addEventListener('pagehide', () => home({ event: 'goodbye' }));`;

type Entry = { event: string; label?: string };

/** What reached Matomo, which stands at the network's edge. */
export async function fakeMatomo(page: Page) {
  const scripts: string[] = [];
  const received: Entry[] = [];
  await page.context().route(`${matomo}/**`, (route) => {
    const { pathname, searchParams } = new URL(route.request().url());
    if (pathname.endsWith('.js')) {
      scripts.push(pathname);
      return route.fulfill({ contentType: 'text/javascript', body: container });
    }
    received.push(JSON.parse(searchParams.get('e') ?? '') as Entry);
    return route.fulfill({ status: 204 });
  });
  return {
    /** Paths of the scripts that were asked for. */
    scripts,
    /** Everything that was sent. */
    received,
    /** The site's own events among it. */
    events: () => received.filter(({ event }) => !/^(mtm\.Start|heartbeat|goodbye)$/.test(event)),
  };
}
