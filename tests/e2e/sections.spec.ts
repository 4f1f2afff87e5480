import { localeCodes } from '#common/locales.ts';
import { pathTo } from '#common/routes.ts';
import { contentFor } from '#site/content/load.ts';
import { expectHeadingFocused } from './support/focusWithin.ts';
import { expect, test } from './support/test.ts';
import { visit } from './support/visit.ts';

visit('a link to a section of the same page scrolls without a reload', async ({ page }) => {
  const { 'about/values': values, 'about/team': team } = contentFor('en').common.footer.blocks.about;
  const link = (name: string) => page.getByRole('contentinfo').getByRole('link', { name, exact: true });
  await page.goto(pathTo('en', 'about'));
  await page.evaluate(() => ((window as { stillHere?: boolean }).stillHere = true));

  await link(values).click();
  await expect(page).toHaveURL(pathTo('en', 'about', 'values'));
  await expect(page.locator('#values')).toBeInViewport();
  await expectHeadingFocused(page.locator('#values'));
  await expect.poll(async () => (await page.locator('#values').boundingBox())?.y).toBeGreaterThanOrEqual(0);

  await link(team).click();
  await expect(page).toHaveURL(pathTo('en', 'about', 'team'));
  await expect(page.locator('#team')).toBeInViewport();

  await page.goBack();
  await expect(page).toHaveURL(pathTo('en', 'about', 'values'));
  await page.goForward();
  await expect(page).toHaveURL(pathTo('en', 'about', 'team'));
  await expect(page.locator('#team')).toBeInViewport();
  expect(await page.evaluate(() => (window as { stillHere?: boolean }).stillHere)).toBe(true);
});

visit(
  'who leaves the heading of a section leaves nothing behind that could take the focus',
  async ({ page }) => {
    const section = page.locator('#values');
    await page.goto(pathTo('en', 'about', 'values'));
    await expectHeadingFocused(section);
    await expect(section.locator('[tabindex]')).toHaveCount(1);
    await page.keyboard.press('Tab');
    await expect(section.locator('[tabindex]')).toHaveCount(0);
  },
);

for (const locale of localeCodes)
  visit(
    `who comes to a section hears what it is about, and all of it after that (${locale})`,
    async ({ page }) => {
      const { platform, trust } = contentFor(locale);
      const focused = page.locator(':focus');
      await page.goto(pathTo(locale, 'platform', 'core_benefits'));
      await expect(focused).toHaveText(platform.benefits.kicker);
      await page.goto(pathTo(locale, 'trust', 'verification'));
      await expect(focused).toHaveText(trust.agreed.items.verification.title);
    },
  );

visit('a link to a part of a legal text moves the focus to its heading', async ({ page }) => {
  await page.goto(pathTo('de', 'privacy'));
  const link = page.locator('main a[href^="#"]').nth(1);
  const id = (await link.getAttribute('href'))?.slice(1) ?? '';
  await link.press('Enter');
  await expectHeadingFocused(page.locator(`[id="${id}"]`));
});

visit('the other language opens at the section one has gone to, also back and forward', async ({ page }) => {
  const { 'about/values': values, 'about/team': team } = contentFor('en').common.footer.blocks.about;
  const link = (name: string) => page.getByRole('contentinfo').getByRole('link', { name, exact: true });
  const german = page.locator('header a[hreflang="de"]:visible');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(pathTo('en', 'about', 'team'));
  await expect(german).toHaveAttribute('href', new RegExp(`${pathTo('de', 'about', 'team')}$`));

  await link(values).click();
  await expect(page).toHaveURL(pathTo('en', 'about', 'values'));
  await expect(german).toHaveAttribute('href', new RegExp(`${pathTo('de', 'about', 'values')}$`));
  await link(team).click();
  await page.goBack();
  await expect(page).toHaveURL(pathTo('en', 'about', 'values'));
  await expect(german).toHaveAttribute('href', new RegExp(`${pathTo('de', 'about', 'values')}$`));
  await page.goBack();
  await expect(german).toHaveAttribute('href', new RegExp(`${pathTo('de', 'about', 'team')}$`));
  await page.goForward();
  await expect(page).toHaveURL(pathTo('en', 'about', 'values'));

  await german.click();
  await expect(page).toHaveURL(pathTo('de', 'about', 'values'));
  await expect(page.locator('#values')).toBeInViewport();
});

visit(
  'from the top of a page one came to by a section, the other language opens at the top',
  async ({ page }) => {
    const german = page.locator('header a[hreflang="de"]:visible');
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(pathTo('en', 'about', 'team'));
    await page.evaluate(
      (address) => {
        const link = document.createElement('a');
        link.href = address;
        document.body.append(link);
        link.click();
      },
      pathTo('en', 'about'),
    );
    await expect(page).toHaveURL(pathTo('en', 'about'));
    await expect(german).toHaveAttribute('href', new RegExp(`${pathTo('de', 'about')}$`));
  },
);

test.describe('under prefers-reduced-motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('a link shows its section without scrolling', async ({ page }) => {
    await page.goto(pathTo('de', 'institutional', 'how_to_start'));
    await expect(page.locator('#how_to_start')).toBeInViewport({ timeout: 500 });
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test("a section's address leads to its section", async ({ page }) => {
    await page.goto(pathTo('en', 'institutional', 'how_to_start'));
    await expect(page.locator('#how_to_start')).toBeInViewport();
  });
});
