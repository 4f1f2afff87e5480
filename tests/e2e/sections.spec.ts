import { sectionAddresses } from '#common/addresses.ts';
import { pathTo } from '#common/routes.ts';
import { contentFor } from '#site/content/load.ts';
import { expect, test } from './support/test.ts';
import { visit } from './support/visit.ts';

for (const { path, section } of sectionAddresses) {
  visit(`${path} shows its section below the bar, with focus on it`, async ({ page }) => {
    await page.goto(path);
    const target = page.locator(`#${section}`);
    await expect(target).toBeFocused();
    await expect
      .poll(async () => Math.round((await target.boundingBox())?.y ?? -1), {
        message: 'distance from the top',
      })
      .toBeGreaterThanOrEqual(0);
    await expect(async () => {
      const { y, viewport } = await target.evaluate((element) => ({
        y: element.getBoundingClientRect().y,
        viewport: innerHeight,
      }));
      expect(y).toBeLessThan(viewport * 0.6);
    }).toPass();
  });
}

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
