import type { Page } from '@playwright/test';
import { defaultLocale } from '#common/locales.ts';
import { pageKeys, pathTo, styleguidePath, type PageKey } from '#common/routes.ts';
import { expect, visit } from './support/visit.ts';

/** A heading that can be seen. */
type Heading = { tag: string; inMain: boolean; says: string; weighs: string };

/** The headings of the page that can be seen, in its main part and its footer. */
const headingsOf = (page: Page): Promise<Heading[]> =>
  page.locator(':is(main, footer) :is(h1, h2, h5, h6)').evaluateAll((headings) =>
    headings
      .filter((heading) => heading.checkVisibility() && heading.getBoundingClientRect().width > 2)
      .map((heading) => ({
        tag: heading.localName,
        inMain: heading.closest('main') !== null,
        says: heading.textContent.trim(),
        weighs: getComputedStyle(heading).fontWeight,
      })),
  );

/** The headings that do not weigh what they should, each with its weight. */
const otherWeights = (headings: readonly Heading[], weight: string) =>
  headings.filter(({ weighs }) => weighs !== weight).map(({ says, weighs }) => `${says}: ${weighs}`);

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

for (const tag of ['h5', 'h6'])
  visit(`an ${tag} weighs 600 (statement 266)`, async ({ page }) => {
    await page.goto(styleguidePath);
    await expect(page.locator(`main ${tag}`).first()).toBeVisible({ timeout: 5000 });
    const headings = await headingsOf(page);
    expect(
      otherWeights(
        headings.filter((heading) => heading.tag === tag && heading.inMain),
        '600',
      ),
    ).toEqual([]);
  });
