import { localeCodes } from '#common/locales.ts';
import { localisedPath, pageKeys, type PageKey } from '#common/routes.ts';
import { contentFor } from '#site/content/load.ts';
import { searchesIn } from '#site/content/testing/expected.ts';
import { expect, test } from './support/test.ts';

// The page is answered with 404.
test.use({ tolerated: [/404/] });

for (const locale of localeCodes)
  test(`whoever has lost a page finds it by what it is about (${locale})`, async ({ page }) => {
    const { common, unlisted } = contentFor(locale);
    await page.goto(localisedPath(locale, '/no-such-page'));
    const field = page.getByRole('searchbox', { name: unlisted.notFound.search.label });
    const found = page.getByRole('main').getByRole('listitem');
    await expect(found).toHaveCount(pageKeys.length);
    // In words that no page is called by, and a page that has it.
    for (const { typed, finds } of searchesIn(locale)) {
      await field.fill(typed);
      await expect.soft(found.filter({ hasText: common.linkNames[finds as PageKey] }), typed).toBeVisible();
      await expect.soft(found, typed).not.toHaveCount(pageKeys.length);
    }
    await field.fill('Xylophon');
    await expect(found).toHaveCount(0);
  });
