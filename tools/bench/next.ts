import { launch, type Browser } from 'puppeteer-core';
import { chromiumArgs, wholeChromiumPath } from '../../tests/e2e/support/environment.ts';
import { median } from './median.ts';

/** From a click to the first paint, in ms: of a page that was rendered ahead, and of one that was not. */
export type NextPage = { prerendered: number; fetched: number };

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
  const times = origins.map(() => ({ prerendered: [] as number[], fetched: [] as number[] }));
  for (let run = 0; run < runs; run += 1)
    for (const [index, origin] of origins.entries()) {
      times[index]?.prerendered.push(await clickOnce(origin, path, 1000));
      times[index]?.fetched.push(await clickOnce(origin, path, 0));
    }
  return times.map(({ prerendered, fetched }) => ({
    prerendered: median(prerendered),
    fetched: median(fetched),
  }));
}

/** Pause before the click, in ms: until the browser is idle and the banner's animation has ended. */
const reading = 3000;

/** @param rest how long the pointer rests on the link before the click, in ms */
async function clickOnce(origin: string, path: string, rest: number): Promise<number> {
  const browser = await launch({
    executablePath: wholeChromiumPath,
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
 * Wall-clock time of the first paint of the page at `path`. A prerendered page replaces the target of the one before
 * it, whose CDP session then gets no events: so each poll opens its own session.
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
