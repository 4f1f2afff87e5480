import { expect, visit } from './support/visit.ts';

visit('every tab stop of the home page shows its focus', async ({ page }) => {
  await page.goto('/');
  const stops = await page.locator('a[href]:visible, button:visible').count();
  for (let stop = 0; stop < stops; stop++) {
    await page.keyboard.press('Tab');
    const { outline, words } = await page.evaluate(() => {
      const { activeElement: focused } = document;
      const style = focused && getComputedStyle(focused);
      return { outline: parseFloat(style?.outlineWidth ?? '0'), words: focused?.textContent };
    });
    expect(outline, words ?? '').toBeGreaterThanOrEqual(2);
  }
});
