import type { Locator } from '@playwright/test';
import { pathTo } from '#common/routes.ts';
import { expect, test } from './support/test.ts';

const computed = (target: Locator, property: string) =>
  target.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

test.use({ viewport: { width: 1920, height: 1000 } });

test('headlines: 80 px at xl, bold, in Poppins', async ({ page }) => {
  await page.goto('/');
  const headline = page.getByRole('heading', { level: 1 });
  expect(await computed(headline, 'font-size')).toBe('80px');
  expect(await computed(headline, 'font-weight')).toBe('700');
  expect(await computed(headline, 'font-family')).toMatch(/^"?Poppins/);
  expect(await computed(page.getByRole('heading', { level: 2 }).first(), 'font-weight')).toBe('700');
  expect(await page.evaluate(() => document.fonts.size > 0 && document.fonts.status === 'loaded')).toBe(true);
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
