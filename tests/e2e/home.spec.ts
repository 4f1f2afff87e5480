import type { Page } from '@playwright/test';
import { localeCodes } from '#common/locales.ts';
import { pathTo } from '#common/routes.ts';
import { contentFor } from '#site/content/load.ts';
import { expect, test } from './support/test.ts';

/** The names of the offers, from top to bottom. */
const inOrder = (page: Page) =>
  page.locator('[name=offer]').evaluateAll((radios) =>
    radios
      .map((radio) => radio.closest('label'))
      .toSorted((one, other) => (one?.offsetTop ?? 0) - (other?.offsetTop ?? 0))
      .map((label) => label?.querySelector('span')?.textContent),
  );

for (const locale of localeCodes) {
  const { home, doors } = contentFor(locale);
  const byTime = doors.offers.items.toSorted((one, other) => one.byTime - other.byTime);
  const names = (items: readonly { valuer: string }[]) => items.map(({ valuer }) => valuer);

  test.describe(`the home page without JavaScript (${locale})`, () => {
    test.use({ javaScriptEnabled: false, viewport: { width: 1280, height: 900 } });

    test('puts three offers in order, and says which is chosen', async ({ page }) => {
      await page.goto(pathTo(locale, 'home'));
      const { items, orders, undecided } = doors.offers;
      expect(names(byTime)).not.toEqual(names(items));
      await expect.poll(() => inOrder(page)).toEqual(names(items));
      await expect(page.getByText(undecided)).toBeVisible();
      await page.getByRole('radio', { name: orders.time, exact: true }).check();
      await expect.poll(() => inOrder(page)).toEqual(names(byTime));
      for (const [index, item] of items.entries()) {
        await page.getByRole('radio', { name: item.valuer }).check();
        await expect(page.getByText(undecided)).toBeHidden();
        for (const [other, { chosen }] of items.entries())
          await expect(page.getByText(chosen)).toBeVisible({ visible: other === index });
      }
    });

    test('shows what comes of an offer and of a refusal', async ({ page }) => {
      await page.goto(pathTo(locale, 'home'));
      const { offer, decline } = doors.enquiry;
      const remains = page.getByText(offer.lines.at(-1)?.label ?? '', { exact: true });
      await expect(remains).toBeHidden();
      await page.getByRole('radio', { name: offer.label }).check();
      await expect(remains).toBeVisible();
      await page.getByRole('radio', { name: decline.label }).check();
      await expect(remains).toBeHidden();
      await expect(page.getByText(decline.text)).toBeVisible();
    });
  });

  test(`offers are put in order and chosen with the keyboard (${locale})`, async ({ page }) => {
    await page.goto(pathTo(locale, 'home'));
    await page.getByRole('radio', { name: doors.offers.orders.price, exact: true }).focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => inOrder(page)).toEqual(names(byTime));
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(page.getByText(doors.offers.items[0]?.chosen ?? '')).toBeVisible();
  });

  for (const [width, height] of [
    [390, 844],
    [360, 780],
    [1366, 768],
    [1366, 650],
  ] as const) {
    test(`the first screen holds headline, house and both ways in (${locale}, ${width} × ${height})`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await page.goto(pathTo(locale, 'home'));
      const inside = [
        page.getByRole('heading', { level: 1 }),
        page.getByRole('main').getByRole('link', { name: home.clients.register }).first(),
        page.getByRole('main').getByRole('link', { name: home.valuers.register }).first(),
        // The line around the house's plot.
        page.locator('.survey-lines > path').nth(1),
      ];
      for (const part of inside) {
        const box = await part.boundingBox();
        expect(box?.y).toBeGreaterThanOrEqual(0);
        expect((box?.y ?? 0) + (box?.height ?? Infinity)).toBeLessThanOrEqual(height);
      }
    });
  }

  test(`what has drawn itself is there at once for those who prefer less motion (${locale})`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(pathTo(locale, 'home'));
    const running = await page
      .locator('.home-hero')
      .evaluate((hero) => hero.getAnimations({ subtree: true }).length);
    expect(running).toBe(0);
    await expect(page.locator('.survey-tag')).toHaveCSS('opacity', '1');
  });
}
