import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { siteAddress } from './support/environment.ts';
import { paintsOf } from './support/paint.ts';
import { expect, test } from './support/test.ts';

const preloadedInHead = 'head link[rel=preload][as=font]';

test('the first view is in our typeface where the line is quick: the first paint waits for the fonts', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.locator(preloadedInHead)).toHaveCount(3);
});

/**
 * The site behind a server whose answers take their time. The browser's own throttling does not show in the times that
 * a page reads of its answer.
 * @param pause before each answer, in milliseconds
 */
async function startSlowSite(pause: number): Promise<{ address: string; stop: () => void }> {
  const server = createServer((asked, answer) => {
    setTimeout(() => {
      const forwarded = request(`${siteAddress}${asked.url}`, { headers: asked.headers }, (given) => {
        answer.writeHead(given.statusCode ?? 500, given.headers);
        given.pipe(answer);
      });
      forwarded.end();
    }, pause);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}/`, stop: () => server.close() };
}

test('no words wait for a typeface where the line is slow, and the fonts are fetched all the same', async ({
  browser,
}) => {
  const site = await startSlowSite(150);
  const page = await browser.newPage();
  const fonts: string[] = [];
  page.on('request', (one) => {
    if (one.resourceType() === 'font') fonts.push(one.url());
  });
  await page.goto(site.address);
  await expect(page.locator(preloadedInHead)).toHaveCount(0);
  expect(fonts).toHaveLength(3);
  await page.close();
  site.stop();
});

const secondSheet = /\/_astro\/index\.\w+\.css$/;
const bannerWhite = 'rgb(255, 255, 255)';

test('a page whose second sheet is late shows its first section meanwhile, and nothing moves when it comes', async ({
  page,
}) => {
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
  await page.route(secondSheet, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('h1')).toHaveCSS('color', bannerWhite);
  await expect(page.locator('footer'), 'what is below waits for its looks').toHaveCount(0);
  release(undefined);
  await page.waitForLoadState();
  await expect(page.locator('footer')).toBeVisible();
  expect((await paintsOf(page)).shifts).toEqual([]);
});

test.describe('a page whose second sheet never comes', () => {
  test.use({ tolerated: [new RegExp(`ERR_FAILED|${secondSheet.source}`)] });

  test('can be read to its end', async ({ page }) => {
    await page.route(secondSheet, (route) => route.abort('failed'));
    await page.goto('/');
    await expect(page.locator('h1')).toHaveCSS('color', bannerWhite);
    await expect(page.locator('footer')).toBeVisible();
  });
});

for (const path of ['/contact', '/professional/enquiry_link', '/valuation_guide/need/tax/brief'])
  test(`${path} fetches the scripts of its form or tool once its words are on the screen`, async ({
    page,
  }) => {
    // A fast processor has nothing to do long before the fonts have come, with which the page is painted.
    await page.addInitScript(() => {
      window.requestIdleCallback = (run) => window.setTimeout(run);
    });
    await page.goto(path);
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
    const { painted, fetched } = await page.evaluate(() => ({
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
      fetched: performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ startTime }) => startTime),
    }));
    expect(fetched.length).toBeGreaterThan(1);
    expect(Math.min(...fetched)).toBeGreaterThan(painted);
  });
