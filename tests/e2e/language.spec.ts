import type { Page } from '@playwright/test';
import { contentId } from '#common/ids.ts';
import { pathTo } from '#common/routes.ts';
import { contentFor, languages } from '#site/content/load.ts';
import { expect, test } from './support/test.ts';

const storedLanguage = (page: Page) => page.evaluate(() => localStorage.getItem('language'));

const { languageHint } = languages.en;

function switcher(page: Page, locale: 'de' | 'en') {
  const label = contentFor(locale).common.menu.language;
  return page.getByRole('banner').getByRole('list', { name: label });
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
    await expect(hint.getByRole('link')).toHaveAttribute('href', '/en/faq');
    await hint.getByRole('button', { name: languageHint.dismiss }).click();
    await expect(hint).toBeHidden();
    await page.reload();
    await expect(hint).toBeHidden();
  });

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
