import type { Page } from '@playwright/test';
import { localeCodes } from '#common/locales.ts';
import { pathTo } from '#common/routes.ts';
import { contentFor } from '#site/content/load.ts';
import { expect, test } from './support/test.ts';
import { visit } from './support/visit.ts';

/** The names of the offers that are shown, from top to bottom. */
const inOrder = (page: Page) =>
  page.locator('[name^=offer]').evaluateAll((radios) =>
    radios
      .map((radio) => radio.closest('label'))
      .filter((label) => label?.checkVisibility())
      .toSorted((one, other) => (one?.offsetTop ?? 0) - (other?.offsetTop ?? 0))
      .map((label) => label?.querySelector('span b')?.textContent),
  );

type Offers = { valuer: string; byTime: number }[];
const names = (offers: Offers) => offers.map(({ valuer }) => valuer);
const byTime = (offers: Offers) => names(offers.toSorted((one, other) => one.byTime - other.byTime));

test.describe('the home page without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1280, height: 900 } });

  test('shows three offers for each property, puts them in order, and says what is chosen', async ({
    page,
  }) => {
    const { properties, purposes, show, orders, chosen } = contentFor('de').home.enquiry;
    await page.goto('/');
    for (const { label, result } of purposes) {
      await page.getByRole('radio', { name: label }).check();
      await expect(page.getByText(result)).toBeVisible();
    }
    for (const { value, label, offers } of properties) {
      await page.getByRole('radio', { name: label }).check();
      expect(await inOrder(page)).toEqual([]);
      await page.getByText(show).click();
      await expect(page.getByRole('radio', { name: label })).toBeHidden();
      await expect(page.locator(`[data-plot=${value}]`)).toBeVisible();
      await expect(page.locator('[data-plot]:visible')).toHaveCount(1);
      await page.getByRole('radio', { name: orders.price, exact: true }).check();
      await expect.poll(() => inOrder(page)).toEqual(names(offers));
      expect(byTime(offers)).not.toEqual(names(offers));
      await page.getByRole('radio', { name: orders.time, exact: true }).check();
      await expect.poll(() => inOrder(page)).toEqual(byTime(offers));
      const said = (text: string) => page.getByText(text).filter({ visible: true });
      await expect(said(chosen)).toHaveCount(0);
      await page.getByRole('radio', { name: offers[0]?.valuer ?? '' }).check();
      await expect(said(chosen)).toHaveCount(1);
      await page.getByText(show).click();
    }
  });
});

/** The names of the offers that are shown, as the markup has them, which is what reading and the arrow keys follow. */
const inMarkup = (page: Page) =>
  page
    .locator('[data-offer]')
    .filter({ visible: true })
    .evaluateAll((labels) => labels.map((label) => label.querySelector('span b')?.textContent));

for (const locale of localeCodes)
  visit(
    `sorted offers are read in the order that is seen, and a listener is told (${locale})`,
    async ({ page }) => {
      const { properties, show, orders, announcements } = contentFor(locale).home.enquiry;
      const [property] = properties;
      if (!property) throw new Error('no property');
      await page.goto(pathTo(locale, 'home'));
      await page.getByText(show).click();
      const said = page.getByRole('status').filter({ hasText: /\S/ });
      await expect(page.getByText(announcements.time)).toBeHidden();

      await page.getByRole('radio', { name: orders.time, exact: true }).check();
      await expect.poll(() => inMarkup(page)).toEqual(byTime(property.offers));
      expect(await inOrder(page)).toEqual(await inMarkup(page));
      await expect(said.filter({ hasText: announcements.time })).toHaveCount(1);

      await page.getByRole('radio', { name: orders.price, exact: true }).check();
      await expect.poll(() => inMarkup(page)).toEqual(names(property.offers));
      expect(await inOrder(page)).toEqual(await inMarkup(page));
      await expect(page.getByText(announcements.time)).toBeHidden();
      await expect(page.getByText(announcements.price)).toBeVisible();
    },
  );

visit('an offer is found and chosen with the keyboard', async ({ page }) => {
  const { properties, purposes, show, orders, chosen } = contentFor('en').home.enquiry;
  const [property] = properties;
  if (!property) throw new Error('no property');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(pathTo('en', 'home'));
  await page.getByRole('radio', { name: purposes[0]?.label ?? '' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByText(show)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: orders.price, exact: true })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => inOrder(page)).toEqual(byTime(property.offers));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByText(chosen).filter({ visible: true })).toHaveCount(1);
});

for (const locale of localeCodes)
  visit(
    `the button of the offers keeps its name, and its state says that they are open (${locale})`,
    async ({ page }) => {
      const { show } = contentFor(locale).home.enquiry;
      await page.goto(pathTo(locale, 'home'));
      const summary = page.locator('summary').filter({ hasText: show });
      await expect(summary).toHaveText(show);
      await summary.press('Enter');
      await expect(page.locator('details:has(> summary)', { hasText: show }).first()).toHaveAttribute('open');
      await expect(summary).toHaveText(show);
    },
  );

for (const locale of localeCodes)
  visit(
    `the first screen shows headline, enquiry card and both registrations (${locale})`,
    async ({ page }) => {
      const { register, becomePartner } = contentFor(locale).common.actions;
      await page.goto(pathTo(locale, 'home'));
      const links = page.getByRole('main').getByRole('link');
      const inside = {
        headline: page.getByRole('heading', { level: 1 }),
        client: links.filter({ hasText: register }).first(),
        valuer: links.filter({ hasText: becomePartner }).first(),
        card: page.getByText(contentFor(locale).home.enquiry.title),
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
    },
  );

visit('both registrations stand beside each other, in banner and closing band', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const locale of localeCodes) {
    await page.goto(pathTo(locale, 'home'));
    for (const band of ['.home-hero', '.closing']) {
      const way = (audience: string) =>
        page.locator(`${band} a[href*="/register/${audience}"]`).boundingBox();
      expect((await way('valuer'))?.y, `${locale}, ${band}`).toBe((await way('client'))?.y);
    }
  }
});

visit('drawings are complete at once under prefers-reduced-motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const running = await page
    .locator('.home-hero')
    .evaluate((hero) => hero.getAnimations({ subtree: true }).length);
  expect(running).toBe(0);
});
