import lighthouse, { type Flags } from 'lighthouse';
import { launch } from 'puppeteer-core';
import { chromiumArgs } from '../../tests/e2e/support/environment.ts';
import { median } from './median.ts';

/** What a visitor on a slow line sees of a page, and when, in ms; and what came over the line, in bytes. */
export type Paint = { first: number; largest: number; cls: number; bytes: number };

type Metrics = { observedFirstPaint: number; observedLargestContentfulPaint: number };

const audits = ['metrics', 'cumulative-layout-shift', 'network-requests'];

/**
 * Opens pages on Lighthouse's phone with its line and processor slowed down for real (applied, not simulated),
 * one after the other, again and again, so that whatever the machine does meanwhile meets them all. A busy one
 * now and then leaves Lighthouse without a trace: then once more.
 * @param urls pages to compare
 * @returns the medians, in the order of the pages
 */
export async function measurePaints(urls: readonly string[], runs: number): Promise<Paint[]> {
  const measured: Paint[][] = urls.map(() => []);
  for (let run = 0; run < runs; run += 1)
    for (const [index, url] of urls.entries())
      measured[index]?.push(await measureOnce(url).catch(() => measureOnce(url)));
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
  const flags: Flags = {
    port: Number(new URL(browser.wsEndpoint()).port),
    logLevel: 'error',
    throttlingMethod: 'devtools',
    // Nothing is painted any more by then; the default of 5 s would be most of the time.
    networkQuietThresholdMs: 1500,
    onlyAudits: audits,
  };
  try {
    const result = await lighthouse(url, flags);
    if (result === undefined) throw new Error(`Lighthouse gave nothing for ${url}`);
    const { audits, runtimeError } = result.lhr;
    if (runtimeError !== undefined) throw new Error(`${url}: ${runtimeError.message}`);
    const [metrics] = itemsOf<Metrics>(audits['metrics']);
    if (metrics === undefined)
      throw new Error(`${url}: ${audits['metrics']?.errorMessage ?? 'nothing was painted'}`);
    const transfers = itemsOf<{ transferSize?: number }>(audits['network-requests']);
    return {
      first: metrics.observedFirstPaint,
      largest: metrics.observedLargestContentfulPaint,
      cls: audits['cumulative-layout-shift']?.numericValue ?? NaN,
      bytes: transfers.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0),
    };
  } finally {
    await browser.close();
  }
}

function itemsOf<Item>(audit: { details?: unknown } | undefined): Item[] {
  return (audit?.details as { items?: Item[] } | undefined)?.items ?? [];
}

export type NextPage = { path: string; prefetched: number; fetched: number };

/**
 * From a click on a link to the first paint of its page, in ms, on an unthrottled desktop: after the pointer
 * rested on it, which fetches the page, and with a click at once.
 * @param paths pages that the first one links to
 */
export async function measureNextPages(
  origin: string,
  paths: readonly string[],
  runs: number,
): Promise<NextPage[]> {
  const results: NextPage[] = [];
  for (const path of paths) {
    const times = { prefetched: [] as number[], fetched: [] as number[] };
    for (let run = 0; run < runs; run += 1) {
      times.prefetched.push(await clickOnce(origin, path, 1000));
      times.fetched.push(await clickOnce(origin, path, 0));
    }
    results.push({ path, prefetched: median(times.prefetched), fetched: median(times.fetched) });
  }
  return results;
}

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
    const arrived = page.waitForNavigation({ waitUntil: 'load' });
    await link?.click();
    const start = await clicked;
    await arrived;
    const painted = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => {
            const paint = list.getEntriesByName('first-paint')[0];
            if (paint !== undefined) resolve(performance.timeOrigin + paint.startTime);
          }).observe({ type: 'paint', buffered: true });
        }),
    );
    return Math.round(painted - start);
  } finally {
    await browser.close();
  }
}
