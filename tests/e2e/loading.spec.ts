import type { Page } from '@playwright/test';
import { firstScreenAttribute } from '#common/ids.ts';
import { pathTo } from '#common/routes.ts';
import { paintsOf } from './support/paint.ts';
import { expect, test } from './support/test.ts';

const shifts = async (page: Page) => (await paintsOf(page)).shifts;

for (const path of [pathTo('de', 'home'), pathTo('de', 'institutional'), pathTo('en', 'contact')])
  test(`${path} shows its first screen as it stays, while the styles of the rest are awaited`, async ({
    page,
  }) => {
    const { promise: coming, resolve: letCome } = Promise.withResolvers<undefined>();
    await page.route('**/*.css', async (route) => {
      await coming;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    const headline = page.getByRole('heading', { level: 1 });
    const firstScreen = page.locator(`[${firstScreenAttribute}]`);
    const seen = () => Promise.all([headline, firstScreen].map((element) => element.boundingBox()));
    const following = page.getByRole('contentinfo');
    await expect(headline).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const before = await seen();
    await expect(following).toHaveCount(0);
    letCome(undefined);
    await page.waitForLoadState();
    await expect(following).not.toHaveCount(0);
    expect(await seen()).toEqual(before);
    expect(await shifts(page)).toEqual([]);
  });

for (const path of [pathTo('de', 'home'), pathTo('en', 'professional')])
  test(`${path} does not move while a slow line brings it in pieces`, async ({ page }) => {
    const network = await page.context().newCDPSession(page);
    await network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 100,
      downloadThroughput: 20_000,
      uploadThroughput: 20_000,
    });
    await page.setViewportSize({ width: 1440, height: 800 });
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('contentinfo')).toBeAttached();
    expect(await shifts(page)).toEqual([]);
  });
