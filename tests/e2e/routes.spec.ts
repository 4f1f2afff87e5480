import { pageAddresses, sectionAddresses } from '#common/addresses.ts';
import { brand } from '#common/company.ts';
import { localisedPath, routes } from '#common/routes.ts';
import { contentFor } from '#site/content/load.ts';
import { expect, visit as test } from './support/visit.ts';

const siteOrigin = 'https://www.bewertra.example';

test.use({ viewport: { width: 360, height: 740 } });

for (const { path, locale, page: key } of [...pageAddresses, ...sectionAddresses]) {
  test(`${path} is served, in its language, and fits a small phone`, async ({ page }) => {
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
  });
}
