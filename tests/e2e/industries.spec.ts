import type { Page } from '@playwright/test';
import { pathTo } from '#common/routes.ts';
import { contentFor } from '#site/content/load.ts';
import { industries } from '#site/content/types/institutional.ts';
import { expect, test } from './support/test.ts';

const { items } = contentFor('de').institutional.industries;

const heightOf = async (page: Page) => (await page.locator('main').boundingBox())?.height;

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a phone shows the industry that is chosen, wider windows and paper all', async ({ page }) => {
    const shown = page.locator('#industries h3').filter({ visible: true });
    const all = industries.map((industry) => items[industry].title);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(pathTo('de', 'institutional'));
    const height = await heightOf(page);
    for (const industry of industries) {
      await page.locator(`label:has(#industry-${industry})`).click();
      await expect(shown).toHaveText([items[industry].title]);
      expect(await heightOf(page), 'nothing below it moves').toBe(height);
    }
    await page.locator('#industries').getByRole('radio', { checked: true }).press('ArrowLeft');
    await expect(shown).toHaveText([items.insurers.title]);
    await page.emulateMedia({ media: 'print' });
    await expect(shown).toHaveText(all);
    await page.emulateMedia({ media: null });
    await page.setViewportSize({ width: 820, height: 1180 });
    await expect(shown).toHaveText(all);
  });
});
