import { pageAddresses } from '#common/addresses.ts';
import { contentFor } from '#site/content/load.ts';
import { expect, test } from './support/test.ts';
import { visit } from './support/visit.ts';

for (const { path, locale } of pageAddresses.filter(({ locale }) => locale === 'de')) {
  visit(`${path}: the first Tab offers to skip to the content`, async ({ page }) => {
    await page.goto(path);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: contentFor(locale).common.skipToContent });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
  });
}

test('every stop of the keyboard on the home page shows where it is', async ({ page }) => {
  await page.goto('/');
  const stops = await page.locator('a[href]:visible, button:visible').count();
  for (let stop = 0; stop < stops; stop++) {
    await page.keyboard.press('Tab');
    const outline = await page.evaluate(() => {
      const style = document.activeElement ? getComputedStyle(document.activeElement) : undefined;
      return style ? parseFloat(style.outlineWidth) : 0;
    });
    expect(outline).toBeGreaterThanOrEqual(2);
  }
});
