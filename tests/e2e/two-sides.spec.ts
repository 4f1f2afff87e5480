import type { Page } from '@playwright/test';
import { localeCodes } from '#common/locales.ts';
import { pathTo } from '#common/routes.ts';
import { contentFor } from '#site/content/load.ts';
import { caseEvents } from '#site/content/types/twoSides.ts';
import { expect, test } from './support/test.ts';

const path = pathTo('de', 'platform');
const { events, sides, title } = contentFor('de').twoSides;
const { counterOffer } = events;

const itemOf = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true, level: 3 }) });

for (const locale of localeCodes) {
  test(`each event says in a sentence what either side does, and its fragments are only to be seen (${locale})`, async ({
    page,
  }) => {
    await page.goto(pathTo(locale, 'platform'));
    const { twoSides } = contentFor(locale);
    const region = page.getByRole('region', { name: twoSides.title });
    for (const event of caseEvents) {
      const { client, valuer, when } = twoSides.events[event];
      const item = itemOf(page, twoSides.events[event].title);
      await expect(item).toContainText(`${twoSides.sides.client.name}: ${client.text}`);
      await expect(item).toContainText(`${twoSides.sides.valuer.name}: ${valuer.text}`);
      await expect(item.getByRole('time')).toHaveAttribute('datetime', when.iso.replace('Z', ''));
    }
    await expect(region.locator('[aria-hidden=true] :is(a, button, input)')).toHaveCount(0);
  });
}

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('both sides stand beside their events, and their names stay in view', async ({ page }) => {
    await page.goto(path);
    const item = itemOf(page, counterOffer.title);
    await item.scrollIntoViewIfNeeded();
    const client = item.getByText(counterOffer.client.shows.title, { exact: true }).last();
    const valuer = item.getByText(counterOffer.valuer.shows.title, { exact: true });
    await expect(client).toBeInViewport();
    await expect(valuer).toBeInViewport();
    const [left, right] = [await client.boundingBox(), await valuer.boundingBox()];
    expect(left?.x).toBeLessThan(600);
    expect(right?.x).toBeGreaterThan(750);
    for (const { party } of Object.values(sides))
      await expect(page.getByText(party, { exact: false }).first()).toBeInViewport();
  });

  test('the line fills down to where one reads', async ({ page }) => {
    await page.goto(path);
    const item = itemOf(page, events.documents.title);
    await item.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const filledTo = () =>
      page.locator('.sides-track span').evaluate((line) => line.getBoundingClientRect().bottom / innerHeight);
    await expect.poll(filledTo).toBeGreaterThan(0.55);
    expect(await filledTo()).toBeLessThan(0.61);
  });

  test.describe('with less motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('all of it is there from the start', async ({ page }) => {
      await page.goto(path);
      const heights = await page
        .locator('.sides-track, .sides-track span')
        .evaluateAll((lines) => lines.map((line) => line.getBoundingClientRect().height));
      expect(heights[0]).toBe(heights[1]);
      const faint = await page
        .locator('.sides-piece')
        .evaluateAll((pieces) => pieces.filter((piece) => getComputedStyle(piece).opacity !== '1').length);
      expect(faint).toBe(0);
    });
  });
});

test.describe('on a phone, without JavaScript', () => {
  test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });

  test('one chooses a side, sees its view, and reads what the other does', async ({ page }) => {
    await page.goto(path);
    const item = itemOf(page, counterOffer.title);
    const [client, valuer] = [item.locator('[data-side=client]'), item.locator('[data-side=valuer]')];
    const sentence = (text: string) => item.getByText(text);
    await expect(client.locator('.sides-piece')).toBeVisible();
    await expect(valuer.locator('.sides-piece')).toBeHidden();
    expect((await sentence(counterOffer.valuer.text).boundingBox())?.width).toBeGreaterThan(200);

    await page.getByRole('radio', { name: sides.valuer.name }).check();
    await expect(client.locator('.sides-piece')).toBeHidden();
    await expect(valuer.locator('.sides-piece')).toBeVisible();
    expect((await sentence(counterOffer.client.text).boundingBox())?.width).toBeGreaterThan(200);
    // The chosen side's sentence stays for those who do not see its view.
    await expect(item).toContainText(counterOffer.valuer.text);
  });
});

test('on paper the case is its sentences', async ({ page }) => {
  await page.goto(path);
  await page.emulateMedia({ media: 'print' });
  const item = itemOf(page, counterOffer.title);
  for (const side of ['client', 'valuer'] as const) {
    const box = await item.getByText(counterOffer[side].text).boundingBox();
    expect(box?.width).toBeGreaterThan(200);
  }
  await expect(item.locator('.sides-piece').first()).toBeHidden();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
});

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  test(`at ${width} px the next step is never more than two and a half screens away`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(path);
    const steps = await page
      .locator('main')
      .getByRole('link')
      .evaluateAll((links) =>
        links
          .filter(
            (link) =>
              link.checkVisibility() && /\/register\/|\/contact#/.test(link.getAttribute('href') ?? ''),
          )
          .map((link) => link.getBoundingClientRect().top + scrollY),
      );
    expect(steps.length).toBeGreaterThan(4);
    for (const [index, top] of steps.entries())
      expect(top - (steps[index - 1] ?? 0)).toBeLessThanOrEqual(2.5 * height);
  });
