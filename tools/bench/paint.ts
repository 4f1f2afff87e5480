import { defaultConfig } from 'lighthouse';
import { launch, type Browser, type CDPSession, type Page } from 'puppeteer-core';
import { chromiumArgs } from '../../tests/e2e/support/environment.ts';
import { median } from './median.ts';

/** What a visitor on a slow line sees of a page, and when, in ms; and what came over the line, in bytes. */
export type Paint = { first: number; largest: number; cls: number; bytes: number };

declare global {
  var seen: Omit<Paint, 'bytes'>;
}

/**
 * Opens pages on Lighthouse's phone with its slow 4G and its slow processor applied, not simulated, one after the
 * other, again and again, so that whatever the machine does meanwhile meets them all.
 * @param urls pages to compare
 * @returns the medians, and the worst layout shift, in the order of the pages
 */
export async function measurePaints(urls: readonly string[], runs: number): Promise<Paint[]> {
  const measured: Paint[][] = urls.map(() => []);
  for (let run = 0; run < runs; run += 1)
    for (const [index, url] of urls.entries()) measured[index]?.push(await measureOnce(url));
  return measured.map((paints) => ({
    first: median(paints.map(({ first }) => first)),
    largest: median(paints.map(({ largest }) => largest)),
    cls: Math.max(...paints.map(({ cls }) => cls)),
    bytes: median(paints.map(({ bytes }) => bytes)),
  }));
}

/** In a browser of its own, so that nothing is left from the page before. */
async function measureOnce(url: string): Promise<Paint> {
  const browser = await launch({ executablePath: '/usr/bin/chromium', args: chromiumArgs });
  try {
    const page = await browser.newPage();
    const session = await page.createCDPSession();
    await emulatePhone(page, session);
    let bytes = 0;
    session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
    await page.evaluateOnNewDocument(watchPaints);
    await page.goto(url, { waitUntil: 'networkidle0' });
    // A late font or script has its time to move something.
    await new Promise((resolve) => setTimeout(resolve, 1000));
    return { ...(await page.evaluate(() => globalThis.seen)), bytes };
  } finally {
    await browser.close();
  }
}

/** Screen, line and processor of Lighthouse's phone; its constants for applied throttling. */
async function emulatePhone(page: Page, session: CDPSession): Promise<void> {
  const { screenEmulation, throttling, emulatedUserAgent } = defaultConfig.settings ?? {};
  if (!screenEmulation || !throttling || typeof emulatedUserAgent !== 'string')
    throw new Error('Lighthouse has no phone any more');
  const { width, height, deviceScaleFactor } = screenEmulation as Required<typeof screenEmulation>;
  await page.setViewport({ width, height, deviceScaleFactor, isMobile: true, hasTouch: true });
  await page.setUserAgent({ userAgent: emulatedUserAgent });
  const kilobit = 1024 / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: throttling.requestLatencyMs ?? NaN,
    downloadThroughput: (throttling.downloadThroughputKbps ?? NaN) * kilobit,
    uploadThroughput: (throttling.uploadThroughputKbps ?? NaN) * kilobit,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttling.cpuSlowdownMultiplier ?? NaN });
}

/** Runs in the page, before anything of it. */
function watchPaints(): void {
  type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };
  globalThis.seen = { first: NaN, largest: NaN, cls: 0 };
  const watch = (type: string, use: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(use)).observe({ type, buffered: true });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-paint') globalThis.seen.first = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => (globalThis.seen.largest = startTime));
  watch('layout-shift', (entry) => {
    if (!(entry as Shift).hadRecentInput) globalThis.seen.cls += (entry as Shift).value;
  });
}

/** From a click to the first paint, in ms: of a page that was rendered ahead, and of one that was not. */
export type NextPage = { prefetched: number; fetched: number };

/**
 * From a click on a link to the first paint of its page, on an unthrottled desktop: after the pointer rested on
 * it, which renders the page ahead, and with a click at once.
 * @param origins sites to compare, in turns
 * @param path page that the first one of each site links to
 * @returns the medians, in the order of the sites
 */
export async function measureNextPage(
  origins: readonly string[],
  path: string,
  runs: number,
): Promise<NextPage[]> {
  const times = origins.map(() => ({ prefetched: [] as number[], fetched: [] as number[] }));
  for (let run = 0; run < runs; run += 1)
    for (const [index, origin] of origins.entries()) {
      times[index]?.prefetched.push(await clickOnce(origin, path, 1000));
      times[index]?.fetched.push(await clickOnce(origin, path, 0));
    }
  return times.map(({ prefetched, fetched }) => ({
    prefetched: median(prefetched),
    fetched: median(fetched),
  }));
}

/** How long somebody reads first, in ms: until the browser has started and the banner has drawn its lines. */
const reading = 3000;

/** @param rest how long the pointer rests on the link before the click, in ms */
async function clickOnce(origin: string, path: string, rest: number): Promise<number> {
  const browser = await launch({
    executablePath: '/usr/bin/chromium',
    args: chromiumArgs,
    defaultViewport: { width: 1440, height: 900 },
  });
  try {
    const page = await browser.newPage();
    await page.goto(origin, { waitUntil: 'networkidle0' });
    await new Promise((resolve) => setTimeout(resolve, reading));
    const link = await page.waitForSelector(`header a[href="${path}"]`, { visible: true });
    if (rest > 0) {
      await link?.hover();
      await new Promise((resolve) => setTimeout(resolve, rest));
    }
    const clicked = page.evaluate(
      () =>
        new Promise<number>((resolve) =>
          addEventListener('click', ({ timeStamp }) => resolve(performance.timeOrigin + timeStamp), true),
        ),
    );
    await link?.click();
    const from = await clicked;
    return Math.round((await firstPaintOf(browser, path)) - from);
  } finally {
    await browser.close();
  }
}

/**
 * When the page at `path` was first painted, by the clock. A page that was rendered ahead takes the place of the
 * one before it, and what waits in that one never hears of it: so each question gets a session of its own.
 */
async function firstPaintOf(browser: Browser, path: string): Promise<number> {
  for (;;) {
    for (const target of browser.targets().filter((one) => one.url().endsWith(path))) {
      const session = await target.createCDPSession();
      const { result } = await session.send('Runtime.evaluate', { expression: firstPaint });
      await session.detach();
      if (typeof result.value === 'number') return result.value;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const firstPaint =
  'performance.getEntriesByName("first-paint").map((paint) => performance.timeOrigin + paint.startTime)[0]';
