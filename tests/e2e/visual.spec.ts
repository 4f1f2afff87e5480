import { pageKeys, pathTo } from '#common/routes.ts';
import { expect, test } from './support/test.ts';

/**
 * The look of every German page, whole, at two fifths of its size: enough to see a wrong colour, a lost picture or a
 * broken column, small enough to keep. After a change on purpose: npm run e2e -- visual --update-snapshots,
 * and look at what changed.
 */
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  deviceScaleFactor: 0.4,
});

for (const width of [1440, 390]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    for (const key of pageKeys) {
      test(`${key} looks as it did`, async ({ page }) => {
        await page.goto(pathTo('de', key));
        // Pictures below the window are loaded when they come near.
        await page.evaluate(async () => {
          for (const image of document.images) image.loading = 'eager';
          await document.fonts.ready;
          await Promise.all([...document.images].map((image) => image.decode()));
        });
        await expect(page).toHaveScreenshot(`${key}-${width}.png`, {
          fullPage: true,
          scale: 'device',
          // Hydration exchanges nothing that shows; anti-aliasing differs a little between machines.
          maxDiffPixelRatio: 0.01,
          threshold: 0.25,
        });
      });
    }
  });
}
