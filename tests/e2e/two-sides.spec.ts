import type { Page } from '@playwright/test';
import { pathTo } from '#common/routes.ts';
import { contentFor } from '#site/content/load.ts';
import { expect, test } from './support/test.ts';
import { visit } from './support/visit.ts';

const itemOf = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true, level: 3 }) });

visit('both sides stand beside their events, and paper has their sentences', async ({ page }) => {
  const { events, sides, title } = contentFor('de').twoSides;
  const { counterOffer, documents } = events;
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(pathTo('de', 'platform'));
  const item = itemOf(page, counterOffer.title);
  await item.scrollIntoViewIfNeeded();
  const client = item.getByText(counterOffer.client.shows.title, { exact: true }).last();
  const valuer = item.getByText(counterOffer.valuer.shows.title, { exact: true });
  await expect(client).toBeInViewport();
  await expect(valuer).toBeInViewport();
  expect((await client.boundingBox())?.x).toBeLessThan(600);
  expect((await valuer.boundingBox())?.x).toBeGreaterThan(750);
  for (const { party } of Object.values(sides))
    await expect(page.getByText(party, { exact: false }).first()).toBeInViewport();

  await itemOf(page, documents.title).evaluate((element) =>
    element.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
  const filledTo = () =>
    page.locator('.sides-track span').evaluate((line) => line.getBoundingClientRect().bottom / innerHeight);
  await expect.poll(filledTo).toBeGreaterThan(0.55);
  expect(await filledTo()).toBeLessThan(0.61);

  await page.emulateMedia({ media: 'print' });
  for (const side of ['client', 'valuer'] as const) {
    const box = await item.getByText(counterOffer[side].text).boundingBox();
    expect(box?.width).toBeGreaterThan(200);
  }
  await expect(item.locator('.sides-piece').first()).toBeHidden();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
});

visit('all of the case is there from the start for those who prefer less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(pathTo('de', 'platform'));
  const [track, line] = await page
    .locator('.sides-track, .sides-track span')
    .evaluateAll((lines) => lines.map((one) => one.getBoundingClientRect().height));
  expect(track).toBe(line);
  const faint = await page
    .locator('.sides-piece')
    .evaluateAll((pieces) => pieces.filter((piece) => getComputedStyle(piece).opacity !== '1').length);
  expect(faint).toBe(0);
});

test.describe('on a phone, without JavaScript', () => {
  test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });

  test('one chooses a side, sees its view, and reads what the other does', async ({ page }) => {
    const { events, sides } = contentFor('en').twoSides;
    const { counterOffer } = events;
    await page.goto(pathTo('en', 'platform'));
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
