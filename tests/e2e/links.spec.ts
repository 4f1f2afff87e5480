import type { Locator, Page } from '@playwright/test';
import { localeCodes, type Locale } from '#common/locales.ts';
import { contactSections, localisedPath, menu, pathTo, type PageKey } from '#common/routes.ts';
import { footerBlocks } from '#site/components/layout/footerBlocks.ts';
import { contentFor } from '#site/content/load.ts';
import { linksFor } from '#site/links.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

/** Follows a link and expects to land where it says, with its section in view. */
async function follow(page: Page, link: Locator, address: string): Promise<void> {
  await link.click();
  await expect(page).toHaveURL(address);
  const section = /[/#]([a-z_]+)$/.exec(address)?.[1];
  const isSection = section !== undefined && (await page.locator(`section[id="${section}"]`).count()) > 0;
  if (isSection) await expect(page.locator(`[id="${section}"]`)).toBeInViewport();
}

for (const locale of localeCodes) {
  const { common } = contentFor(locale);
  const links = linksFor(locale, common.newTab);

  test(`every tab of the menu leads to its page (${locale})`, async ({ page }) => {
    await page.goto(pathTo(locale, 'imprint'));
    for (const tab of menu) {
      const nav = page.getByRole('navigation', { name: common.menu.label });
      await follow(
        page,
        nav.getByRole('link', { name: common.menu.tabs[tab], exact: true }),
        pathTo(locale, tab),
      );
    }
  });

  for (const block of footerBlocks(common.footer, links)) {
    test(`every link of the footer's block "${block.title}" leads where it should (${locale})`, async ({
      page,
    }) => {
      for (const { label, link } of block.entries) {
        await page.goto(pathTo(locale, 'faq'));
        const nav = page.getByRole('navigation', { name: common.footer.label });
        const list = nav.locator('div').filter({ has: page.getByRole('heading', { name: block.title }) });
        await follow(page, list.getByRole('link', { name: label, exact: true }), link.href);
      }
    });
  }

  test(`the legal links lead to the legal pages (${locale})`, async ({ page }) => {
    for (const key of ['terms', 'privacy', 'imprint'] as const) {
      await page.goto(pathTo(locale, 'home'));
      const list = page.getByRole('list', { name: common.footer.legal.label });
      await follow(page, list.getByRole('link', { name: common.footer.legal[key] }), pathTo(locale, key));
    }
  });

  test(`the contact page has its three sections (${locale})`, async ({ page }) => {
    for (const section of contactSections) {
      await page.goto(`${pathTo(locale, 'contact')}#${section}`);
      await expect(page.locator(`[id="${section}"]`)).toBeInViewport();
    }
  });
}

/** How many buttons of a page's main part lead to which registration. */
const registrations: { page: PageKey; client: number; valuer: number }[] = [
  { page: 'home', client: 2, valuer: 2 },
  { page: 'institutional', client: 2, valuer: 0 },
  { page: 'lawyers', client: 1, valuer: 0 },
  { page: 'professional', client: 0, valuer: 2 },
];

async function expectOutward(main: Locator, locale: Locale, kind: 'client' | 'valuer', atLeast: number) {
  const { actions, newTab } = contentFor(locale).common;
  const buttons = main.locator(`a[href="https://app.bewertra.example/register/${kind}"]`);
  expect(await buttons.count()).toBeGreaterThanOrEqual(atLeast);
  for (const button of await buttons.all()) {
    await expect(button).toHaveAttribute('target', '_blank');
    await expect(button).toHaveAttribute('rel', /noopener/);
    const names = [actions.register, actions.becomePartner].map((label) => `${label} (${newTab})`);
    expect(names).toContain((await button.textContent())?.trim());
  }
}

for (const { page: key, client, valuer } of registrations) {
  for (const locale of localeCodes) {
    test(`${localisedPath(locale, `/${key}`)}: calls to action lead to the platform, in a new tab`, async ({
      page,
    }) => {
      await page.goto(pathTo(locale, key));
      await expectOutward(page.locator('main'), locale, 'client', client);
      await expectOutward(page.locator('main'), locale, 'valuer', valuer);
    });
  }
}

test('a call to action opens the platform in a new tab and leaves our page alone', async ({
  page,
  context,
}) => {
  await context.route('https://app.bewertra.example/**', (route) => route.fulfill({ body: 'platform' }));
  await page.goto('/');
  const opened = context.waitForEvent('page');
  const { actions } = contentFor('de').common;
  await page.locator('main').getByRole('link', { name: actions.register }).first().click();
  const platform = await opened;
  await expect(platform).toHaveURL('https://app.bewertra.example/register/client');
  expect(await platform.evaluate(() => window.opener === null)).toBe(true);
  await expect(page).toHaveURL('/');
});
