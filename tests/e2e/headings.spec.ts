import type { Page } from '@playwright/test';
import { defaultLocale } from '#common/locales.ts';
import { pageKeys, pathTo, styleguidePath } from '#common/routes.ts';
import { expect, visit } from './support/visit.ts';

/** Headings that can be seen and do not weigh what they should, each with its weight. */
const otherWeights = (page: Page, selector: string, weight: string) =>
  page.locator(selector).evaluateAll(
    (headings, expected) =>
      headings
        .filter((heading) => heading.checkVisibility() && heading.getBoundingClientRect().width > 2)
        .map((heading) => ({
          says: heading.textContent.trim(),
          weighs: getComputedStyle(heading).fontWeight,
        }))
        .filter(({ weighs }) => weighs !== expected)
        .map(({ says, weighs }) => `${says}: ${weighs}`),
    weight,
  );

for (const key of pageKeys) {
  visit(`the headline of ${key} weighs 700 (statement 264)`, async ({ page }) => {
    await page.goto(pathTo(defaultLocale, key));
    await expect(page.locator('main h1')).toBeVisible();
    expect(await otherWeights(page, 'main h1', '700')).toEqual([]);
  });

  visit(`the headings of the sections of ${key} weigh 700 (statement 265)`, async ({ page }) => {
    await page.goto(pathTo(defaultLocale, key));
    expect(await otherWeights(page, ':is(main, footer) h2', '700')).toEqual([]);
  });
}

for (const tag of ['h5', 'h6'])
  visit(`an ${tag} weighs 600 (statement 266)`, async ({ page }) => {
    await page.goto(styleguidePath);
    await expect(page.locator(`main ${tag}`).first()).toBeVisible({ timeout: 5000 });
    expect(await otherWeights(page, `main ${tag}`, '600')).toEqual([]);
  });
