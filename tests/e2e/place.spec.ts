import type { Page } from '@playwright/test';
import { pageKeys, pathTo } from '#common/routes.ts';
import { contentFor } from '#site/content/load.ts';
import { expect, visit } from './support/visit.ts';

// Where a page begins on reload and back. Playwright disables the back-forward cache, so back loads the page anew.

const place = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** The scroll positions of the next 20 frames, in which a scroll that has begun would show. */
const framesWithin = (page: Page) =>
  page.evaluate(async () => {
    const places = new Set<number>();
    for (let frame = 0; frame < 20; frame += 1) {
      await new Promise(requestAnimationFrame);
      places.add(Math.round(scrollY));
    }
    return [...places];
  });

/** Waits until the page has come to rest at a section. */
async function arriveAt(page: Page, section: string): Promise<void> {
  await expect(page.locator(`#${section}`)).toBeInViewport();
  await expect.poll(async () => (await framesWithin(page)).length).toBe(1);
}

visit('back restores the scroll position', async ({ page }) => {
  const address = pathTo('de', 'institutional', 'how_to_start');
  await page.goto(address);
  await arriveAt(page, 'how_to_start');
  await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }));
  expect(await framesWithin(page)).toEqual([2000]);
  await page.goto(pathTo('de', 'imprint'));
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect.poll(() => place(page)).toBe(2000);
  expect(await framesWithin(page)).toEqual([2000]);
});

for (const key of pageKeys)
  visit(`${key} begins at the top when it is reloaded (statements 49 and 50)`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 500 });
    await page.goto(pathTo('de', key));
    await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
    const [leftAt = 0] = await framesWithin(page);
    expect(leftAt).toBeGreaterThan(0);
    await page.reload();
    await expect.poll(() => place(page), { timeout: 5000 }).toBe(0);
    expect(await framesWithin(page)).toEqual([0]);
  });

visit('back from a link within the page restores the scroll position', async ({ page }) => {
  const { footer } = contentFor('en').common;
  await page.goto(pathTo('en', 'about'));
  const link = page
    .getByRole('contentinfo')
    .getByRole('link', { name: footer.blocks.about['about/values'], exact: true });
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  const [pressedAt] = await framesWithin(page);
  expect(pressedAt).toBeGreaterThan(2000);
  await link.click();
  await arriveAt(page, 'values');
  const section = await place(page);
  expect(section).toBeLessThan(2000);
  await page.goBack();
  await expect.poll(() => place(page)).toBe(pressedAt);
  await page.goForward();
  await expect.poll(() => place(page)).toBe(section);
});
