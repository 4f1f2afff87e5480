import type { Locator, Page } from '@playwright/test';
import { contacts } from '#common/company.ts';
import { hotlineAttribute } from '#common/ids.ts';
import { localeCodes } from '#common/locales.ts';
import { pathTo } from '#common/routes.ts';
import { contentFor } from '#site/content/load.ts';
import { openInOurFont } from './support/open.ts';
import { expect, test } from './support/test.ts';

const { hotline, menu } = contentFor('de').common;

/** A summer's and a winter's day: Berlin is two hours ahead of UTC, then one. */
const moments = [
  ['2026-07-01T05:59:30Z', 'before'],
  ['2026-07-01T06:00:00Z', 'open'],
  ['2026-07-01T16:00:00Z', 'after'],
  ['2026-12-01T06:59:30Z', 'before'],
  ['2026-12-01T16:59:30Z', 'open'],
  ['2026-12-01T17:00:00Z', 'after'],
] as const;
const [, [open], [closed]] = moments;

const call = (place: Locator) => place.locator(`a[href="tel:${contacts.hotline.tel}"]`);

/** What of the hotline can be read in a place: its number and one line. */
async function expectState(place: Locator, text: string): Promise<void> {
  await expect(call(place)).toBeVisible();
  await expect(place.getByText(text, { exact: true }).filter({ visible: true })).toBeVisible();
  for (const other of [hotline.open, hotline.before, hotline.after].filter((words) => words !== text))
    await expect(place.getByText(other, { exact: true }).filter({ visible: true })).toHaveCount(0);
}

const setTime = (page: Page, time: string) => page.clock.setFixedTime(time);
const footer = (page: Page) => page.getByRole('contentinfo');

test.describe('wherever the visitor is', () => {
  test.use({ timezoneId: 'America/New_York' });

  for (const locale of localeCodes)
    test(`the footer (${locale}) says by the clock of Berlin whether somebody answers`, async ({ page }) => {
      const texts = contentFor(locale).common.hotline;
      for (const [time, state] of moments) {
        await setTime(page, time);
        await page.goto(pathTo(locale, 'imprint'));
        await expect(footer(page).getByText(texts[state], { exact: true })).toBeVisible();
        await expect(footer(page).getByText(texts.hours, { exact: true })).toBeHidden();
      }
    });
});

test('the state is read again when the tab returns', async ({ page, context }) => {
  await setTime(page, open);
  await page.goto('/');
  await expectState(footer(page), hotline.open);
  await setTime(page, closed);
  // As a browser does when one comes back to the tab; a headless one never leaves it.
  const other = await context.newPage();
  await other.close();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expectState(footer(page), hotline.after);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('the drawer has number and state', async ({ page }) => {
    await setTime(page, closed);
    await page.goto('/');
    await page.getByRole('button', { name: menu.open }).click();
    await expectState(page.getByRole('dialog'), hotline.after);
  });

  test('the contact page has them above the form', async ({ page }) => {
    await setTime(page, open);
    await page.goto(pathTo('de', 'contact'));
    const card = page.locator('#contact_details');
    await expectState(card, hotline.open);
    await expect(card.getByText(hotline.hours).filter({ visible: true })).toBeVisible();
    const [above, form] = [await card.boundingBox(), await page.locator('form').boundingBox()];
    expect((above?.y ?? NaN) + (above?.height ?? NaN)).toBeLessThan(form?.y ?? NaN);
  });
});

test.describe('on a page that there is not', () => {
  test.use({ tolerated: [/\b404\b/] });

  test('number and state are in its main part', async ({ page }) => {
    await setTime(page, open);
    await page.goto('/no-such-page');
    await expectState(page.getByRole('main'), hotline.open);
  });
});

test.describe('in the menu bar', () => {
  test.use({ viewport: { width: 1200, height: 800 } });

  test('an icon is named by number and state, and shows them to keyboard and pointer', async ({ page }) => {
    await setTime(page, open);
    await page.goto('/');
    const icon = call(page.getByRole('banner')).filter({ visible: true });
    await expect(icon).toHaveAccessibleName(`${hotline.label}: ${contacts.hotline.display} ${hotline.open}`);
    const tip = icon.getByText(contacts.hotline.display);
    /** What is transparent lies over nothing either. */
    const shown = () =>
      tip.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      });
    expect(await shown()).toBe(false);

    await page.getByRole('banner').getByRole('link', { name: menu.tabs.contact }).focus();
    await page.keyboard.press('Tab');
    await expect(icon).toBeFocused();
    await expect.poll(shown).toBe(true);
    await page.keyboard.press('Tab');
    await expect.poll(shown).toBe(false);

    await icon.hover({ position: { x: 10, y: 10 } });
    await expect.poll(shown).toBe(true);
    // The pointer may go there, to read or to call.
    const [from, to] = [await icon.boundingBox(), await tip.boundingBox()];
    await page.mouse.move((from?.x ?? NaN) + 10, (to?.y ?? NaN) + 5, { steps: 5 });
    expect(await shown()).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(shown).toBe(false);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the hours stand in place of the state', async ({ page }) => {
    await page.goto('/');
    await expectState(footer(page), hotline.hours);
    await page.goto(pathTo('de', 'contact'));
    await expectState(page.locator('#contact_details'), hotline.hours);
  });
});

for (const locale of localeCodes)
  test(`no hour's text moves what is below it (${locale})`, async ({ page }) => {
    await openInOurFont(page, pathTo(locale, 'contact'));
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const heights = new Set<number | undefined>();
      for (const [time] of moments.slice(0, 3)) {
        await setTime(page, time);
        await page.goto(pathTo(locale, 'contact'));
        for (const place of [page.locator('#contact_details'), footer(page)])
          await expect(call(place)).toBeVisible();
        heights.add(await page.evaluate(() => document.documentElement.scrollHeight));
      }
      // As the page comes, before the script has read the clock.
      await page.evaluate((name) => document.documentElement.removeAttribute(name), hotlineAttribute);
      heights.add(await page.evaluate(() => document.documentElement.scrollHeight));
      expect([...heights], `${String(width)} px`).toHaveLength(1);
    }
  });

test('on paper the hours stand in place of the state', async ({ page }) => {
  await page.goto(pathTo('de', 'contact'));
  await page.emulateMedia({ media: 'print' });
  await expectState(page.locator('#contact_details'), hotline.hours);
});
