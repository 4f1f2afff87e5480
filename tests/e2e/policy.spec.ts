import { contactFormId } from '#common/ids.ts';
import { pathTo } from '#common/routes.ts';
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
