import type { Page } from '@playwright/test';
import { pageAddresses } from '#common/addresses.ts';
import { firstScreenAttribute } from '#common/ids.ts';
import { pathTo } from '#common/routes.ts';
import { expect, test } from './support/test.ts';
import { visit } from './support/visit.ts';

declare global {
  var layoutShift: number;
}

/** Adds up the layout shifts that no input caused. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    globalThis.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) globalThis.layoutShift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => globalThis.layoutShift);
}

/** What arrives below the first screen may settle by a fraction of a pixel; nobody sees a shift this small. */
const unseen = 0.001;

for (const { path } of pageAddresses) {
  test(`${path} stays where it is while it loads, and when the fonts are late`, async ({ page }) => {
    const shifted = await watchShifts(page);
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await shifted()).toBeLessThan(unseen);

    await page.route('**/*.woff2', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 600));
      await route.continue();
    });
    await page.reload({ waitUntil: 'networkidle' });
    await page.evaluate(() => document.fonts.ready);
    expect(await shifted()).toBeLessThan(unseen);
  });
}

for (const { path } of pageAddresses) {
  test(`${path} shows its first screen as it stays, while the styles of the rest are awaited`, async ({
    page,
  }) => {
    const shifted = await watchShifts(page);
    const { promise: coming, resolve: letCome } = Promise.withResolvers<undefined>();
    await page.route('**/*.css', async (route) => {
      await coming;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    const headline = page.getByRole('heading', { level: 1 });
    const seen = () => Promise.all([headline, firstScreen].map((element) => element.boundingBox()));
    const firstScreen = page.locator(`[${firstScreenAttribute}]`);
    const following = page.getByRole('contentinfo');
    await expect(headline).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const before = await seen();
    await expect(following).toHaveCount(0);
    letCome(undefined);
    await page.waitForLoadState('networkidle');
    await expect(following).not.toHaveCount(0);
    expect(await seen()).toEqual(before);
    expect(await shifted()).toBeLessThan(unseen);
  });
}

for (const path of [pathTo('de', 'home'), pathTo('en', 'professional')]) {
  test(`${path} does not move while a slow line brings it in pieces`, async ({ page }) => {
    const shifted = await watchShifts(page);
    const network = await page.context().newCDPSession(page);
    await network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 100,
      downloadThroughput: 10_000,
      uploadThroughput: 10_000,
    });
    await page.setViewportSize({ width: 1440, height: 800 });
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('contentinfo')).toBeAttached();
    expect(await shifted()).toBeLessThan(unseen);
  });
}

test.describe('at 320 px, which is also 1280 px at 400 %', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  for (const { path } of pageAddresses) {
    visit(`${path} needs no sideways scrolling`, async ({ page }) => {
      await page.goto(path);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
    });
  }
});
