import type { Page } from '@playwright/test';
import { localeCodes } from '#common/locales.ts';
import { pathTo } from '#common/routes.ts';
import { contentFor } from '#site/content/load.ts';
import { expect, test } from './support/test.ts';
import { visit } from './support/visit.ts';

/** The names of the offers that are shown, from top to bottom and from left to right. */
const inOrder = (page: Page) =>
  page.locator('[name^=offer]').evaluateAll((radios) => {
    const place = (label: HTMLElement) => 10_000 * label.offsetTop + label.offsetLeft;
    return radios
      .map((radio) => radio.closest('label'))
      .filter((label) => label?.checkVisibility() === true)
      .filter((label) => label !== null)
      .toSorted((one, other) => place(one) - place(other))
      .map((label) => label.querySelector('span b')?.textContent);
  });

type Offers = { valuer: string; rankByTime: number }[];
const names = (offers: Offers) => offers.map(({ valuer }) => valuer);
const byTime = (offers: Offers) => names(offers.toSorted((one, other) => one.rankByTime - other.rankByTime));

test.describe('the home page without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1280, height: 900 } });

  test('shows three offers for each property, puts them in order, and says what is chosen', async ({
    page,
  }) => {
    const { properties, purposes, show, change, orders, chosen } = contentFor('de').home.enquiry;
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
      await page.getByRole('radio', { name: orders.fee, exact: true }).check();
      await expect.poll(() => inOrder(page)).toEqual(names(offers));
      expect(byTime(offers)).not.toEqual(names(offers));
      await page.getByRole('radio', { name: orders.time, exact: true }).check();
      await expect.poll(() => inOrder(page)).toEqual(byTime(offers));
      const said = (text: string) => page.getByText(text).filter({ visible: true });
      await expect(said(chosen)).toHaveCount(0);
      await page.getByRole('radio', { name: offers[0]?.valuer ?? '' }).check();
      await expect(said(chosen)).toHaveCount(1);
      await page.getByText(change).click();
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

      await page.getByRole('radio', { name: orders.fee, exact: true }).check();
      await expect.poll(() => inMarkup(page)).toEqual(names(property.offers));
      expect(await inOrder(page)).toEqual(await inMarkup(page));
      await expect(page.getByText(announcements.time)).toBeHidden();
      await expect(page.getByText(announcements.fee)).toBeVisible();
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
  await expect(page.getByRole('radio', { name: orders.fee, exact: true })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => inOrder(page)).toEqual(byTime(property.offers));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByText(chosen).filter({ visible: true })).toHaveCount(1);
});

for (const locale of localeCodes)
  visit(
    `the button of the offers says where it leads, to the offers or back to the questions (${locale})`,
    async ({ page }) => {
      const { property, show, change } = contentFor(locale).home.enquiry;
      await page.goto(pathTo(locale, 'home'));
      const summary = page.locator('summary').filter({ hasText: show });
      const questions = page.getByRole('group', { name: property.legend });
      await expect(summary).toHaveText(show, { useInnerText: true });
      await summary.press('Enter');
      await expect(summary).toHaveText(change, { useInnerText: true });
      await expect(questions).toBeHidden();
      await summary.press('Enter');
      await expect(summary).toHaveText(show, { useInnerText: true });
      await expect(questions).toBeVisible();
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
          // On a small phone the town has the room above it.
          if (name === 'card' && width === 360) continue;
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
        page.locator(`${band} a[href*="/register/${audience}"]`).first().boundingBox();
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

visit('whoever has chosen an offer finds the registration beside it', async ({ page }) => {
  const { properties, show, change } = contentFor('de').home.enquiry;
  const way = page
    .locator('.home-dock')
    .getByRole('link', { name: contentFor('de').common.actions.register });
  await page.goto('/');
  for (const { label, offers } of properties) {
    await page.getByRole('radio', { name: label }).check();
    await page.getByText(show).click();
    await expect(way).toHaveCount(0);
    await page.getByRole('radio', { name: offers[1]?.valuer ?? '' }).check();
    await expect(way).toHaveCount(1);
    await expect(way).toHaveAttribute('href', /\/register\/client$/);
    await page.getByText(change).click();
  }
});

/** What lies over the town: the names of the pictures that can be seen, once they have arrived. */
const overTown = (page: Page) =>
  page
    .locator('.survey-valued')
    .evaluateAll((all: HTMLImageElement[]) =>
      all
        .filter((one) => one.checkVisibility({ opacityProperty: true }) && one.naturalWidth > 0)
        .map((one) => /valued-[a-z]+/.exec(one.currentSrc)?.[0]),
    );

visit('the chosen property is a render of its own, fetched when it is chosen', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const { properties } = contentFor('de').home.enquiry;
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => url.includes('valued-'))).toEqual([]);
  for (const { value, label } of properties) {
    await page.getByRole('radio', { name: label }).check();
    await expect.poll(() => overTown(page)).toEqual(value === 'house' ? [] : [`valued-${value}`]);
  }
});

/** Where the house meets the ground, as a share of the town's width. */
const houseFoot = 0.735;

async function boxOf(page: Page, selector: string) {
  const box = await page.locator(selector).boundingBox();
  if (!box) throw new Error(`no ${selector}`);
  return box;
}

visit('the dock covers none of the properties, closed or open', async ({ page }) => {
  const { properties, show } = contentFor('de').home.enquiry;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [width, height] of [
    [1440, 900],
    [1920, 1080],
    [2560, 1440],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    /** How far the foot of the house, the lowest of them, is above the dock. */
    const room = async () => {
      const town = await boxOf(page, '.survey');
      const dock = await boxOf(page, '.home-dock');
      return dock.y - town.y - houseFoot * town.width;
    };
    expect.soft(await room(), `${width} px, closed`).toBeGreaterThanOrEqual(0);
    await page.getByText(show).click();
    await page.getByRole('radio', { name: properties[0]?.offers[0]?.valuer ?? '' }).check();
    expect.soft(await room(), `${width} px, open`).toBeGreaterThanOrEqual(0);
  }
});
