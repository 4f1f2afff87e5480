import { pathTo } from '#common/routes.ts';
import { contentFor } from '#site/content/load.ts';
import { expect, test } from './support/test.ts';

test('a section comes into view below the bar, in a window of any size', async ({ page }) => {
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 768, height: 1024 },
  ]) {
    await page.setViewportSize(viewport);
    await page.goto(pathTo('de', 'institutional', 'pricing'));
    const target = page.locator('#pricing');
    await expect(target).toBeFocused();
    await expect
      .poll(async () => Math.round((await target.boundingBox())?.y ?? -1))
      .toBeGreaterThanOrEqual(0);
    await expect(target).toBeInViewport();
  }
});

test('a page without section opens at its top', async ({ page }) => {
  await page.goto(pathTo('de', 'institutional'));
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('a link to a section of the same page scrolls without a reload; back and forward change the address only', async ({
  page,
}) => {
  const { footer } = contentFor('de').common;
  await page.goto(pathTo('de', 'about'));
  await page.evaluate(() => ((window as { stillHere?: boolean }).stillHere = true));

  await page.getByRole('contentinfo').getByRole('link', { name: footer.about.values, exact: true }).click();
  await expect(page).toHaveURL(pathTo('de', 'about', 'values'));
  await expect(page.locator('#values')).toBeInViewport();
  await expect(page.locator('#values')).toBeFocused();

  await page.getByRole('contentinfo').getByRole('link', { name: footer.about.team, exact: true }).click();
  await expect(page).toHaveURL(pathTo('de', 'about', 'team'));
  await expect(page.locator('#team')).toBeInViewport();

  await page.goBack();
  await expect(page).toHaveURL(pathTo('de', 'about', 'values'));
  await page.goForward();
  await expect(page).toHaveURL(pathTo('de', 'about', 'team'));
  await expect(page.locator('#team')).toBeInViewport();
  expect(await page.evaluate(() => (window as { stillHere?: boolean }).stillHere)).toBe(true);
});

test.describe('for those who prefer less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('a section is there at once', async ({ page }) => {
    await page.goto(pathTo('de', 'institutional', 'how_to_start'));
    await expect(page.locator('#how_to_start')).toBeInViewport({ timeout: 500 });
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a section address still leads to its section', async ({ page }) => {
    await page.goto(pathTo('de', 'institutional', 'how_to_start'));
    await expect(page.locator('#how_to_start')).toBeInViewport();
  });
});
