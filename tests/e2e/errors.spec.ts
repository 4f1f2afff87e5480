import { pathTo } from '#common/routes.ts';
import { expect, test } from './support/test.ts';

test.describe('unknown addresses', () => {
  test.use({ tolerated: [/\b404\b/] });

  for (const [path, first, second] of [
    ['/no-such-page', 'de', 'en'],
    ['/en/no-such-page', 'en', 'de'],
    ['/institutional/core_benefits/deeper', 'de', 'en'],
  ] as const) {
    test(`${path} is a 404 in both languages, ${first} first`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.locator('html')).toHaveAttribute('lang', first);
      await expect(page.locator(`main [lang=${second}]`)).not.toHaveCount(0);
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    });
  }
});

test('an unknown section leads permanently to its page', async ({ request }) => {
  const response = await request.get('/en/about/no-such-section', { maxRedirects: 0 });
  expect(response.status()).toBe(301);
  expect(response.headers()['location']).toBe(pathTo('en', 'about'));
});

for (const path of ['/faq/', '/faq.html', '/en/']) {
  test(`${path} leads permanently to the one address`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status()).toBe(301);
    expect(response.headers()['location']).toBe(path.replace(/\/$|\.html$/, ''));
  });
}
