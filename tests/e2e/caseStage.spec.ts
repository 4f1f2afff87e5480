import type { Page } from '@playwright/test';
import { defaultLocale, localeCodes } from '#common/locales.ts';
import { pathTo } from '#common/routes.ts';
import { contentFor } from '#site/content/load.ts';
import { firstChoice, offerIds, type OfferId } from '#site/content/types/caseStage.ts';
import { clientSteps } from '#site/content/types/clients.ts';
import { loggedEvents } from './support/events.ts';
import { expect, test } from './support/test.ts';
import { visit } from './support/visit.ts';

const stage = (page: Page) => page.locator('.case-stage');
const offer = (page: Page, id: OfferId) => stage(page).locator(`[data-offer=${id}]`);
const order = (page: Page) =>
  stage(page)
    .locator('[data-offer]')
    .evaluateAll((rows) =>
      rows
        .toSorted((one, other) => one.getBoundingClientRect().y - other.getBoundingClientRect().y)
        .map((row) => (row as HTMLElement).dataset['offer']),
    );

const byTime = (ranks: Record<OfferId, { rankByTime: number }>) =>
  offerIds.toSorted((one, other) => ranks[one].rankByTime - ranks[other].rankByTime);

/** Scrolls until a step is at the middle of the frame, and its sheet lies on top there. */
async function goTo(page: Page, index: number): Promise<void> {
  await page
    .locator('.case-step')
    .nth(index)
    .evaluate((step) => {
      const { top, height } = step.getBoundingClientRect();
      scrollTo({ top: scrollY + top + height / 2 - (innerHeight + 76) / 2, behavior: 'instant' });
    });
  const onTop = () =>
    page.evaluate(() => {
      const frame = document.querySelector('.case-shot')?.getBoundingClientRect();
      if (frame === undefined) return -1;
      const seen = document.elementFromPoint(frame.x + frame.width / 2, frame.y + frame.height / 2);
      return [...document.querySelectorAll('.case-shot')].findIndex((shot) => shot.contains(seen));
    });
  await expect.poll(onTop).toBe(index);
}

const desktop = { width: 1440, height: 900 };

/** Windows in which the stage stands: tablets on their side, small laptops, and what designers use. */
const windows = [
  [1024, 640],
  [1024, 768],
  [1280, 720],
  [1366, 650],
  [1440, 700],
  [1440, 900],
  [1920, 940],
] as const;

/** What does not fit its frame, by what it says, and the least distance between the words of two steps. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const seen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const cut: string[] = [];
    for (const frame of document.querySelectorAll('.case-pane, .case-app')) {
      const { right, bottom } = frame.getBoundingClientRect();
      for (const part of frame.querySelectorAll('*')) {
        const box = part.getBoundingClientRect();
        if (part.closest('svg, .sr-only, .case-roll, img') !== null || box.width === 0 || !seen(part))
          continue;
        const scrolls =
          getComputedStyle(part).overflowY === 'auto' && part.scrollHeight > part.clientHeight + 4;
        if (box.right > right + 1 || box.bottom > bottom + 1 || scrolls)
          cut.push(part.textContent.trim().slice(0, 40));
      }
    }
    const gaps = [...document.querySelectorAll('.case-step')].map(
      (step) => step.clientHeight - (step.querySelector('.case-words')?.clientHeight ?? 0),
    );
    return { cut, gap: Math.min(...gaps) };
  });

for (const locale of localeCodes)
  visit(`all of every sheet of the case fits its frame (${locale})`, async ({ page }) => {
    await page.goto(pathTo(locale, 'institutional'));
    for (const [width, height] of windows.filter((_, index) => locale === defaultLocale || index % 3 === 0)) {
      await page.setViewportSize({ width, height });
      await goTo(page, 0);
      const { cut, gap } = await cutOff(page);
      expect.soft(cut, `${width} × ${height} px`).toEqual([]);
      expect.soft(gap, `${width} × ${height} px`).toBeGreaterThanOrEqual(24);
    }
  });

visit('each step of the case has its sheet in one frame, and a phone has a row', async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto(pathTo('en', 'institutional'));
  const tops = new Set<number>();
  for (const [index] of clientSteps.entries()) {
    await goTo(page, index);
    tops.add(Math.round((await page.locator('.case-app').boundingBox())?.y ?? -1));
  }
  expect(tops.size).toBe(1);
  await page.setViewportSize({ width: 390, height: 844 });
  const row = page.locator('.case-steps');
  expect(await row.evaluate((list) => list.scrollWidth > list.clientWidth * 4)).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false, viewport: desktop, contextOptions: { reducedMotion: 'reduce' } });

  test('offers are chosen, and the contract follows', async ({ page }) => {
    const { caseStage: texts } = contentFor('en');
    await page.goto(pathTo('en', 'institutional'));
    expect(await order(page)).toEqual(offerIds);
    await stage(page).getByText(texts.offers.sort.time, { exact: true }).first().click();
    expect(await order(page)).toEqual(byTime(texts.offers.offers));
    const fee = (id: OfferId) =>
      stage(page).locator(`[data-part=gross][data-for=${id}]`, {
        hasText: texts.offers.offers[id].amounts.gross,
      });
    await expect(fee(firstChoice)).toBeVisible();
    for (const id of offerIds) {
      await offer(page, id).click();
      await expect(offer(page, id).getByRole('radio')).toBeChecked();
      await expect(fee(id)).toBeVisible();
      for (const other of offerIds.filter((one) => one !== id)) await expect(fee(other)).toBeHidden();
    }
  });
});

test('with a script rows move, and a counter-offer is carried on and reported', async ({ page }) => {
  const { caseStage: texts } = contentFor('de');
  const events = loggedEvents(page);
  await page.setViewportSize(desktop);
  await page.goto(pathTo('de', 'institutional'));
  await goTo(page, 1);
  const counter = stage(page).getByRole('button', { name: texts.offers.counter.open });
  await expect(counter).toBeVisible();
  await stage(page).getByText(texts.offers.sort.time, { exact: true }).first().click();
  await expect(stage(page).getByRole('status')).toContainText(texts.offers.said.sorted.time);
  await expect.poll(() => order(page)).toEqual(byTime(texts.offers.offers));

  // The arrow keys go through the offers as they are seen.
  const [first, second] = byTime(texts.offers.offers);
  if (first === undefined || second === undefined) throw new Error('too few offers');
  await offer(page, first).getByRole('radio').focus();
  await page.keyboard.press('ArrowDown');
  await expect(offer(page, second).getByRole('radio')).toBeChecked();

  await counter.click();
  const { counters } = texts.offers.offers[second];
  const fee = stage(page).locator(`[data-part=gross][data-for=${second}]`);
  await page.getByRole('slider').press('Home');
  const agreed = counters.at(-1);
  await expect(stage(page).getByRole('status')).toContainText(agreed?.agreed ?? '–');
  await expect(fee).toHaveText(agreed?.amounts.gross ?? '–');
  await stage(page).getByRole('button', { name: texts.offers.counter.close }).click();
  await expect(fee).toHaveText(texts.offers.offers[second].amounts.gross);

  expect(events).toEqual([
    'Sample Offers used: Sorted',
    'Sample Offers used: Chosen',
    'Sample Offers used: Counter-offer',
    'Sample Offers used: Counter-offer',
  ]);
});
