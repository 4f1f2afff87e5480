import { pathTo } from '#common/routes.ts';
import { expect, test } from './support/test.ts';

test('seven questions open and close, by mouse and by keyboard', async ({ page }) => {
  await page.goto(pathTo('de', 'faq'));
  const panels = page.locator('main details');
  await expect(panels).toHaveCount(7);
  await expect(page.locator('main details[open]')).toHaveCount(0);

  const second = panels.nth(1);
  await second.locator('summary').click();
  await expect(second).toHaveAttribute('open');
  await second.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(second).not.toHaveAttribute('open');
});

test('the lead leads to the contact page', async ({ page }) => {
  await page.goto(pathTo('en', 'faq'));
  await page
    .locator('main')
    .locator(`a[href="${pathTo('en', 'contact')}"]`)
    .first()
    .click();
  await expect(page).toHaveURL(pathTo('en', 'contact'));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('questions open', async ({ page }) => {
    await page.goto(pathTo('de', 'faq'));
    await page.locator('main details > summary').first().click();
    await expect(page.locator('main details').first()).toHaveAttribute('open');
  });
});
