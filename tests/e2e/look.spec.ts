import type { Locator } from '@playwright/test';
import { pathTo } from '#common/routes.ts';
import { openInOurFont } from './support/open.ts';
import { expect, test } from './support/test.ts';

const computed = (target: Locator, property: string) =>
  target.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

test.use({ viewport: { width: 1920, height: 1000 } });

test('headlines: 80 px at xl, bold, in Poppins', async ({ page }) => {
  await openInOurFont(page, '/');
  const headline = page.getByRole('heading', { level: 1 });
  expect(await computed(headline, 'font-size')).toBe('80px');
  expect(await computed(headline, 'font-weight')).toBe('700');
  expect(await computed(headline, 'font-family')).toMatch(/^"?Poppins/);
  expect(await computed(page.locator('h2:not(.sr-only)').first(), 'font-weight')).toBe('700');
  expect(await page.evaluate(() => document.fonts.size > 0 && document.fonts.status === 'loaded')).toBe(true);
});

test.describe('where our font comes too late', () => {
  test.use({ tolerated: [/woff2|ERR_FAILED/] });

  test('what stands in for it is as wide and as high, and a headline is bold', async ({ page }) => {
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

test('pages are at most 1700 px wide, contact 1800', async ({ page }) => {
  const widest = () =>
    page.evaluate(() =>
      Math.max(
        ...Array.from(
          document.querySelectorAll('main h1, main h2, main form, main dl, main ol'),
          (element) => {
            const { left, right } = element.getBoundingClientRect();
            return right - left;
          },
        ),
      ),
    );
  await page.goto(pathTo('de', 'institutional'));
  expect(await widest()).toBeLessThanOrEqual(1700);
  await page.goto(pathTo('de', 'contact'));
  expect(await widest()).toBeLessThanOrEqual(1800);
});

test('colours and radii are those of requirements 9.2 and 9.5', async ({ page }) => {
  await page.goto('/faq');
  expect(await computed(page.locator('body'), 'background-color')).toBe('rgb(242, 248, 249)');
  expect(await computed(page.locator('body'), 'color')).toBe('rgb(98, 99, 100)');
  const panel = page.locator('main details').first();
  expect(await computed(panel, 'border-top-left-radius')).toBe('10px');
  const signIn = page.getByRole('banner').locator('a[target=_blank]').first();
  expect(await computed(signIn, 'border-top-left-radius')).toBe('6px');
});
