import { legalVersions, type PublishedText, type VersionedText } from '#common/legalVersions.ts';
import { localeCodes } from '#common/locales.ts';
import { pathTo } from '#common/routes.ts';
import { languages } from '#site/content/load.ts';
import { expect, test } from './support/test.ts';

const versioned = Object.keys(legalVersions) as VersionedText[];

for (const locale of localeCodes) {
  const { content, format } = languages[locale];
  const { title, first, lists, version: heading } = content.legal.changes;

  for (const document of versioned) {
    test(`${pathTo(locale, document)} ends with what its versions changed`, async ({ page }) => {
      await page.goto(pathTo(locale, document));
      const { version, date, earlier }: PublishedText = legalVersions[document];
      const changed = (lists[document][version] ?? []).map(({ says }) => says);
      const day = format.date(date);
      const says = earlier.length === 0 ? [first(day)] : [heading(version, day), ...changed];
      const history = page.getByRole('region', { name: title });
      for (const words of says) await expect(history).toContainText(words);
      await expect(page.locator('article section').last()).toHaveAccessibleName(title);
    });
  }

  test(`${pathTo(locale, 'terms')} leads to its changes from the contents`, async ({ page }) => {
    await page.goto(pathTo(locale, 'terms'));
    await page
      .getByRole('navigation', { name: content.legal.contents })
      .getByRole('link', { name: title })
      .click();
    await expect(page.getByRole('heading', { name: title })).toBeInViewport();
  });

  test(`${pathTo(locale, 'imprint')} has no versions`, async ({ page }) => {
    await page.goto(pathTo(locale, 'imprint'));
    await expect(page.getByRole('region', { name: title })).toHaveCount(0);
  });
}
