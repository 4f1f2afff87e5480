import type { Page } from '@playwright/test';

/**
 * Waits until a page has done what it does by itself once it is loaded and idle, and until this is known here:
 * whatever it has asked for by then was asked for before the request that is waited for.
 */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.evaluate(async () => {
    await new Promise((resolve) => requestIdleCallback(resolve));
    await fetch('/healthz');
  });
}
