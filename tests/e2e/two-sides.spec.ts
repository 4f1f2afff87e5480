import type { Locator, Page } from '@playwright/test';
import { localeCodes } from '#common/locales.ts';
import { pathTo } from '#common/routes.ts';
import { contentFor } from '#site/content/load.ts';
import { caseSides } from '#site/content/types/twoSides.ts';
import { expect, test } from './support/test.ts';
import { visit } from './support/visit.ts';

const { events } = contentFor('de').twoSides;
const itemOf = (page: Page, index: number) => page.locator('.case-event').nth(index);
const desktop = { width: 1440, height: 900 };

/** Scrolls the stage on to a moment of an event's turn: 0 its start, 1 its end. */
const turnTo = (page: Page, index: number, moment = 0.5) =>
  page.locator('.case-two-sides').evaluate(
    (stage, end) => {
      const { top, height } = stage.getBoundingClientRect();
      scrollTo({ top: scrollY + top + (height - innerHeight) * end, behavior: 'instant' });
    },
    (index + moment) / events.length,
  );

/** The event that is seen in the middle of each window and between them. */
const seen = (page: Page) =>
  page.evaluate(() =>
    [0.25, 0.5, 0.75].map((x) => {
      const all = document.elementsFromPoint(innerWidth * x, innerHeight * 0.45);
      const visible = all.filter((one) => one.checkVisibility({ opacityProperty: true }));
      return visible.find((one) => one.matches('.case-event'))?.querySelector('h3')?.textContent;
    }),
  );

test('the two windows stay in place while the events change in them', async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto(pathTo('de', 'platform'));
  const places = [];
  for (const index of [1, 4, events.length - 1]) {
    const { title = '', key } = events[index] ?? {};
    await turnTo(page, index);
    await expect.poll(() => seen(page), key).toEqual([title, title, title]);
    const boxes = await itemOf(page, index)
      .locator('.case-window')
      .evaluateAll((both) => both.map((one) => one.getBoundingClientRect()));
    const inPlace = boxes.toSorted((one, other) => one.x - other.x);
    places.push(inPlace.map(({ x, y, width, height }) => [x, y, width, height].map(Math.round)).join());
  }
  expect(new Set(places).size).toBe(1);
});

test('a window is empty until what the other side sends arrives in it', async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto(pathTo('de', 'platform'));
  const opacity = (content: Locator) => content.evaluate((element) => getComputedStyle(element).opacity);
  for (const [index, side] of ['valuer', 'client'].entries()) {
    const content = itemOf(page, index).locator(`[data-side=${side}] .case-content`);
    await turnTo(page, index, 0.1);
    await expect.poll(() => opacity(content)).toBe('0');
    await turnTo(page, index, 0.6);
    await expect.poll(() => opacity(content)).toBe('1');
  }
});

test('the last event and the rail leave the stage together, and neither lies on the other', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await page.goto(pathTo('de', 'platform'));
  const last = events.length - 1;
  const sentences = itemOf(page, last).locator('.case-sentence');
  for (const beyond of [0.5, 1, 2]) {
    await turnTo(page, last, 1 + beyond);
    const ends = await sentences.evaluateAll((both) => both.map((one) => one.getBoundingClientRect().bottom));
    const { y } = (await page.locator('.case-rail').boundingBox()) ?? { y: 0 };
    expect(Math.max(...ends)).toBeLessThanOrEqual(y);
  }
});

test('the case file gains a sheet an event', async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto(pathTo('de', 'platform'));
  for (const index of events.keys()) {
    const sheets = itemOf(page, index).locator('.case-file [class*=case-file-sheet]');
    await expect(sheets).toHaveCount(index + 1);
  }
});

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ viewport: desktop, javaScriptEnabled });

    test('a day on the rail leads to its event, with what arrived in both windows', async ({ page }) => {
      await page.goto(pathTo('de', 'platform'));
      await turnTo(page, 0);
      for (const index of [5, 2]) {
        const { title = '' } = events[index] ?? {};
        const name = new RegExp(`^${index + 1}\\s?, ${title}`);
        await page.getByRole('link', { name }).click();
        await expect.poll(() => seen(page)).toEqual([title, title, title]);
        for (const side of caseSides) {
          const content = itemOf(page, index).locator(`[data-side=${side}] .case-content`);
          await expect.poll(() => content.evaluate((shown) => getComputedStyle(shown).opacity)).toBe('1');
        }
      }
    });
  });

/** The left and right edge of what is shown, in pixels of the page. */
async function edgesOf(shown: Locator): Promise<{ left: number; right: number }> {
  const box = await shown.boundingBox();
  if (box === null) throw new Error('nothing is shown there');
  return { left: box.x, right: box.x + box.width };
}

visit('the case is shown without motion, and print has its sentences', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize(desktop);
  await page.goto(pathTo('de', 'platform'));
  const item = itemOf(page, 1);
  const client = await edgesOf(item.locator('[data-side=client] .case-window'));
  const arrow = await edgesOf(item.locator('.case-arrow'));
  const valuer = await edgesOf(item.locator('[data-side=valuer] .case-window'));
  expect(client.right).toBeLessThan(arrow.left);
  expect(arrow.right).toBeLessThan(valuer.left);
  await page.emulateMedia({ media: 'print' });
  await expect(item.locator('.case-window').first()).toBeHidden();
  for (const { text } of Object.values(events[1]?.sides ?? {}))
    await expect(item.getByText(text)).toBeVisible();
});

for (const width of [390, 820, 1024])
  visit(`both sides of an event are on one card that one swipes, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(pathTo('de', 'platform'));
    const track = page.locator('.case-events');
    expect(await track.evaluate((list) => list.scrollWidth / list.clientWidth)).toBeGreaterThan(3);
    for (const { text } of Object.values(events[0]?.sides ?? {}))
      await expect(itemOf(page, 0).getByText(text)).toBeVisible();
    const { left, right } = await edgesOf(itemOf(page, 0));
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(width);
    const pinned = await page
      .locator('.case-two-sides, .case-two-sides *')
      .evaluateAll((all) => all.filter((one) => getComputedStyle(one).position === 'sticky').length);
    expect(pinned).toBe(0);
  });

for (const locale of localeCodes)
  visit(
    `on a phone a link to each event, by its name, turns to it and takes the focus along (${locale})`,
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width: 390, height: 664 });
      await page.goto(pathTo(locale, 'platform'));
      const { platform, twoSides } = contentFor(locale);
      const links = page.getByRole('navigation', { name: platform.benefits.title });
      for (const [index, { title }] of twoSides.events.entries()) {
        const link = links.getByRole('link', { name: new RegExp(`^${index + 1}\\s?, ${title}$`) });
        await link.focus();
        await expect(link).toBeInViewport({ ratio: 1 });
        await link.press('Enter');
        await expect(itemOf(page, index).getByRole('heading')).toBeFocused();
        const { left, right } = await edgesOf(itemOf(page, index));
        expect(left).toBeGreaterThanOrEqual(0);
        expect(right).toBeLessThanOrEqual(390);
        await expect(link).toBeInViewport({ ratio: 1 });
      }
      await expect(page).toHaveURL(pathTo(locale, 'platform'));
    },
  );

test.describe('on a phone, without JavaScript', () => {
  test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });

  test('a link by number leads to its event', async ({ page }) => {
    await page.goto(pathTo('de', 'platform'));
    await page.getByRole('link', { name: /^4\s?, / }).click();
    await expect.poll(async () => (await edgesOf(itemOf(page, 3))).left).toBeLessThan(60);
    await expect(itemOf(page, 3).getByRole('heading')).toBeInViewport();
  });
});
