import type { Locator, Page } from '@playwright/test';
import { contentId } from '#common/ids.ts';
import { pathTo } from '#common/routes.ts';
import { contentFor, languages } from '#site/content/load.ts';
import { siteAddress } from './support/environment.ts';
import { expect, test } from './support/test.ts';

const storedLanguage = (page: Page) => page.evaluate(() => localStorage.getItem('language'));

const { languageHint } = languages.en;

function switcher(page: Page, locale: 'de' | 'en') {
  const label = contentFor(locale).common.menu.language;
  return page.getByRole('banner').getByRole('list', { name: label });
}

/** Whether something else lies over the middle of an element's first line. */
function isCovered(target: Locator): Promise<boolean> {
  return target.evaluate((element) => {
    const [{ left, top, width, height } = new DOMRect()] = element.getClientRects();
    return !element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
}

test('the switch leads to the same section in the other language and is remembered', async ({ page }) => {
  await page.goto(pathTo('de', 'professional', 'service_fees'));
  await switcher(page, 'de').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(pathTo('en', 'professional', 'service_fees'));
  expect(await storedLanguage(page)).toBe('en');

  await switcher(page, 'en').getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL(pathTo('de', 'professional', 'service_fees'));
  expect(await storedLanguage(page)).toBe('de');
});

test('nothing is stored before the switch is used', async ({ page }) => {
  await page.goto('/');
  expect(await storedLanguage(page)).toBeNull();
});

test.describe('with English stored', () => {
  test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('language', 'en')));

  for (const path of ['/', '/faq', '/institutional/pricing'] as const) {
    test(`${path} leads to its English twin, query and fragment kept`, async ({ page }) => {
      await page.goto(`${path}?a=1#${contentId}`);
      await expect(page).toHaveURL(`/en${path === '/' ? '' : path}?a=1#${contentId}`);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    });
  }
});

test('with English stored, "DE" opened in a new tab shows German, and so do the pages after it', async ({
  page,
  context,
}) => {
  await page.goto('/en/faq');
  await page.evaluate(() => localStorage.setItem('language', 'en'));
  const opened = context.waitForEvent('page');
  await switcher(page, 'en').getByRole('link', { name: 'Deutsch' }).click({ button: 'middle' });
  const german = await opened;
  const { common } = contentFor('de');
  await expect(german.getByRole('heading', { level: 1 })).toHaveText(contentFor('de').faq.header.title);
  await expect(german).toHaveURL('/faq');
  await german.getByRole('contentinfo').getByRole('link', { name: common.footer.legal.imprint }).click();
  await expect(german).toHaveURL(pathTo('de', 'imprint'));
});

test('an English address never redirects, whatever is stored', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'de'));
  await page.goto('/en/faq');
  await expect(page).toHaveURL('/en/faq');
});

test.describe('a visitor whose browser prefers English', () => {
  test.use({ locale: 'en-GB' });

  test('is offered the English page, discreetly and once', async ({ page }) => {
    await page.goto('/faq');
    const hint = page.getByRole('complementary', { name: languageHint.text });
    await expect(hint).toBeVisible();
    await expect(hint.getByRole('link')).toHaveJSProperty('href', `${siteAddress}/en/faq`);
    await hint.getByRole('button', { name: languageHint.dismiss }).click();
    await expect(hint).toBeHidden();
    await page.reload();
    await expect(hint).toBeHidden();
  });

  test('reaches the offer with the second Tab, after the skip link', async ({ page }) => {
    await page.goto('/faq');
    await expect(page.getByRole('complementary', { name: languageHint.text })).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: languageHint.action })).toBeFocused();
  });

  for (const [width, height] of [
    [390, 800],
    [1440, 900],
    [320, 256],
  ] as const) {
    test(`at ${width} × ${height}, finds no link below the offer, by keyboard or at the page's end`, async ({
      page,
    }) => {
      // At once, so that a link is where it belongs when it has the focus.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height });
      await page.goto('/faq');
      const hint = page.getByRole('complementary', { name: languageHint.text });
      await expect(hint).toBeVisible();
      const links = await page.locator('main a:visible, footer a:visible').all();
      expect(links.length).toBeGreaterThan(20);
      for (const link of links) {
        await link.focus();
        expect(await isCovered(link), (await link.textContent()) ?? '').toBe(false);
      }
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      const legal = page.getByRole('list', { name: contentFor('de').common.footer.legal.label });
      for (const link of await legal.getByRole('link').all())
        expect(await isCovered(link), (await link.textContent()) ?? '').toBe(false);
    });
  }

  test('follows the offer and is remembered', async ({ page }) => {
    await page.goto('/faq');
    await page.getByRole('link', { name: languageHint.action }).click();
    await expect(page).toHaveURL('/en/faq');
    expect(await storedLanguage(page)).toBe('en');
  });
});

test('a visitor whose browser prefers German sees no hint', async ({ page }) => {
  await page.goto('/faq');
  await expect(page.getByRole('complementary', { name: languageHint.text })).toBeHidden();
});
