import { pathTo } from '#common/routes.ts';
import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

/** The picture that the browser chose for the hero. */
const shownPicture = (page: Page) =>
  page
    .locator('main img')
    .first()
    .evaluate((image: HTMLImageElement) => image.currentSrc);

for (const [width, composition] of [
  [899, /platform-m-\d+/],
  [900, /platform-\d+/],
  [1440, /platform-\d+/],
] as const) {
  test(`at ${width} px the platform's hero is ${composition.source}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(pathTo('de', 'platform'));
    await expect.poll(() => shownPicture(page)).toMatch(composition);
  });
}

test('the home page shows its hero without waiting for anything else', async ({ page }) => {
  await page.goto('/');
  const image = page.locator('main img').first();
  await expect(image).toHaveAttribute('fetchpriority', 'high');
  await expect(image).not.toHaveAttribute('loading', 'lazy');
  expect(await shownPicture(page)).toMatch(/\.avif$/);
});
