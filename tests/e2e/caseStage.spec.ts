import type { Page } from '@playwright/test';
import { localeCodes } from '#common/locales.ts';
import { pathTo } from '#common/routes.ts';
import { contentFor } from '#site/content/load.ts';
import { firstChoice, offerIds, type OfferId } from '#site/content/types/caseStage.ts';
import { clientSteps } from '#site/content/types/clients.ts';
import { expect, test } from './support/test.ts';

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

/** Scrolls until a step is at the middle of the frame. */
async function goTo(page: Page, index: number) {
  await page
    .locator('.case-step')
    .nth(index)
    .evaluate((step) => {
      const { top, height } = step.getBoundingClientRect();
      scrollTo({ top: scrollY + top + height / 2 - (innerHeight + 76) / 2, behavior: 'instant' });
    });
}

/** Which step's sheet lies on top in the middle of the frame, counted from zero. */
const onTop = (page: Page) =>
  page.evaluate(() => {
    const frame = document.querySelector('.case-shot')?.getBoundingClientRect();
    if (frame === undefined) return -1;
    const seen = document.elementFromPoint(frame.x + frame.width / 2, frame.y + frame.height / 2);
    return [...document.querySelectorAll('.case-shot')].findIndex((shot) => shot.contains(seen));
  });

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

for (const locale of localeCodes) {
  const address = pathTo(locale, 'institutional');
  const { caseStage: texts, clients, common } = contentFor(locale);

  test(`${address}: the frame stays, and each step shows its own sheet in it`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(address);
    const tops = new Set<number>();
    for (const [index] of clientSteps.entries()) {
      await goTo(page, index);
      await expect.poll(() => onTop(page)).toBe(index);
      tops.add(Math.round((await page.locator('.case-app').boundingBox())?.y ?? -1));
    }
    expect(tops.size).toBe(1);
  });

  test(`${address}: all of every sheet fits the frame`, async ({ page }) => {
    for (const [width, height] of windows) {
      await page.setViewportSize({ width, height });
      await page.goto(address);
      await goTo(page, 0);
      await expect.poll(() => onTop(page)).toBe(0);
      const { cut, gap } = await cutOff(page);
      expect(cut, `${width} × ${height} px`).toEqual([]);
      expect(gap, `${width} × ${height} px`).toBeGreaterThanOrEqual(24);
    }
  });

  test.describe('without a script', () => {
    test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } });

    test(`${address}: offers are sorted and chosen, and the contract follows`, async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(address);
      await expect(stage(page).getByRole('heading')).toHaveText(
        clientSteps.map((step) => clients.steps.items[step].title),
      );
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

  test(`${address}: with a script rows move, and a counter-offer is carried on`, async ({ page }) => {
    const events: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'log') events.push(message.text());
    });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(address);
    await goTo(page, 1);
    const counter = stage(page).getByRole('button', { name: texts.offers.counter.open });
    await expect(counter).toBeVisible();
    await stage(page).getByText(texts.offers.sort.time, { exact: true }).first().click();
    await expect(stage(page).getByRole('status')).toContainText(texts.offers.said.sorted.time);
    const rows = await stage(page)
      .locator('[data-offer]')
      .evaluateAll((all) => all.map((row) => (row as HTMLElement).dataset['offer']));
    expect(rows).toEqual(byTime(texts.offers.offers));

    // The arrow keys go through the offers as they are seen.
    const [first, second] = byTime(texts.offers.offers);
    if (first === undefined || second === undefined) throw new Error('too few offers');
    await offer(page, first).getByRole('radio').focus();
    await page.keyboard.press('ArrowDown');
    await expect(offer(page, second).getByRole('radio')).toBeChecked();

    await counter.click();
    const { counters } = texts.offers.offers[second];
    await page.getByRole('slider').press('Home');
    const agreed = counters.at(-1);
    await expect(stage(page).getByRole('status')).toContainText(agreed?.agreed ?? '–');
    await expect(stage(page).locator(`[data-part=gross][data-for=${second}]`)).toHaveText(
      agreed?.amounts.gross ?? '–',
    );
    await stage(page).getByRole('button', { name: texts.offers.counter.close }).click();
    await expect(stage(page).locator(`[data-part=gross][data-for=${second}]`)).toHaveText(
      texts.offers.offers[second].amounts.gross,
    );

    const register = stage(page).getByRole('link', { name: common.actions.registerClient });
    await register.evaluate((link) => {
      link.addEventListener('click', (event) => {
        event.preventDefault();
      });
    });
    await register.click();
    expect(events).toEqual([
      'Sample Offers used: Sorted',
      'Sample Offers used: Chosen',
      'Sample Offers used: Counter-offer',
      'Sample Offers used: Counter-offer',
      'Signup Link click: Clients > Register Now 2',
    ]);
  });

  test(`${address}: on a phone the steps are a row that scrolls by itself`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(address);
    const row = page.locator('.case-steps');
    expect(await row.evaluate((list) => list.scrollWidth > list.clientWidth * 4)).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  test(`${address}: one register of the folder is open at a time`, async ({ page }) => {
    await page.goto(address);
    const registers = page.locator('details[name=industry]');
    await expect(registers).toHaveCount(4);
    for (const register of await registers.all()) {
      if ((await register.getAttribute('open')) === null) await register.locator('summary').click();
      await expect(register).toHaveAttribute('open', '');
      await expect(page.locator('details[name=industry][open]')).toHaveCount(1);
    }
  });
}
