import { pageAddresses } from '#common/addresses.ts';
import { contentFor } from '#site/content/load.ts';
import { expectAccessible } from './support/accessible.ts';
import { expect, visit as test } from './support/visit.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { path } of pageAddresses) {
  test(`${path} has no accessibility violation, on a desktop or on a phone`, async ({ page }) => {
    await page.goto(path);
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page);
  });
}

test('the open drawer has no accessibility violation', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/');
  await page.getByRole('button', { name: contentFor('de').common.menu.open }).click();
  await expectAccessible(page);
});

test('the open FAQ has no accessibility violation', async ({ page }) => {
  await page.goto('/faq');
  await page.locator('main details > summary').first().click();
  await expect(page.locator('main details[open]')).toHaveCount(1);
  await expectAccessible(page);
});

test.describe('pages outside the route table', () => {
  test.use({ tolerated: [/\b404\b/] });

  for (const path of [
    '/no-such-page',
    '/en/no-such-page',
    '/coming_soon',
    '/en/coming_soon',
    '/message_sent',
  ]) {
    test(`${path} has no accessibility violation`, async ({ page }) => {
      await page.goto(path);
      await expectAccessible(page);
    });
  }
});
