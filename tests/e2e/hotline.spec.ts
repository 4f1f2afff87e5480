import type { Locator, Page } from '@playwright/test';
import { contacts } from '#common/company.ts';
import { hotlineStateName, hotlineStates } from '#common/hotline.ts';
import { hotlineHours } from '#common/hotlineHours.ts';
import { hotlineAttribute, hotlineNowAttribute, hotlineStateAttribute } from '#common/ids.ts';
import { localeCodes, type Locale } from '#common/locales.ts';
import { pathTo } from '#common/routes.ts';
import { weekdays } from '#common/week.ts';
import { contentFor } from '#site/content/load.ts';
import { openInOurFont } from './support/open.ts';
import { expect, test } from './support/test.ts';

const { hotline, linkNames, menu } = contentFor('de').common;

const minute = 60_000;
/** A summer's and a winter's week, from a Monday on: Berlin is two hours ahead of UTC, then one. */
const weeks = [
  { monday: '2026-06-29', offset: '+02:00' },
  { monday: '2026-11-30', offset: '+01:00' },
];
/**
 * The moments at which the hotline opens or closes, and half a minute before, when it has not yet; by its table and
 * Berlin's offset alone, so that nothing of what is tested says what to expect.
 */
const moments = weeks.flatMap(({ monday, offset }) =>
  weekdays.flatMap((weekday, day) =>
    hotlineHours.week[weekday].flatMap(({ opens, closes }) =>
      [opens, closes].flatMap((clock) => {
        const change = Date.parse(`${monday}T${clock}${offset}`) + day * 24 * 60 * minute;
        const opening = clock === opens;
        return [
          { time: change - minute / 2, isOpen: !opening },
          { time: change, isOpen: opening },
        ];
      }),
    ),
  ),
);
const first = moments[0]?.time ?? 0;
const open = moments.find(({ isOpen }) => isOpen)?.time ?? 0;

const call = (place: Locator) => place.locator(`a[href="tel:${contacts.hotline.tel}"]`);

/** What there is to read of the hotline: of a state of its week, or its hours. */
function lineOf(locale: Locale, name: string): string {
  const { hours, states } = contentFor(locale).common.hotline;
  return states.find((state) => state.name === name)?.says ?? hours;
}

/** What of the hotline can be read in a place: its number and one line. */
async function expectLine(place: Locator, line: string, locale: Locale = 'de'): Promise<void> {
  const shown = (words: string) => place.getByText(words).filter({ visible: true });
  await expect(call(place)).toBeVisible();
  await expect(shown(lineOf(locale, line))).toBeVisible();
  for (const { name, says } of contentFor(locale).common.hotline.states)
    if (name !== line) await expect(shown(says)).toHaveCount(0);
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
    for (const { time, isOpen } of moments) {
      const state = hotlineStateName(new Date(time));
      expect(state.startsWith('open'), `open at ${new Date(time).toISOString()}`).toBe(isOpen);
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
  const header = page.locator('.contact-header');
  await expectLine(header, 'open');
  const above = await header.boundingBox();
  const form = await page.locator('form').boundingBox();
  expect((above?.y ?? NaN) + (above?.height ?? NaN)).toBeLessThan(form?.y ?? NaN);
  await expectLine(card(page), 'open');
  await expect(card(page).getByText(hotline.hours).filter({ visible: true })).toBeVisible();
  await page.getByRole('button', { name: menu.open }).click();
  await expectLine(page.getByRole('dialog'), 'open');
});

test('the icon in the menu bar has number and state as its name and tooltip', async ({ page }) => {
  await setTime(page, open);
  await page.setViewportSize({ width: 1200, height: 800 });
  await page.goto('/');
  const icon = call(page.getByRole('banner')).filter({ visible: true });
  await expect(icon).toHaveAccessibleName(
    `${hotline.label}: ${contacts.hotline.display} ${lineOf('de', 'open')}`,
  );
  const tip = icon.getByText(contacts.hotline.display);
  /** Whether the tip is on top at its centre; a transparent tip must not cover anything. */
  const shown = () =>
    tip.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
  expect(await shown()).toBe(false);

  await page.getByRole('banner').getByRole('link', { name: linkNames.contact }).focus();
  await page.keyboard.press('Tab');
  await expect(icon).toBeFocused();
  await expect.poll(shown).toBe(true);
  await page.keyboard.press('Tab');
  await expect.poll(shown).toBe(false);

  await icon.hover({ position: { x: 10, y: 10 } });
  await expect.poll(shown).toBe(true);
  // The pointer may go there, to read or to call.
  const from = await icon.boundingBox();
  const to = await tip.boundingBox();
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
          ({ onRoot, about, now, states }) =>
            ['', ...states].map((state) => {
              const { documentElement: root } = document;
              root.removeAttribute(onRoot);
              if (state !== '') root.setAttribute(onRoot, state);
              for (const text of document.querySelectorAll(`[${about}]`))
                text.toggleAttribute(now, text.getAttribute(about) === state);
              return root.scrollHeight;
            }),
          {
            onRoot: hotlineAttribute,
            about: hotlineStateAttribute,
            now: hotlineNowAttribute,
            states: hotlineStates().map(({ name }) => name),
          },
        );
        expect.soft(new Set(heights).size, `${width} px: ${heights.join()}`).toBe(1);
      }
      await page.emulateMedia({ media: 'print' });
      await expectLine(card(page), 'hours', locale);
    });
});
