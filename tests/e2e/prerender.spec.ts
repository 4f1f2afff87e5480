import type { Page } from '@playwright/test';
import { pathTo } from '#common/routes.ts';
import { contentFor } from '#site/content/load.ts';
import { expect, test } from './support/test.ts';

test('a page is fetched when its link is rested on, and not before', async ({ page, context }) => {
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
 * Opens an address as if rendered ahead. Playwright keeps Chromium from showing such a page, so the two things that
 * our scripts see of it are put in its place: what the document says, and that nothing comes into view.
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

test('rendered ahead, the form is ready before somebody sees it', async ({ page }) => {
  await renderAhead(page, pathTo('de', 'contact'));
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
});
