import { localeCodes } from '#common/locales.ts';
import { pathTo } from '#common/routes.ts';
import { sheetsId } from '#common/ids.ts';
import { contentFor } from '#site/content/load.ts';
import { sheetKeys } from '#site/content/samples/report/document.ts';
import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/test.ts';

const { open, reading, enlarge } = contentFor('de').sampleReport;
const path = pathTo('de', 'sampleReport');

for (const locale of localeCodes) {
  test(`${pathTo(locale, 'sampleReport')} prints as six sheets of A4, as a fan and while it is read`, async ({
    page,
  }) => {
    for (const target of ['', '#sheet-plans']) {
      await page.goto(pathTo(locale, 'sampleReport') + target);
      const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
      const text = pdf.toString('latin1');
      expect(text.match(/\/Type\s*\/Page\b/g)).toHaveLength(sheetKeys.length);
      const boxes = [...text.matchAll(/\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)\s*\]/g)];
      expect(boxes.length).toBeGreaterThan(0);
      for (const [, width, height] of boxes) {
        expect(Number(width)).toBeCloseTo((210 / 25.4) * 72, -1);
        expect(Number(height)).toBeCloseTo((297 / 25.4) * 72, -1);
      }
    }
  });
}

test('opens large from its button, takes the focus, and gives it back on Escape', async ({ page }) => {
  await page.goto(path);
  const button = page.getByRole('link', { name: open });
  await button.click();
  const view = page.getByRole('dialog', { name: reading.title });
  await expect(view).toBeVisible();
  await expect(page.locator('#sheet-cover')).toBeFocused();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(view).toBeHidden();
  await expect(button).toBeFocused();
});

test('goes from page to page in one step of the history, which Back and the cross take back', async ({
  page,
}) => {
  await page.goto(path);
  const view = page.getByRole('dialog', { name: reading.title });
  await page.getByRole('link', { name: enlarge.cover }).focus();
  await page.keyboard.press('Enter');
  await expect(view).toBeVisible();
  const last = view.getByRole('navigation').getByRole('link').last();
  await last.click();
  await expect(page.locator('#sheet-result')).toBeFocused();
  await page.goBack();
  await expect(view).toBeHidden();
  await page.goForward();
  await expect(view).toBeVisible();
  await view.getByRole('link', { name: reading.close }).click();
  await expect(view).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('opens at a page by its address, and closes', async ({ page }) => {
    await page.goto(`${path}#sheet-methods`);
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.locator('#sheet-methods')).toBeInViewport();
    await page.getByRole('link', { name: reading.close }).click();
    await expect(page.getByRole('banner')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('banner')).toBeHidden();
  });
});

for (const width of [320, 390, 768, 1440]) {
  test(`nothing leaves a page of the report at ${width} pixels, as a fan or read large`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const locale of localeCodes)
      for (const target of ['', '#sheet-cover']) {
        await page.goto(pathTo(locale, 'sampleReport') + target);
        const outside = await page.locator(`#${sheetsId} .sheet-paper`).evaluateAll((papers) =>
          papers.flatMap((paper) => {
            const { scrollWidth, clientWidth, scrollHeight, clientHeight } = paper;
            return scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1
              ? [`${paper.parentElement?.id}: ${scrollWidth - clientWidth}, ${scrollHeight - clientHeight}`]
              : [];
          }),
        );
        expect(outside).toEqual([]);
      }
  });
}
