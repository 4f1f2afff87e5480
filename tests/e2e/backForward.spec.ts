import type { Page } from '@playwright/test';
import { pathTo } from '#common/routes.ts';
import { contentFor, folders } from '#site/content/load.ts';
import { chromiumArgs, wholeChromiumPath } from './support/environment.ts';
import { formOn, openForm, sampleMessage } from './support/contactForm.ts';
import { expect, test } from './support/test.ts';

/** Playwright switches the back-forward cache off, which every visitor's browser has on. */
test.use({
  viewport: { width: 390, height: 800 },
  launchOptions: {
    executablePath: wholeChromiumPath,
    args: chromiumArgs,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

const { linkNames, menu } = contentFor('de').common;

/** Goes back, and asserts that the page came from the back-forward cache; without it the test proves nothing. */
async function backFromCache(page: Page, path: string): Promise<void> {
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(path);
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset['cameBack'])).toBe('cached');
}

/** Marks the page when it comes from the back-forward cache. */
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) document.documentElement.dataset['cameBack'] = 'cached';
    });
  });
});

test('Back shows the page without the drawer that led away from it', async ({ page }) => {
  await page.goto('/');
  const opener = page.getByRole('button', { name: menu.open });
  await opener.click();
  await page.getByRole('dialog').getByRole('link', { name: linkNames.faq }).click();
  await expect(page).toHaveURL(pathTo('de', 'faq'));

  await backFromCache(page, '/');
  await expect(page.getByRole('dialog')).toBeHidden();
  // Turned until it scrolls: the first turn may come before the page takes input again.
  const turned = async () => {
    await page.mouse.wheel(0, 400);
    return page.evaluate(() => scrollY);
  };
  await expect.poll(turned).toBeGreaterThan(0);
  await opener.click();
  await expect(page.getByRole('dialog').getByRole('link', { name: linkNames.faq })).toBeVisible();
});

test('Back shows the message as it went on in the other language, and keeps it', async ({ page }) => {
  const german = await openForm(page);
  await german.field('firstName').fill(sampleMessage.firstName);
  await page.evaluate((address) => location.assign(address), pathTo('en', 'contact'));
  await expect(page).toHaveURL(pathTo('en', 'contact'));
  const english = formOn(page, 'en');
  await expect(english.field('firstName')).toHaveValue(sampleMessage.firstName);
  await english.field('message').fill(sampleMessage.message);

  await backFromCache(page, pathTo('de', 'contact'));
  await expect(german.field('message')).toHaveValue(sampleMessage.message);
  await german.field('town').fill('Köln');
  await page.reload();
  await expect(german.field('message')).toHaveValue(sampleMessage.message);
});

test.describe('in an English browser', () => {
  test.use({ locale: 'en-GB' });

  test('Back does not show the hint of the other language after its dismissal', async ({ page }) => {
    const { languageHint } = folders.en;
    const hint = page.getByRole('complementary', { name: languageHint.text });
    await page.goto(pathTo('de', 'imprint'));
    await expect(hint).toBeVisible();
    await page.evaluate((address) => location.assign(address), pathTo('de', 'faq'));
    await hint.getByRole('button', { name: languageHint.dismiss }).click();
    await backFromCache(page, pathTo('de', 'imprint'));
    await expect(hint).toBeHidden();
  });
});
