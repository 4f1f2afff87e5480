import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
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

const deferred = ':root[data-deferred]';
const parts = 'main > :is(section, div)';

/** Holds back every typeface until `release` is called. */
async function holdFonts(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
  await page.route(/\.woff2$/, async (route) => {
    await released;
    await route.continue();
  });
  return () => release(undefined);
}

test.describe('on a phone, what is far below', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  const skipped = (page: Page) =>
    page
      .locator(parts)
      .evaluateAll((all) => all.filter((part) => getComputedStyle(part).contentVisibility === 'auto').length);

  test('is laid out after the typefaces are there', async ({ page }) => {
    const release = await holdFonts(page);
    await page.goto('/institutional', { waitUntil: 'commit' });
    await expect(page.locator(deferred)).toBeAttached();
    await expect(page.locator('footer')).toBeAttached();
    expect(await skipped(page)).toBeGreaterThan(4);
    release();
    await expect(page.locator(deferred)).toHaveCount(0);
    expect(await skipped(page)).toBe(0);
  });

  test('moves nothing when it is laid out', async ({ page }) => {
    await page.goto('/institutional');
    await expect(page.locator(deferred)).toHaveCount(0);
    await page.evaluate(() => document.fonts.ready.then(() => true));
    expect((await paintsOf(page)).shifts).toEqual([]);
  });

  test('is as high as on a page that is laid out at once', async ({ page }) => {
    const heights = async () => {
      await expect(page.locator(deferred)).toHaveCount(0);
      await page.evaluate(() => document.fonts.ready.then(() => true));
      return page.locator(parts).evaluateAll((all) => all.map((part) => part.clientHeight));
    };
    // From the cache: a typeface that comes too late for one visit is there on the next, and makes other lines.
    await page.goto('/institutional');
    await heights();
    await page.goto('about:blank');
    await page.goto('/institutional');
    const onArrival = await heights();
    await page.reload();
    expect(await heights()).toEqual(onArrival);
  });

  test('is shown to who scrolls there before, and stays where it is when the rest is laid out', async ({
    page,
  }) => {
    const release = await holdFonts(page);
    await page.goto('/institutional', { waitUntil: 'commit' });
    await expect(page.locator('footer')).toBeAttached();
    const price = page.locator('#pricing h2');
    await price.evaluate((heading) => heading.scrollIntoView({ behavior: 'instant', block: 'center' }));
    await expect(page.locator(deferred)).toBeAttached();
    await expect(price).toBeInViewport();
    const top = () => price.evaluate((heading) => Math.round(heading.getBoundingClientRect().top));
    let before = await top();
    // What has come into view is laid out in the next frames, on a busy machine later.
    await expect(async () => {
      const earlier = before;
      await page.waitForTimeout(250);
      before = await top();
      expect(before).toBe(earlier);
    }).toPass();
    release();
    await expect(page.locator(deferred)).toHaveCount(0);
    expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(4);
  });

  for (const address of ['/institutional/pricing', '/institutional#pricing'])
    test(`is laid out at once for who comes to ${address}`, async ({ page }) => {
      await holdFonts(page);
      await page.goto(address, { waitUntil: 'commit' });
      await expect(page.locator('footer')).toBeAttached();
      await expect(page.locator(deferred)).toHaveCount(0);
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
