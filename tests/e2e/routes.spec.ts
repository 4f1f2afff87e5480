import type { Page } from '@playwright/test';
import { pageAddresses, sectionAddresses, type PageAddress } from '#common/addresses.ts';
import { brand } from '#common/company.ts';
import { localisedPath, routes } from '#common/routes.ts';
import { contentFor } from '#site/content/load.ts';
import { expect, visit as test } from './support/visit.ts';

const siteOrigin = 'https://www.bewertra.example';

test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: 'reduce' } });

/** Opens the page at an address, and expects it to say whose it is and to fit the phone. */
async function expectServed(page: Page, { path, locale, page: key }: PageAddress): Promise<void> {
  const response = await page.goto(path, { waitUntil: 'load' });
  expect(response?.status()).toBe(200);

  const name = RegExp.escape(`${brand.name} – ${contentFor(locale).common.pageNames[key]}`);
  await expect(page).toHaveTitle(new RegExp(`^${name}(: \\S.*)?$`));
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
  const canonical = localisedPath(locale, routes[key].path);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', siteOrigin + canonical);

  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
}

for (const address of pageAddresses) {
  test(`${address.path} is served, in its language, and fits a small phone`, async ({ page }) => {
    await expectServed(page, address);
  });
}

for (const address of sectionAddresses) {
  test(`${address.path} is served so too, and shows its section below the bar, with focus on it`, async ({
    page,
  }) => {
    await expectServed(page, address);
    const target = page.locator(`#${address.section}`);
    await expect(target).toBeFocused();
    await expect(async () => {
      const { y, viewport } = await target.evaluate((element) => ({
        y: Math.round(element.getBoundingClientRect().y),
        viewport: innerHeight,
      }));
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThan(viewport * 0.6);
    }).toPass();
  });
}
