import { expect, test } from '@playwright/test';
import { contactPath } from '#common/contact.ts';
import { startService, type Service } from '#server/testing/server.ts';

let service: Service;

test.beforeAll(async () => {
  service = await startService({ MAINTENANCE: '1' });
});

test.afterAll(() => service.stop());

for (const [path, language] of [
  ['/', 'de'],
  ['/institutional/pricing', 'de'],
  ['/no-such-page', 'de'],
  ['/en/faq', 'en'],
] as const) {
  test(`${path} answers 503 with the coming-soon page`, async ({ page }) => {
    const response = await page.goto(service.address + path);
    expect(response?.status()).toBe(503);
    expect(Number(response?.headers()['retry-after'])).toBeGreaterThan(0);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  });
}

test('the contact service goes on', async ({ request }) => {
  const response = await request.post(service.address + contactPath, { data: {} });
  expect(response.status()).toBe(400);
});
