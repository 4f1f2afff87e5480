import { localeCodes } from '#common/locales.ts';
import { pathTo } from '#common/routes.ts';
import { contentFor } from '#site/content/load.ts';
import { expect, test } from './support/test.ts';

for (const locale of localeCodes) {
  test(`a statistic reads as it is seen: figure, unit, what it is about (${locale})`, async ({ page }) => {
    const { statistics } = contentFor(locale).professional;
    await page.goto(pathTo(locale, 'professional'));
    for (const { prefix = '', value, unit, gap, unitFirst, label } of statistics.items) {
      const figure = (unitFirst ? [unit, value] : [value, unit]).join(gap ? '\u00A0' : '');
      const entry = page.getByRole('main').getByRole('listitem').filter({ hasText: label });
      expect(await entry.textContent()).toBe(`${prefix}${figure}${label}`);
    }
  });
}

test('the English terms lead to the German ones, which bind, whatever language is remembered', async ({
  page,
}) => {
  await page.goto(pathTo('en', 'terms'));
  await page.evaluate(() => localStorage.setItem('language', 'en'));
  await page
    .getByRole('main')
    .getByRole('link', { name: contentFor('en').legal.binding })
    .click();
  await expect(page).toHaveURL(pathTo('de', 'terms'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

test('no list hides from Safari that it is one', async ({ page }) => {
  await page.goto(pathTo('de', 'home'));
  const hidden = await page
    .locator('ul, ol')
    .evaluateAll(
      (lists) =>
        lists.filter((list) => getComputedStyle(list).listStyleType === 'none' && list.role !== 'list')
          .length,
    );
  expect(hidden).toBe(0);
});
