import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { contactFormId } from '#common/ids.ts';
import { pathTo } from '#common/routes.ts';
import { siteAddress } from './support/environment.ts';
import { expect, test } from './support/test.ts';

declare global {
  var violated: string[];
}

test.describe('the content security policy', () => {
  test.use({ tolerated: [/Content Security Policy|Trusted|violates|elsewhere\.example/i] });

  for (const path of [pathTo('de', 'home'), pathTo('en', 'contact')])
    test(`${path}: blocks markup from text, foreign pictures and inline styles`, async ({ page }) => {
      const answer = await page.goto(path);
      // Chromium keeps other origins out by itself; the header costs time (decision 10).
      expect(answer?.headers()).not.toHaveProperty('origin-agent-cluster');
      expect(await page.evaluate(() => originAgentCluster)).toBe(true);
      await page.locator(`#${contactFormId}, main h1`).first().scrollIntoViewIfNeeded();
      const thrown = await page.evaluate(() => {
        globalThis.violated = [];
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
          globalThis.violated.push(effectiveDirective),
        );
        const element = document.createElement('div');
        element.setAttribute('style', 'color: red');
        const image = document.createElement('img');
        image.src = 'https://elsewhere.example/pixel.gif';
        document.body.append(element, image);
        try {
          element.innerHTML = '<img src="x" onerror="alert(1)">';
          return '';
        } catch (error) {
          return (error as Error).name;
        }
      });
      expect(thrown).toBe('TypeError');
      await expect
        .poll(() => page.evaluate(() => globalThis.violated))
        .toEqual(expect.arrayContaining(['img-src', 'require-trusted-types-for', 'style-src-attr']));
    });
});

test.describe('a page of another site', () => {
  test.use({
    tolerated: [/^third party: http:\/\/localhost:|ERR_BLOCKED_BY_RESPONSE|^failed: .*\/_astro\//],
  });

  const body = '<!DOCTYPE html><html lang="en"><title>Elsewhere</title><link rel="icon" href="data:,">';
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(body);
  });
  test.beforeAll(() => once(server.listen(0, 'localhost'), 'listening'));
  test.afterAll(() => {
    server.close();
  });

  /** Shows a picture of ours there; resolves to its width, or to 0 where the browser blocks it. */
  async function widthElsewhere(page: Page, path: string): Promise<number> {
    const { port } = server.address() as AddressInfo;
    await page.goto(`http://localhost:${port}/`);
    return page.evaluate(
      (address) =>
        new Promise<number>((done) => {
          const image = new Image();
          image.addEventListener('load', () => done(image.naturalWidth));
          image.addEventListener('error', () => done(0));
          image.src = address;
        }),
      siteAddress + path,
    );
  }

  test('can show the share picture that a link of ours names', async ({ page }) => {
    await page.goto(pathTo('de', 'faq'));
    const named = await page.locator('meta[property="og:image"]').getAttribute('content');
    expect(await widthElsewhere(page, new URL(named ?? '').pathname)).toBe(1200);
  });

  test('can show the logo', async ({ page }) => {
    expect(await widthElsewhere(page, '/icon-512.png')).toBe(512);
  });

  test('cannot embed the pictures of our pages', async ({ page }) => {
    await page.goto(pathTo('de', 'home'));
    const picture = await page
      .locator('main img')
      .first()
      .evaluate((image: HTMLImageElement) => image.currentSrc);
    expect(await widthElsewhere(page, new URL(picture).pathname)).toBe(0);
  });
});
