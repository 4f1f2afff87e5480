import type { Page } from '@playwright/test';
import { activeTab, menu as tabs, pageKeys, pathTo } from '#common/routes.ts';
import { hasBanner } from '#site/assets/heroes.ts';
import { contentFor } from '#site/content/load.ts';
import { expect, test } from './support/test.ts';
import { visit } from './support/visit.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const { common } = contentFor('de');

/** Opacity of the bar's blue ground: 0 transparent, 1 solid. */
const barGround = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector('.site-header');
    return bar ? Number(getComputedStyle(bar, '::before').opacity) : NaN;
  });

for (const key of pageKeys) {
  visit(`${key}: the active tab and the bar's ground`, async ({ page }) => {
    await page.goto(pathTo('de', key));
    const nav = page.getByRole('navigation', { name: common.menu.label });
    await expect(nav.getByRole('link')).toHaveCount(tabs.length);
    const current = nav.locator('[aria-current=page]');
    const tab = tabs.find((candidate) => candidate === activeTab(key));
    if (tab === undefined) await expect(current).toHaveCount(0);
    else await expect(current).toHaveAccessibleName(common.menu.tabs[tab]);

    expect(await barGround(page)).toBe(hasBanner(key) ? 0 : 1);
    await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
    await expect.poll(() => barGround(page)).toBe(1);
  });
}

test.describe('with forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  const tab = (page: Page) => page.getByRole('banner').getByRole('link', { name: common.menu.tabs.faq });

  /** The tab's picture on its own page and on another. */
  async function pictures(page: Page, prepare = () => Promise.resolve()): Promise<Buffer[]> {
    const taken: Buffer[] = [];
    for (const key of ['faq', 'imprint'] as const) {
      await page.goto(pathTo('de', key));
      await prepare();
      taken.push(await tab(page).screenshot());
    }
    return taken;
  }

  test('the current tab looks different', async ({ page }) => {
    const [current, other] = await pictures(page);
    expect(current).not.toEqual(other);
  });

  test('so does the drawer’s current link', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    const open = () => page.getByRole('button', { name: common.menu.open }).click();
    const [current, other] = await pictures(page, open);
    expect(current).not.toEqual(other);
  });
});

test('sign-in opens the platform in a new tab', async ({ page }) => {
  await page.goto('/');
  const signIn = page.getByRole('banner').getByRole('link', { name: common.menu.signIn });
  await expect(signIn).toHaveAttribute('href', 'https://app.bewertra.example/');
  await expect(signIn).toHaveAttribute('target', '_blank');
  await expect(signIn).toHaveAttribute('rel', 'noopener');
});
