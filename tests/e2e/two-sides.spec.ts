import type { Locator, Page } from '@playwright/test';
import { pathTo } from '#common/routes.ts';
import { contentFor } from '#site/content/load.ts';
import { expect, test } from './support/test.ts';
import { visit } from './support/visit.ts';

const { events } = contentFor('de').twoSides;
const itemOf = (page: Page, index: number) => page.locator('.case-event').nth(index);

/** Scrolls the case on to the middle of an event's turn. */
const turnTo = (page: Page, index: number) =>
  page.locator('.case-events').evaluate(
    (list, end) => {
      const { top, height } = list.getBoundingClientRect();
      scrollTo({ top: scrollY + top + (height - innerHeight) * end, behavior: 'instant' });
    },
    (index + 0.5) / events.length,
  );

/** The event that is seen in the middle of each window and between them. */
const seen = (page: Page) =>
  page.evaluate(() =>
    [0.25, 0.5, 0.75].map((x) => {
      const all = document.elementsFromPoint(innerWidth * x, innerHeight * 0.55);
      const visible = all.filter((one) => one.checkVisibility({ opacityProperty: true }));
      return visible.find((one) => one.matches('.case-event'))?.querySelector('h3')?.textContent;
    }),
  );

test('the two windows stay in place while the events change in them', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(pathTo('de', 'platform'));
  const places = [];
  for (const index of [1, 4, events.length - 1]) {
    const { title = '', key } = events[index] ?? {};
    await turnTo(page, index);
    await expect.poll(() => seen(page), key).toEqual([title, title, title]);
    const item = itemOf(page, index);
    const windows = await item
      .locator('.case-window')
      .evaluateAll((both) => both.map((one) => [one.getBoundingClientRect().x, one.clientWidth]));
    const { y = 0, height = 0 } = (await item.boundingBox()) ?? {};
    places.push([...windows, y + height / 2].join());
  }
  expect(new Set(places).size).toBe(1);
});

/** The left and right edge of what is shown, in pixels of the page. */
async function edgesOf(shown: Locator): Promise<{ left: number; right: number }> {
  const box = await shown.boundingBox();
  if (box === null) throw new Error('nothing is shown there');
  return { left: box.x, right: box.x + box.width };
}

visit('the case is shown without motion, and print has its sentences', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(pathTo('de', 'platform'));
  const item = itemOf(page, 2);
  const windows = item.locator('.case-window');
  const client = await edgesOf(windows.first());
  const arrow = await edgesOf(item.locator('.case-arrow'));
  const valuer = await edgesOf(windows.last());
  expect(client.right).toBeLessThan(arrow.left);
  expect(arrow.right).toBeLessThan(valuer.left);
  await page.emulateMedia({ media: 'print' });
  await expect(windows.first()).toBeHidden();
  for (const { text } of Object.values(events[2]?.sides ?? {}))
    await expect(item.getByText(text)).toBeVisible();
});

test.describe('on a phone, without JavaScript', () => {
  test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });

  test('one window flips from the acting side to the other', async ({ page }) => {
    await page.goto(pathTo('de', 'platform'));
    const sides = itemOf(page, 0).locator('[data-side]');
    const turned = () =>
      sides.evaluateAll((both) => both.map((side) => getComputedStyle(side).rotate.includes('180')));
    const one = await sides.first().boundingBox();
    const other = await sides.last().boundingBox();
    expect(one?.y).toBe(other?.y);
    await expect.poll(turned).toEqual([false, true]);
    await turnTo(page, 0);
    await expect.poll(turned).toEqual([true, false]);
  });
});
