import { pathTo } from '#common/routes.ts';
import { contentFor } from '#site/content/load.ts';
import { linksFor } from '#site/links.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

/** What every link says, and where it leads, stands in the HTML: tests/built/menus.test.ts. */
test('tab, footer and legal link lead where they say; a call to action opens a tab that cannot steer ours', async ({
  page,
  context,
}) => {
  const { common } = contentFor('en');
  const { registerClient } = linksFor('en', common.newTab);
  const footer = page.getByRole('contentinfo');
  await page.goto(pathTo('en', 'imprint'));

  const menu = page.getByRole('navigation', { name: common.menu.label });
  await menu.getByRole('link', { name: common.menu.tabs.institutional, exact: true }).click();
  await expect(page).toHaveURL(pathTo('en', 'institutional'));

  await footer.getByRole('link', { name: common.footer.blocks.about['about/team'], exact: true }).click();
  await expect(page).toHaveURL(pathTo('en', 'about', 'team'));
  await expect(page.locator('#team')).toBeInViewport();

  await footer.getByRole('link', { name: common.footer.legal.terms, exact: true }).click();
  await expect(page).toHaveURL(pathTo('en', 'terms'));

  await page.goto(pathTo('en', 'institutional'));
  await context.route(`${registerClient.href}**`, (route) => route.fulfill({ body: 'platform' }));
  const opened = context.waitForEvent('page');
  await page
    .getByRole('main')
    .getByRole('link', { name: `${common.actions.registerClient} (${common.newTab})` })
    .first()
    .click();
  const platform = await opened;
  await expect(platform).toHaveURL(registerClient.href);
  expect(await platform.evaluate(() => window.opener === null)).toBe(true);
  await expect(page).toHaveURL(pathTo('en', 'institutional'));
});
