import type { Locator, Page } from '@playwright/test';
import { localeCodes } from '#common/locales.ts';
import { contactSections, menu, pageKeys, pathTo, routes, type PageKey } from '#common/routes.ts';
import { footerBlocks } from '#site/components/layout/footerBlocks.ts';
import { contentFor } from '#site/content/load.ts';
import type { CommonContent } from '#site/content/types/shared.ts';
import type { SiteContent } from '#site/content/types/site.ts';
import { linksFor } from '#site/links.ts';
import { siteAddress } from './support/environment.ts';
import { expect, test } from './support/test.ts';
import { visit } from './support/visit.ts';

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

/** The section that an address names, if it names one. */
function sectionOf(address: string): string | undefined {
  const { pathname, hash } = new URL(address, siteAddress);
  const refs = pageKeys.flatMap((page): string[] => [...routes[page].refs]);
  return hash.slice(1) || refs.find((ref) => pathname.endsWith(`/${ref}`));
}

/** Follows a link and expects to land where it says, with its section in view. */
async function follow(page: Page, link: Locator, address: string): Promise<void> {
  await link.click();
  await expect(page).toHaveURL(address);
  const section = sectionOf(address);
  if (section !== undefined) await expect(page.locator(`[id="${section}"]`)).toBeInViewport();
}

for (const locale of localeCodes) {
  const { common } = contentFor(locale);
  const links = linksFor(locale, common.newTab);

  test(`every tab of the menu leads to its page (${locale})`, async ({ page }) => {
    await page.goto(pathTo(locale, 'imprint'));
    const nav = page.getByRole('navigation', { name: common.menu.label });
    await expect(nav.getByRole('link')).toHaveCount(menu.length);
    for (const tab of menu) {
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
        await expect(list.getByRole('listitem')).toHaveCount(block.entries.length);
        await follow(page, list.getByRole('link', { name: label, exact: true }), link.href);
      }
    });
  }

  test(`the legal links lead to the legal pages (${locale})`, async ({ page }) => {
    for (const key of ['terms', 'privacy', 'imprint', 'accessibility'] as const) {
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

type Registration = [
  'client' | 'valuer',
  keyof CommonContent['actions'] | ((content: SiteContent) => string),
];

/** Both ways in, as each of the home page's bands shows them. */
const bothWays: Registration[] = [
  ['client', ({ home }) => home.clients.register],
  ['valuer', ({ home }) => home.valuers.register],
];

/** Pages that speak to both ask both. */
const bothSides: Registration[] = [
  ['client', 'registerClient'],
  ['valuer', 'registerValuer'],
];

/** Every button of a page's main part that leads to a registration, in order: whose, and what it says. */
const registrations: Record<PageKey, Registration[]> = {
  home: [...bothWays, ...bothWays, ...bothWays],
  institutional: Array.from({ length: 6 }, (): Registration => ['client', 'registerClient']),
  lawyers: Array.from({ length: 5 }, (): Registration => ['client', 'registerClient']),
  professional: [
    ['valuer', 'registerValuer'],
    ['valuer', 'registerValuer'],
    ['valuer', 'registerValuer'],
    ['valuer', 'registerValuer'],
    ['valuer', 'becomePartner'],
  ],
  platform: [...bothSides, ...bothSides, ...bothSides, ...bothSides, ...bothSides],
  about: [...bothSides, ...bothSides, ...bothSides],
  faq: [],
  contact: [],
  terms: [],
  privacy: [],
  imprint: [],
  valuationGuide: [],
  sampleReport: [],
  trust: [],
  accessibility: [],
};

for (const key of pageKeys) {
  for (const locale of localeCodes) {
    visit(`${pathTo(locale, key)}: calls to action lead to the platform, in a new tab`, async ({ page }) => {
      const content = contentFor(locale);
      const { actions, newTab } = content.common;
      await page.goto(pathTo(locale, key));
      const buttons = page.locator('main a[href*="/register"]');
      const found = await buttons.evaluateAll((links) =>
        links.map((link) => ({
          href: link.getAttribute('href'),
          says: link.textContent.trim(),
          target: link.getAttribute('target'),
          opener: !/\bnoopener\b/.test(link.getAttribute('rel') ?? ''),
        })),
      );
      expect(found).toEqual(
        registrations[key].map(([kind, action]) => ({
          href: `https://app.bewertra.example/register/${kind}`,
          says: `${typeof action === 'string' ? actions[action] : action(content)} (${newTab})`,
          target: '_blank',
          opener: false,
        })),
      );
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
  const { clients } = contentFor('de').home;
  await page.locator('main').getByRole('link', { name: clients.register }).first().click();
  const platform = await opened;
  await expect(platform).toHaveURL('https://app.bewertra.example/register/client');
  expect(await platform.evaluate(() => window.opener === null)).toBe(true);
  await expect(page).toHaveURL('/');
});
