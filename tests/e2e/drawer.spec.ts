import { behindDrawer } from '#common/ids.ts';
import { pathTo } from '#common/routes.ts';
import { contentFor } from '#site/content/load.ts';
import { expect, test } from './support/test.ts';

const { menu } = contentFor('de').common;

test.use({ viewport: { width: 390, height: 800 } });

test('the drawer opens, holds the keyboard, closes with Escape and gives focus back', async ({ page }) => {
  await page.goto('/');
  const opener = page.getByRole('button', { name: menu.open });
  await opener.focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: menu.label });
  await expect(drawer).toBeVisible();
  await expect(drawer.getByRole('link', { name: menu.tabs.faq })).toBeVisible();

  for (let step = 0; step < 20; step++) {
    await page.keyboard.press('Tab');
    const behind = await page.evaluate(
      (attribute) => document.activeElement?.closest(`[${attribute}]`) !== null,
      behindDrawer,
    );
    expect(behind).toBe(false);
  }

  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a tab of the drawer leads to its page, which shows it as active', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: menu.open }).click();
  await page.getByRole('dialog').getByRole('link', { name: menu.tabs.platform }).click();
  await expect(page).toHaveURL(pathTo('de', 'platform'));
  await page.getByRole('button', { name: menu.open }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: menu.tabs.platform })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test('the close button closes it', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: menu.open }).click();
  await page.getByRole('button', { name: menu.close }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the drawer opens and its links lead on', async ({ page }) => {
    await page.goto('/en');
    const { menu: english } = contentFor('en').common;
    await page.getByRole('button', { name: english.open }).click();
    await page.getByRole('dialog').getByRole('link', { name: english.tabs.faq }).click();
    await expect(page).toHaveURL(pathTo('en', 'faq'));
  });
});
