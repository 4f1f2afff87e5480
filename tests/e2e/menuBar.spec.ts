import { pathTo } from '#common/routes.ts';
import { contentFor } from '#site/content/load.ts';
import { expect, test } from './support/test.ts';

const { menu } = contentFor('de').common;

test.describe('with forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  test('the current tab looks different, and so does the drawer’s current link', async ({ page }) => {
    /** The tab of the FAQ, in the bar and in the drawer. */
    const pictures = async (key: 'faq' | 'imprint') => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(pathTo('de', key));
      const tab = page.getByRole('banner').getByRole('link', { name: menu.tabs.faq });
      const inBar = await tab.screenshot();
      await page.setViewportSize({ width: 390, height: 800 });
      await page.getByRole('button', { name: menu.open }).click();
      return { inBar, inDrawer: await tab.screenshot() };
    };
    const [current, other] = [await pictures('faq'), await pictures('imprint')];
    expect(current.inBar.equals(other.inBar), 'the same in the bar').toBe(false);
    expect(current.inDrawer.equals(other.inDrawer), 'the same in the drawer').toBe(false);
  });
});
