import type { Page } from '@playwright/test';
import { localeCodes } from '#common/locales.ts';
import { pathTo, type PageKey } from '#common/routes.ts';
import { framesOf, heroes } from '#site/assets/heroes.ts';
import { contrastOfBanner, contrastOfMenuBar } from './support/contrast.ts';
import { expect, test } from './support/test.ts';

/** The picture that the browser chose for the hero. */
const shownPicture = (page: Page) =>
  page
    .locator('main img')
    .first()
    .evaluate((image: HTMLImageElement) => image.currentSrc);

const pictureIsComplete = (page: Page) =>
  page
    .locator('main img')
    .first()
    .evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);

const pictured = Object.entries(heroes) as [PageKey, (typeof heroes)[keyof typeof heroes]][];

/** From which width of the window the wider composition shows: the home page's town fits a tablet too. */
const widerFrom = (page: PageKey) => (page === 'home' ? 600 : 900);

for (const [key, art] of pictured) {
  const from = widerFrom(key);
  test(`${key}: the narrow picture up to ${from - 1} px, the wide one from ${from} px`, async ({ page }) => {
    const [wide, narrow] = framesOf(art).map((frame) => new RegExp(`/${frame.art}-\\d+\\.`));
    await page.setViewportSize({ width: from - 1, height: 900 });
    await page.goto(pathTo('de', key));
    await expect.poll(() => shownPicture(page)).toMatch(narrow ?? '');
    for (const width of [from, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => shownPicture(page)).toMatch(wide ?? '');
    }
  });

  test(`${key}: the menu can be read over the picture`, async ({ page }) => {
    for (const [width, height] of [
      [390, 844],
      [1200, 800],
      [1440, 900],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(pathTo('de', key));
      await expect.poll(() => pictureIsComplete(page)).toBe(true);
      const labels = await contrastOfMenuBar(page);
      expect(labels.length).toBeGreaterThan(0);
      expect(labels.filter(({ contrast }) => contrast < 4.5)).toEqual([]);
    }
  });

  for (const locale of localeCodes) {
    test(`${key} (${locale}): the words keep their contrast with the picture behind them`, async ({
      page,
    }) => {
      for (const [width, height] of [
        [900, 900],
        [1366, 700],
      ] as const) {
        await page.setViewportSize({ width, height });
        await page.goto(pathTo(locale, key));
        await expect.poll(() => pictureIsComplete(page)).toBe(true);
        const lines = await contrastOfBanner(page);
        expect(lines.length).toBeGreaterThan(2);
        expect(lines.filter(({ large, contrast }) => contrast < (large ? 3 : 4.5))).toEqual([]);
      }
    });
  }
}

for (const locale of localeCodes) {
  test(`on a phone the words are the largest thing in the first screen of every page (${locale})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    for (const [key] of pictured) {
      await page.goto(pathTo(locale, key));
      await expect.poll(() => pictureIsComplete(page)).toBe(true);
      const largest = await page.evaluate(
        () =>
          new Promise<string | undefined>((resolve) => {
            new PerformanceObserver((list) => {
              const paint = list.getEntries().at(-1) as PerformanceEntry & { element: Element | null };
              resolve(paint.element?.tagName);
            }).observe({ type: 'largest-contentful-paint', buffered: true });
          }),
      );
      expect(`${key}: ${largest}`).toMatch(/: (H1|P)$/);
    }
  });
}

test('the home page shows its hero without waiting for anything else', async ({ page }) => {
  await page.goto('/');
  const image = page.locator('main img').first();
  await expect(image).toHaveAttribute('fetchpriority', 'high');
  await expect(image).not.toHaveAttribute('loading', 'lazy');
  expect(await shownPicture(page)).toMatch(/\.avif$/);
});
