import { paintsOf } from './support/paint.ts';
import { expect, test } from './support/test.ts';

for (const path of ['/', '/institutional', '/en/professional', '/en/contact'])
  test(`${path} shifts no layout while it loads in pieces on a slow line`, async ({ page }) => {
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
    expect((await paintsOf(page)).shifts).toEqual([]);
  });
