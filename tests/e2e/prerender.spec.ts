import type { Page } from '@playwright/test';
import { pathTo } from '#common/routes.ts';
import { contentFor } from '#site/content/load.ts';
import { expect, test } from './support/test.ts';

test('a link prerenders its page when it is hovered, not before', async ({ page, context }) => {
  const fetched: string[] = [];
  context.on('request', (request) => {
    const purpose = request.headers()['sec-purpose'];
    if (purpose !== undefined) fetched.push(`${purpose} ${new URL(request.url()).pathname}`);
  });
  await page.goto(pathTo('de', 'home'));
  const { menu } = contentFor('de').common;
  await page.getByRole('link', { name: menu.tabs.institutional, exact: true }).first().hover();
  await expect.poll(() => fetched).toEqual([`prefetch;prerender ${pathTo('de', 'institutional')}`]);
});

/**
 * Opens an address as if prerendered. Playwright cannot activate a prerendered page in Chromium, so the two things that
 * our scripts see of it are faked: `document.prerendering`, and an IntersectionObserver that never fires.
 */
async function renderAhead(page: Page, address: string): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'prerendering', { value: true, configurable: true });
    globalThis.IntersectionObserver = class extends IntersectionObserver {
      override observe() {
        // Never calls back.
      }
    };
  });
  await page.goto(address);
}

test('a prerendered contact page hydrates its form', async ({ page }) => {
  await renderAhead(page, pathTo('de', 'contact'));
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
});
