import { localeCodes } from '#common/locales.ts';
import { pathTo } from '#common/routes.ts';
import { contentFor, folders } from '#site/content/load.ts';
import { expectAccessible } from './support/accessible.ts';
import { consentOn, openSite, otherSites, stored, useConsentSite } from './support/consent.ts';
import { paintsOf } from './support/paint.ts';
import { settled } from './support/settled.ts';
import { expect, test } from './support/test.ts';

/** Banner and dialogue: by keyboard, by screen reader, in any window, beside what the page shows. */
const site = useConsentSite();

// One worker, so that no other waits while the site is built.
test.describe.configure({ mode: 'default' });
test.use({ contextOptions: { reducedMotion: 'reduce' }, tolerated: [otherSites] });

test('the banner is the second tab stop, and neither takes nor traps the focus', async ({ page }) => {
  const { banner, accept, refuse, toSettings, consent } = await openSite(page, site, '/en');
  await expect(banner).toBeVisible();
  await expect(page.locator('body')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: contentFor('en').common.skipToContent })).toBeFocused();
  const link = (name: string) => banner.getByRole('link', { name });
  const links = [link(consent.links.privacy), link(consent.links.imprint)];
  for (const stop of [accept, refuse, toSettings, ...links]) {
    await page.keyboard.press('Tab');
    await expect(stop).toBeFocused();
    await expect(stop).toHaveCSS('outline-width', '3px');
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('banner').getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(link(consent.links.imprint)).toBeFocused();
  await refuse.focus();
  await page.keyboard.press('Enter');
  await expect(banner).toBeHidden();
});

test('the dialogue traps the focus, has nothing ticked and restores the focus', async ({ page }) => {
  const { banner, dialogue, toSettings, toggle, inDialogue, consent } = await openSite(page, site);
  await toSettings.press('Enter');
  await expect(dialogue).toBeVisible();
  await expect(toggle).not.toBeChecked();
  await expect(dialogue).toContainText(consent.sections.analytics.description);
  await expect(page.getByText(consent.sections.analytics.description)).toBeVisible();
  for (let stop = 0; stop < 9; stop++) {
    await page.keyboard.press('Tab');
    expect(await dialogue.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialogue).toBeHidden();
  await expect(toSettings).toBeFocused();
  await expect(banner).toBeVisible();

  await toSettings.press('Enter');
  // The library moves the focus there a little after it has opened.
  await expect(toSettings).not.toBeFocused();
  await inDialogue(consent.actions.save).press('Enter');
  await expect(banner).toBeHidden();
  expect(await stored(page)).toMatchObject({ categories: [] });
});

test('banner and dialogue are accessible, and fit phones and wide screens', async ({ page }) => {
  for (const [locale, width, height] of [
    ['de', 1440, 900],
    ['en', 768, 1024],
    ['en', 320, 568],
    ['de', 320, 568],
  ] as const) {
    const { banner, dialogue, accept, refuse, toSettings } = consentOn(page, locale);
    const look = async (part: typeof banner) => {
      expect(await part.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
      if (locale === 'de' && width === 320) await expectAccessible(page);
    };
    await page.setViewportSize({ width, height });
    await page.goto(site.address + pathTo(locale, 'home'));
    await expect(accept).toBeInViewport({ ratio: 1 });
    await expect(refuse).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await look(banner);
    await toSettings.click();
    await expect(dialogue).toBeInViewport({ ratio: 1 });
    await look(dialogue);
  }
});

test.describe('for a visitor whose browser prefers English', () => {
  test.use({ locale: 'en-GB' });

  test('the banner does not cover the offer of the English page', async ({ page }) => {
    const { banner } = await openSite(page, site);
    await expect(banner).toBeVisible();
    const offer = page.getByRole('link', { name: folders.en.languageHint.action });
    // At the current scroll position: scrolling could move the banner away.
    const isInSight = (element: Element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    };
    await expect.poll(() => offer.evaluate(isInSight)).toBe(true);
  });
});

test("the banner shifts no layout and is not a phone's largest contentful paint", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const locale of localeCodes) {
    // The page with the shortest lead.
    await page.goto(site.address + pathTo(locale, 'faq'));
    await consentOn(page, locale).accept.waitFor();
    await settled(page);
    const { shifts, largest } = await paintsOf(page);
    expect(shifts, locale).toEqual([]);
    expect(largest, locale).toMatch(/^(H1|P)$/);
  }
});
