import type { Page } from '@playwright/test';
import { localeCodes } from '#common/locales.ts';
import { pageKeys, pathTo, type PageKey } from '#common/routes.ts';
import { framesOf, hasBanner, heroes } from '#site/assets/heroes.ts';
import { contrastOfBanner, contrastOfMenuBar, type Line } from './support/contrast.ts';
import { collectFindings } from './support/findings.ts';
import { orangeRows } from './support/orange.ts';
import { expect, visit as test } from './support/visit.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const picture = (page: Page) => page.locator('main img').first();
const shownPicture = (page: Page) => picture(page).evaluate((image: HTMLImageElement) => image.currentSrc);

/**
 * The picture of this window, decoded. A new size selects another file a moment later, and `decode()` rejects when
 * the file changes while it is decoded: then the other one is awaited.
 */
const decoded = (page: Page) =>
  expect
    .poll(() =>
      picture(page).evaluate(async (image: HTMLImageElement) => {
        await new Promise(requestAnimationFrame);
        await new Promise(requestAnimationFrame);
        const before = image.currentSrc;
        await image.decode().catch(() => undefined);
        return image.complete && image.currentSrc === before;
      }),
    )
    .toBe(true);

/** Lines whose contrast with the picture behind them is too low (WCAG 1.4.3). */
const tooPale = (lines: readonly Line[], fewest: number) => [
  ...lines
    .filter(({ large, contrast }) => contrast < (large ? 3 : 4.5))
    .map(({ words, contrast }) => `${words} ${contrast}`),
  ...(lines.length < fewest ? [`only ${lines.length} lines seen`] : []),
];

for (const key of pageKeys.filter(hasBanner)) {
  test(`words and menu can be read over the picture of ${key}, in any window`, async ({ page }, info) => {
    const findings = collectFindings(page, info);
    for (const locale of localeCodes) {
      await page.goto(pathTo(locale, key));
      for (const [width, height] of [
        [900, 900],
        [1024, 768],
        [1024, 900],
        [1024, 1366],
        [1100, 900],
        [1366, 700],
      ] as const) {
        await page.setViewportSize({ width, height });
        await decoded(page);
        await findings.note(`${locale}, ${width} × ${height} px`, {
          'too pale': tooPale(await contrastOfBanner(page), 3),
        });
      }
    }
    for (const [width, height] of [
      [390, 844],
      [1200, 800],
      [1440, 900],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      await decoded(page);
      await findings.note(`menu, ${width} px`, { 'too pale': tooPale(await contrastOfMenuBar(page), 1) });
    }
    findings.expectNone();
  });
}

for (const [key, art] of Object.entries(heroes) as [PageKey, (typeof heroes)[keyof typeof heroes]][]) {
  // Above 900 px (statement 113, requirement 3.10); the home page has one picture for every window.
  const narrowUpTo = 900;
  const [wide, narrow = wide] = framesOf(art).map((frame) => new RegExp(`/${frame.art}-\\d+\\.`));

  test(`${key} shows its narrow picture in a window of ${narrowUpTo} px`, async ({ page }) => {
    await page.setViewportSize({ width: narrowUpTo, height: 900 });
    await page.goto(pathTo('de', key));
    await expect.poll(() => shownPicture(page)).toMatch(narrow ?? '');
  });

  test(`${key} shows its wide picture, as AVIF, in a window of ${narrowUpTo + 1} px`, async ({ page }) => {
    await page.setViewportSize({ width: narrowUpTo + 1, height: 900 });
    await page.goto(pathTo('de', key));
    await expect.poll(() => shownPicture(page)).toMatch(wide ?? '');
    expect(await shownPicture(page)).toMatch(/\.avif$/);
  });
}

test('the first screen of the home page shows the orange building whole', async ({ page }) => {
  for (const viewport of [
    { width: 1366, height: 768 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport);
    await page.goto('/');
    await decoded(page);
    const { first, last, pixels } = await orangeRows(page);
    expect(pixels).toBeGreaterThan(1500);
    expect(first).toBeGreaterThan(0);
    expect(last).toBeLessThan(viewport.height - 1);
  }
});
