import type { Locator, Page } from '@playwright/test';
import { contacts } from '#common/company.ts';
import { hotlineStates } from '#common/hotline.ts';
import { hotlineHours } from '#common/hotlineHours.ts';
import { hotlineAttribute } from '#common/ids.ts';
import { localeCodes, type Locale } from '#common/locales.ts';
import { pathTo } from '#common/routes.ts';
import { contentFor } from '#site/content/load.ts';
import { openInOurFont } from './support/open.ts';
import { expect, test } from './support/test.ts';

const { hotline, menu } = contentFor('de').common;

const { opens, closes } = hotlineHours;
/** A summer's and a winter's day: Berlin is two hours ahead of UTC, then one. */
const summer = (time: string) => Date.parse(`2026-07-01T${time}+02:00`);
const winter = (time: string) => Date.parse(`2026-12-01T${time}+01:00`);
const moments = [
  [summer(opens) - 30_000, 'before'],
  [summer(opens), 'open'],
  [summer(closes), 'after'],
  [winter(opens) - 30_000, 'before'],
  [winter(closes) - 30_000, 'open'],
  [winter(closes), 'after'],
] as const;
const [[first], [open]] = moments;

const call = (place: Locator) => place.locator(`a[href="tel:${contacts.hotline.tel}"]`);

/** What of the hotline can be read in a place: its number and one line. */
async function expectLine(
  place: Locator,
  line: 'open' | 'before' | 'after' | 'hours',
  locale: Locale = 'de',
): Promise<void> {
  const { hotline: texts } = contentFor(locale).common;
  const shown = (words: string) => place.getByText(words).filter({ visible: true });
  await expect(call(place)).toBeVisible();
  await expect(shown(texts[line])).toBeVisible();
  for (const other of hotlineStates.filter((state) => state !== line))
    await expect(shown(texts[other])).toHaveCount(0);
}

const setTime = (page: Page, time: number) => page.clock.setFixedTime(time);
const footer = (page: Page) => page.getByRole('contentinfo');
const card = (page: Page) => page.locator('#contact_details');

test.describe('in another time zone', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('the footer shows by Berlin time whether somebody answers', async ({ page }) => {
    const texts = contentFor('en').common.hotline;
    await setTime(page, first);
    await page.goto(pathTo('en', 'imprint'));
    for (const [time, state] of moments) {
      await setTime(page, time);
      // Fakes `visibilitychange`: a headless tab is always visible.
      if (time !== first) await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await expectLine(footer(page), state, 'en');
      await expect(footer(page).getByText(texts.hours, { exact: true })).toBeHidden();
    }
  });
});

test('on a phone number and state are in the drawer, and above the form', async ({ page }) => {
  await setTime(page, open);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(pathTo('de', 'contact'));
  await expectLine(card(page), 'open');
  await expect(card(page).getByText(hotline.hours).filter({ visible: true })).toBeVisible();
  const [above, form] = [await card(page).boundingBox(), await page.locator('form').boundingBox()];
  expect((above?.y ?? NaN) + (above?.height ?? NaN)).toBeLessThan(form?.y ?? NaN);
  await page.getByRole('button', { name: menu.open }).click();
  await expectLine(page.getByRole('dialog'), 'open');
});

test('the icon in the menu bar has number and state as its name and tooltip', async ({ page }) => {
  await setTime(page, open);
  await page.setViewportSize({ width: 1200, height: 800 });
  await page.goto('/');
  const icon = call(page.getByRole('banner')).filter({ visible: true });
  await expect(icon).toHaveAccessibleName(`${hotline.label}: ${contacts.hotline.display} ${hotline.open}`);
  const tip = icon.getByText(contacts.hotline.display);
  /** Whether the tip is on top at its centre; a transparent tip must not cover anything. */
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of localeCodes)
    test(`the hours are shown, in print too; no state shifts the layout (${locale})`, async ({ page }) => {
      await openInOurFont(page, pathTo(locale, 'contact'));
      for (const place of [footer(page), card(page)]) await expectLine(place, 'hours', locale);
      for (const width of [320, 390, 768, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        // The empty state is the page before a script has read the clock.
        const heights = await page.evaluate(
          ([name, states]) =>
            ['', ...states].map((state) => {
              const { documentElement: root } = document;
              root.removeAttribute(name);
              if (state !== '') root.setAttribute(name, state);
              return root.scrollHeight;
            }),
          [hotlineAttribute, hotlineStates] as const,
        );
        expect.soft(new Set(heights).size, `${width} px: ${heights.join()}`).toBe(1);
      }
      await page.emulateMedia({ media: 'print' });
      await expectLine(card(page), 'hours', locale);
    });
});
