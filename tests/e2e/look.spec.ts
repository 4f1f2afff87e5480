import type { Locator } from '@playwright/test';
import { pathTo } from '#common/routes.ts';
import { openInOurFont } from './support/open.ts';
import { expect, test } from './support/test.ts';
import { visit } from './support/visit.ts';

const computed = (target: Locator, property: string) =>
  target.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

test.use({ viewport: { width: 1920, height: 1000 } });

visit('headlines are in bold Poppins, 80 px at xl; colours and radii are the brand’s', async ({ page }) => {
  await page.goto(pathTo('de', 'home'));
  await page.evaluate(() => document.fonts.ready);
  const headline = page.getByRole('heading', { level: 1 });
  expect.soft(await computed(headline, 'font-size')).toBe('80px');
  expect.soft(await computed(headline, 'font-weight')).toBe('700');
  expect.soft(await computed(headline, 'font-family')).toMatch(/^"?Poppins/);
  expect.soft(await computed(page.locator('h2:not(.sr-only)').first(), 'font-weight')).toBe('700');
  expect.soft(await page.evaluate(() => [...document.fonts].map(({ status }) => status))).toContain('loaded');
  expect.soft(await computed(page.locator('body'), 'background-color')).toBe('rgb(242, 248, 249)');
  expect.soft(await computed(page.locator('body'), 'color')).toBe('rgb(98, 99, 100)');
  const signIn = page.getByRole('banner').locator('a[target=_blank]').first();
  expect.soft(await computed(signIn, 'border-top-left-radius')).toBe('6px');
  await page.goto(pathTo('en', 'faq'));
  const panel = page.locator('main details').first();
  expect.soft(await computed(panel, 'border-top-left-radius')).toBe('10px');
});

test.describe('with the fallback font', () => {
  test.use({ tolerated: [/woff2|ERR_FAILED/] });

  test('text is as wide and as high as with Poppins, and a headline is bold', async ({ page }) => {
    const sizes = () =>
      page.evaluate(() =>
        ['h1', 'h2', 'main p'].map((selector) => {
          const element = document.querySelector<HTMLElement>(selector);
          if (element === null) throw new Error(`no ${selector}`);
          element.style.cssText = 'display: inline-block; width: max-content';
          return { width: element.offsetWidth, height: element.offsetHeight };
        }),
      );
    await page.route('**/*.woff2', (route) => route.abort());
    await page.goto('/');
    const others = await sizes();
    const faces = () =>
      page.evaluate(() =>
        [...document.fonts].filter(({ status }) => status === 'loaded').map(({ weight }) => weight),
      );
    expect(await faces()).toEqual(['400', '600 700']);
    await page.unroute('**/*.woff2');
    await openInOurFont(page, '/');
    const ours = await sizes();
    for (const [index, { width, height }] of ours.entries()) {
      expect(others[index]?.width).not.toBe(width);
      expect(Math.abs((others[index]?.width ?? 0) / width - 1)).toBeLessThan(0.04);
      expect(Math.abs((others[index]?.height ?? 0) - height)).toBeLessThanOrEqual(1);
    }
  });
});

visit('pages are at most 1700 px wide, contact 1800', async ({ page }) => {
  for (const [path, most] of [
    [pathTo('de', 'institutional'), 1700],
    [pathTo('en', 'contact'), 1800],
  ] as const) {
    await page.goto(path);
    const widths = await page
      .locator('main :is(h1, h2, form, dl, ol)')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().width));
    expect(Math.max(...widths), path).toBeLessThanOrEqual(most);
  }
});
