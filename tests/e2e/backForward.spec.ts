import type { Page } from '@playwright/test';
import { pathTo } from '#common/routes.ts';
import { contentFor } from '#site/content/load.ts';
import { chromiumArgs } from './support/environment.ts';
import { expect, test } from './support/test.ts';

/** Playwright switches the back-forward cache off, which every visitor's browser has on. */
test.use({
  viewport: { width: 390, height: 800 },
  launchOptions: {
    executablePath: '/usr/bin/chromium',
    args: chromiumArgs,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

const { menu } = contentFor('de').common;

/** Goes back, and asserts that the page came from the back-forward cache; without it the test proves nothing. */
async function backFromCache(page: Page, path: string): Promise<void> {
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(path);
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset['cameBack'])).toBe('cached');
}

test('Back shows the page without the drawer that led away from it', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) document.documentElement.dataset['cameBack'] = 'cached';
    });
  });
  await page.goto('/');
  const opener = page.getByRole('button', { name: menu.open });
  await opener.click();
  await page.getByRole('dialog').getByRole('link', { name: menu.tabs.faq }).click();
  await expect(page).toHaveURL(pathTo('de', 'faq'));

  await backFromCache(page, '/');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await opener.click();
  await expect(page.getByRole('dialog').getByRole('link', { name: menu.tabs.faq })).toBeVisible();
});
