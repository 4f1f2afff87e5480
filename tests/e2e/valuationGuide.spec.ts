import { pathTo } from '#common/routes.ts';
import { contentFor } from '#site/content/load.ts';
import { expectHeadingFocused } from './support/focusWithin.ts';
import { expect, test } from './support/test.ts';
import { visit } from './support/visit.ts';

const { valuationGuide: guide } = contentFor('de');

visit('what one looks up in the guide is closed, and opens for a link to it', async ({ page }) => {
  await page.goto(pathTo('de', 'valuationGuide'));
  await expect(page.locator('main details[open]')).toHaveCount(0);
  await page.evaluate(
    (address) => {
      const link = document.createElement('a');
      link.href = address;
      document.body.append(link);
      link.click();
    },
    pathTo('de', 'valuationGuide', 'documents'),
  );
  await expectHeadingFocused(page.locator('#documents'));
  await expect(page.getByText(guide.documents.lead)).toBeInViewport();
});

visit('the guide’s reference is printed whole', async ({ page }) => {
  await page.goto(pathTo('de', 'valuationGuide'));
  await page.emulateMedia({ media: 'print' });
  for (const item of guide.limits.items) await expect(page.getByText(item)).toBeVisible();
  await page.emulateMedia({ media: null });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('at its own address a part of the guide’s reference is open', async ({ page }) => {
    await page.goto(pathTo('de', 'valuationGuide', 'limits'));
    await expect(page.locator('main details[open]')).toHaveCount(1);
    await expect(page.getByText(guide.limits.items[0] ?? '')).toBeVisible();
  });
});
