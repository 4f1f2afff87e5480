import type { Page } from '@playwright/test';
import { pageAddresses } from '#common/addresses.ts';
import { expect, test } from './support/test.ts';

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

for (const { path } of pageAddresses) {
  test(`${path} stays where it is while it loads, and when the fonts are late`, async ({ page }) => {
    const shifted = await watchShifts(page);
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await shifted()).toBe(0);

    await page.route('**/*.woff2', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 600));
      await route.continue();
    });
    await page.reload({ waitUntil: 'networkidle' });
    await page.evaluate(() => document.fonts.ready);
    expect(await shifted()).toBe(0);
  });
}

test.describe('at 320 px, which is also 1280 px at 400 %', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  for (const { path } of pageAddresses) {
    test(`${path} needs no sideways scrolling`, async ({ page }) => {
      await page.goto(path);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
    });
  }
});
