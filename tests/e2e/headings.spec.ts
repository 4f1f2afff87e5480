import type { Page } from '@playwright/test';
import { defaultLocale } from '#common/locales.ts';
import { pageKeys, pathTo, type PageKey } from '#common/routes.ts';
import { headingsOf, otherWeights, type Heading } from './support/headings.ts';
import { expect, visit } from './support/visit.ts';

/** The headings of each page that was opened: one visit serves both of its tests, which one worker runs. */
const known = new Map<PageKey, Heading[]>();
visit.describe.configure({ mode: 'default' });

async function headingsOn(page: Page, key: PageKey): Promise<Heading[]> {
  const before = known.get(key);
  if (before) return before;
  await page.goto(pathTo(defaultLocale, key));
  await expect(page.locator('main h1').first()).toBeVisible();
  const headings = await headingsOf(page);
  known.set(key, headings);
  return headings;
}

for (const key of pageKeys) {
  visit(`the headline of ${key} weighs 700 (statement 264)`, async ({ page }) => {
    const headlines = (await headingsOn(page, key)).filter(({ tag, inMain }) => tag === 'h1' && inMain);
    expect(headlines).toHaveLength(1);
    expect(otherWeights(headlines, '700')).toEqual([]);
  });

  visit(`the headings of the sections of ${key} weigh 700 (statement 265)`, async ({ page }) => {
    const headings = (await headingsOn(page, key)).filter(({ tag }) => tag === 'h2');
    expect(otherWeights(headings, '700')).toEqual([]);
  });
}
