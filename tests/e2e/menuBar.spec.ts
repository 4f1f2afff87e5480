import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { drawerId } from '#common/ids.ts';
import { pathTo } from '#common/routes.ts';
import { contentFor } from '#site/content/load.ts';
import { expect, test } from './support/test.ts';
import { visit } from './support/visit.ts';

const { linkNames, menu } = contentFor('de').common;

type Pixel = readonly [red: number, green: number, blue: number];

/** Rows and ends of the bar's ground, as seen. */
type Ground = { upper: Pixel[]; lower: Pixel[]; left: Pixel; right: Pixel };

/** Replaces the rules that a test adds to a page, in which the bar is `[data-bar]`; the policy allows a constructed sheet. */
const withRules = (page: Page, rules: string) =>
  page.getByRole('banner').evaluate((bar, text) => {
    bar.setAttribute('data-bar', '');
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, rules);

/** The bar as it is painted, without what stands in it. */
async function barPixels(page: Page): Promise<Ground> {
  const box = await page.getByRole('banner').boundingBox();
  if (!box) throw new Error('no menu bar');
  const width = page.viewportSize()?.width ?? 0;
  const height = Math.round(box.height);
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width, height } });
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number): Pixel => {
    const start = (y * info.width + x) * info.channels;
    return [data[start] ?? 0, data[start + 1] ?? 0, data[start + 2] ?? 0];
  };
  const row = (y: number) => Array.from({ length: 40 }, (_, step) => at(Math.floor((step * width) / 40), y));
  return { upper: row(1), lower: row(height - 2), left: at(2, 20), right: at(width - 3, 20) };
}

/** Red of white, and of the darkest blue that shades the bar. */
const red = { white: 255, blueDark: 0x0e };

/** How opaque an edge of the bar is over a white page: 0 nothing, 1 dark blue; on average along the edge. */
function opacityOf(edge: readonly Pixel[]): number {
  const average = edge.reduce((sum, [channel]) => sum + channel, 0) / edge.length;
  return (red.white - average) / (red.white - red.blueDark);
}

const withoutContents = '[data-bar] > * { visibility: hidden !important }';
const withoutPage = `main, main * { visibility: hidden !important }
  html, body { background: white !important }`;

/** How much of the page shows through the bar: the largest difference that hiding the page makes to it. */
async function showsThrough(page: Page): Promise<number> {
  await withRules(page, withoutContents);
  const seen = await barPixels(page);
  await withRules(page, withoutContents + withoutPage);
  const alone = await barPixels(page);
  const channels = (ground: Ground) => [...ground.upper, ...ground.lower].flat();
  const others = channels(alone);
  return Math.max(...channels(seen).map((channel, index) => Math.abs(channel - (others[index] ?? 0))));
}

test.describe('with forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  test('the current tab looks different, and so does the drawer’s current link', async ({ page }) => {
    /** The tab of the FAQ, in the bar and in the drawer. */
    const pictures = async (key: 'faq' | 'imprint') => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(pathTo('de', key));
      const tab = page.getByRole('banner').getByRole('link', { name: linkNames.faq });
      const inBar = await tab.screenshot();
      await page.setViewportSize({ width: 390, height: 800 });
      await page.getByRole('button', { name: menu.open }).click();
      const row = page.locator(`#${drawerId}`).getByRole('link', { name: linkNames.faq });
      return { inBar, inDrawer: await row.screenshot() };
    };
    const current = await pictures('faq');
    const other = await pictures('imprint');
    expect(current.inBar.equals(other.inBar), 'the same in the bar').toBe(false);
    expect(current.inDrawer.equals(other.inDrawer), 'the same in the drawer').toBe(false);
  });
});

visit.describe('over a banner', () => {
  visit.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

  for (const key of ['home', 'institutional', 'lawyers', 'professional', 'platform', 'about'] as const) {
    visit(`the bar of ${key} is transparent at the top (statement 155)`, async ({ page }) => {
      await page.goto(pathTo('de', key));
      await withRules(page, withoutContents + withoutPage);
      const { upper, lower } = await barPixels(page);
      expect.soft(opacityOf(upper), 'upper edge').toBeLessThanOrEqual(0.3);
      expect.soft(opacityOf(lower), 'lower edge').toBeLessThanOrEqual(0.05);
    });

    visit(`the bar of ${key} hides the page after one pixel (statement 156)`, async ({ page }) => {
      await page.goto(pathTo('de', key));
      await page.evaluate(() => scrollTo({ top: 1, behavior: 'instant' }));
      await expect.poll(() => showsThrough(page), { timeout: 5000 }).toBeLessThanOrEqual(2);
    });

    visit(`the bar of ${key} is a blue gradient after one pixel (statement 156)`, async ({ page }) => {
      await page.goto(pathTo('de', key));
      await withRules(page, withoutContents + withoutPage);
      await page.evaluate(() => scrollTo({ top: 1, behavior: 'instant' }));
      await expect(async () => {
        const { left, right } = await barPixels(page);
        for (const [red, , blue] of [left, right]) expect(blue).toBeGreaterThan(red + 40);
        expect(Math.abs(left[1] - right[1])).toBeGreaterThan(10);
      }).toPass({ timeout: 5000 });
    });
  }
});
