import type { Page } from '@playwright/test';
import { defaultLocale, localeCodes } from '#common/locales.ts';
import { pathTo } from '#common/routes.ts';
import { contentFor } from '#site/content/load.ts';
import { sampleCase } from '#site/content/samples/case.ts';
import { firstChoice, offerIds, type OfferId } from '#site/content/types/caseStage.ts';
import { clientSteps } from '#site/content/types/clients.ts';
import { loggedEvents } from './support/events.ts';
import { expectHeadingFocused } from './support/focusWithin.ts';
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

/** Scrolls until a step is at the middle of the frame, and its panel lies on top there. */
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
    const isLooked = (part: Element) =>
      part.closest('svg, .sr-only, .case-roll, img') === null &&
      part.getBoundingClientRect().width > 0 &&
      part.checkVisibility({ visibilityProperty: true });
    const scrolls = (part: Element) =>
      getComputedStyle(part).overflowY === 'auto' && part.scrollHeight > part.clientHeight + 4;
    const cut: string[] = [];
    for (const frame of document.querySelectorAll('.case-pane, .case-app')) {
      const { right, bottom } = frame.getBoundingClientRect();
      for (const part of [...frame.querySelectorAll('*')].filter(isLooked)) {
        const box = part.getBoundingClientRect();
        const isOutside = box.right > right + 1 || box.bottom > bottom + 1;
        if (isOutside || scrolls(part)) cut.push(part.textContent.trim().slice(0, 40));
      }
    }
    const gaps = [...document.querySelectorAll('.case-step')].map(
      (step) => step.clientHeight - (step.querySelector('.case-words')?.clientHeight ?? 0),
    );
    return { cut, gap: Math.min(...gaps) };
  });

for (const locale of localeCodes)
  visit(`every panel of the case fits its frame (${locale})`, async ({ page }) => {
    await page.goto(pathTo(locale, 'institutional'));
    for (const [width, height] of windows.filter((_, index) => locale === defaultLocale || index % 3 === 0)) {
      await page.setViewportSize({ width, height });
      await goTo(page, 0);
      const { cut, gap } = await cutOff(page);
      expect.soft(cut, `${width} × ${height} px`).toEqual([]);
      expect.soft(gap, `${width} × ${height} px`).toBeGreaterThanOrEqual(24);
    }
  });

visit('a desktop shows each step in the same frame; a phone shows a row of steps', async ({ page }) => {
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

for (const locale of localeCodes)
  visit(
    `on a phone a link to each step, by its name, turns to it and takes the focus along (${locale})`,
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width: 390, height: 664 });
      await page.goto(pathTo(locale, 'institutional'));
      const { caseStage, clients } = contentFor(locale);
      const links = page.getByRole('navigation', { name: caseStage.head.title });
      const row = page.locator('.case-steps');
      for (const [index, step] of clientSteps.entries()) {
        const link = links.getByRole('link', {
          name: new RegExp(`^${index + 1}\\s?, ${clients.steps[step]}$`),
        });
        await link.focus();
        await expect(link).toBeInViewport({ ratio: 1 });
        await link.press('Enter');
        await expectHeadingFocused(row.locator('> li').nth(index));
        const sides = await row
          .locator('> li')
          .nth(index)
          .evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
        expect(sides.left).toBeGreaterThanOrEqual(0);
        expect(sides.right).toBeLessThanOrEqual(390);
        await expect(link).toBeInViewport({ ratio: 1 });
      }
      await expect(page).toHaveURL(pathTo(locale, 'institutional'));
    },
  );

visit('the Tab key reaches the links to the steps after the steps, where they are seen', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 400 });
  await page.goto(pathTo('de', 'institutional'));
  await page.locator('.case-steps input:checked').last().focus();
  await page.keyboard.press('Tab');
  const first = page.getByRole('link', {
    name: new RegExp(`^1\\s?, ${contentFor('de').clients.steps.enquiry}$`),
  });
  await expect(first).toBeFocused();
  await expect(first).toBeInViewport({ ratio: 1 });
});

for (const locale of localeCodes)
  visit(
    `sorted offers are read in the order that is seen, and a listener is told (${locale})`,
    async ({ page }) => {
      const { sort } = contentFor(locale).caseStage.offer;
      const { offers } = sampleCase;
      const byTime = offerIds.toSorted((one, other) => offers[one].workingDays - offers[other].workingDays);
      await page.setViewportSize(desktop);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(pathTo(locale, 'institutional'));
      await stage(page).getByRole('radio', { name: sort.time, exact: true }).check();
      await expect(stage(page).getByText(sort.announcements.time)).toBeVisible();
      expect(await order(page)).toEqual(byTime);

      const inMarkup = stage(page).locator('[data-offer]');
      expect(
        await inMarkup.evaluateAll((rows) => rows.map((row) => (row as HTMLElement).dataset['offer'])),
      ).toEqual(byTime);
    },
  );

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: desktop, contextOptions: { reducedMotion: 'reduce' } });

  test('a visitor sorts and chooses offers, and the contract shows the chosen one', async ({ page }) => {
    const { contract, offer: texts } = contentFor('en').caseStage;
    const { offers } = sampleCase;
    const byTime = offerIds.toSorted((one, other) => offers[one].workingDays - offers[other].workingDays);
    await page.goto(pathTo('en', 'institutional'));
    expect(await order(page)).toEqual(offerIds);
    await stage(page).getByText(texts.sort.time, { exact: true }).click();
    expect(await order(page)).toEqual(byTime);
    const [gross] = contract.lines.toReversed();
    const total = (id: OfferId) => stage(page).getByText(gross?.value[id] ?? '–', { exact: true });
    await expect(total(firstChoice)).toBeVisible();
    for (const id of offerIds) {
      await offer(page, id).click();
      await expect(offer(page, id).getByRole('radio')).toBeChecked();
      for (const one of offerIds) await expect(total(one)).toBeVisible({ visible: one === id });
    }
  });
});

test('sorting and choosing send events; an offer chosen by keyboard is in view', async ({ page }) => {
  const events = loggedEvents(page);
  await page.setViewportSize(desktop);
  await page.goto(pathTo('de', 'institutional'));
  const { sort } = contentFor('de').caseStage.offer;
  await goTo(page, 1);
  await stage(page).getByText(sort.time, { exact: true }).click();
  await expect.poll(() => events).toEqual(['Sample Offers used: Sorted']);
  await goTo(page, 3);
  await offer(page, firstChoice).getByRole('radio').focus();
  await page.keyboard.press('ArrowDown');
  await expect(offer(page, 'fullest').getByRole('radio')).toBeChecked();
  const onTop = () =>
    offer(page, 'fullest').evaluate((row) => {
      const { x, y, width, height } = row.getBoundingClientRect();
      return row.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
  await expect.poll(onTop).toBe(true);
  await expect.poll(() => events).toEqual(['Sample Offers used: Sorted', 'Sample Offers used: Chosen']);
});
