import { pageKeys, pathTo } from '#common/routes.ts';
import { expect, visit as test } from './support/visit.ts';

/**
 * Compares every German page, whole and at two fifths of its size, with a kept picture: large enough to show a
 * wrong colour, a missing picture or a broken column. After an intended change run
 * `npm run e2e -- visual --update-snapshots` and look at what changed.
 */
test.use({ contextOptions: { reducedMotion: 'reduce' }, deviceScaleFactor: 0.4 });

for (const key of pageKeys) {
  test(`${key} looks as it did, on a desktop and on a phone`, async ({ page }) => {
    // The hotline's state depends on the time.
    await page.clock.setFixedTime('2026-06-10T10:00:00Z');
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(pathTo('de', key));
      // Pictures further down are lazy.
      await page.evaluate(async () => {
        for (const image of document.images) image.loading = 'eager';
        await Promise.all([...document.images].map((image) => image.decode()));
        await document.fonts.ready;
      });
      await expect.soft(page).toHaveScreenshot(`${key}-${width}.png`, {
        fullPage: true,
        scale: 'device',
        // Anti-aliasing differs a little between machines.
        maxDiffPixelRatio: 0.01,
        threshold: 0.25,
      });
    }
  });
}
