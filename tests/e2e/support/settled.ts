import type { Page } from '@playwright/test';

/**
 * Waits until a page is loaded and idle and its idle callbacks have run. A request of our own comes last, so that all
 * requests of the page are known here when it has been seen.
 */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.evaluate(async () => {
    await new Promise((resolve) => requestIdleCallback(resolve));
    await fetch('/healthz');
  });
}
