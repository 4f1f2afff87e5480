import type { Page } from '@playwright/test';
import { localeCodes, type Locale } from '#common/locales.ts';
import { pathTo } from '#common/routes.ts';
import { contentFor } from '#site/content/load.ts';
import { expect, test } from './support/test.ts';
import { visit } from './support/visit.ts';

/** The names of the offers, from top to bottom. */
const inOrder = (page: Page) =>
  page.locator('[name=answer-offer]').evaluateAll((radios) =>
    radios
      .map((radio) => radio.closest('label'))
      .toSorted((one, other) => (one?.offsetTop ?? 0) - (other?.offsetTop ?? 0))
      .map((label) => label?.querySelector('span')?.textContent),
  );

const names = (items: readonly { valuer: string }[]) => items.map(({ valuer }) => valuer);
const namesByTime = (locale: Locale) =>
  names(contentFor(locale).doors.offers.items.toSorted((one, other) => one.byTime - other.byTime));

test.describe('the home page without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1280, height: 900 } });

  test('puts offers in order, says which is chosen, and what an answer leads to', async ({ page }) => {
    const { offers, enquiry } = contentFor('de').doors;
    const { items, orders, undecided } = offers;
    await page.goto('/');
    expect(namesByTime('de')).not.toEqual(names(items));
    await expect.poll(() => inOrder(page)).toEqual(names(items));
    await expect(page.getByText(undecided)).toBeVisible();
    await page.getByRole('radio', { name: orders.time, exact: true }).check();
    await expect.poll(() => inOrder(page)).toEqual(namesByTime('de'));
    for (const [index, item] of items.entries()) {
      await page.getByRole('radio', { name: item.valuer }).check();
      await expect(page.getByText(undecided)).toBeHidden();
      for (const [other, { chosen }] of items.entries())
        await expect(page.getByText(chosen)).toBeVisible({ visible: other === index });
    }

    const remains = page.getByText(enquiry.offer.lines.at(-1)?.label ?? '', { exact: true });
    await expect(remains).toBeHidden();
    await page.getByRole('radio', { name: enquiry.offer.label }).check();
    await expect(remains).toBeVisible();
    await page.getByRole('radio', { name: enquiry.decline.label }).check();
    await expect(remains).toBeHidden();
    await expect(page.getByText(enquiry.decline.text)).toBeVisible();
  });
});

visit('offers are put in order and chosen with the keyboard', async ({ page }) => {
  const { offers } = contentFor('en').doors;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(pathTo('en', 'home'));
  await page.getByRole('radio', { name: offers.orders.price, exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => inOrder(page)).toEqual(namesByTime('en'));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByText(offers.items[0]?.chosen ?? '')).toBeVisible();
});

for (const locale of localeCodes)
  visit(`the first screen holds headline, house and both ways in (${locale})`, async ({ page }) => {
    const { client, valuer } = contentFor(locale).registration.choices;
    await page.goto(pathTo(locale, 'home'));
    const links = page.getByRole('main').getByRole('link');
    const inside = {
      headline: page.getByRole('heading', { level: 1 }),
      client: links.filter({ hasText: client.title }).first(),
      valuer: links.filter({ hasText: valuer.title }).first(),
      // The line around the house's plot.
      house: page.locator('.survey-lines > path').nth(1),
    };
    for (const [width, height] of [
      [390, 844],
      [360, 780],
      [1366, 768],
      [1366, 650],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const [name, part] of Object.entries(inside)) {
        const box = await part.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
        expect.soft(box.top, `${name}, ${width} × ${height} px`).toBeGreaterThanOrEqual(0);
        expect.soft(box.bottom, `${name}, ${width} × ${height} px`).toBeLessThanOrEqual(height);
      }
    }
  });

visit('what has drawn itself is there at once for those who prefer less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const running = await page
    .locator('.home-hero')
    .evaluate((hero) => hero.getAnimations({ subtree: true }).length);
  expect(running).toBe(0);
  await expect(page.locator('.survey-tag')).toHaveCSS('opacity', '1');
});
