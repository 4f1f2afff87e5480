/**
 * First visits to pages, run inside the client's namespace: each with a browser, a cache and a connection of its own.
 * Argument: a `Visits` as JSON. Prints a line of JSON for each visit, in the order of the pages, run after run.
 */
import { chromium } from '@playwright/test';
import { chromiumArgs } from '../../../tests/e2e/support/environment.ts';

export type Visits = {
  urls: readonly string[];
  runs: number;
  /** How many times slower the processor is. */
  slower: number;
  /** Address of the server that answers for every name. */
  server: string;
};

/** What a visit saw; times in milliseconds from its start, as the browser's own entries have them. */
export type Visit = {
  firstByte: number;
  /** The document's last byte. */
  whole: number;
  first: number;
  largest: number;
  shift: number;
  /** The document as transferred, headers included. */
  bytes: number;
};

declare global {
  var seenOnTheLine: { largest: number; shift: number };
}

function watchPaints(): void {
  globalThis.seenOnTheLine = { largest: 0, shift: 0 };
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) globalThis.seenOnTheLine.largest = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      globalThis.seenOnTheLine.shift += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
}

function readVisit(): Visit {
  const [navigation] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming];
  const [first] = performance.getEntriesByName('first-contentful-paint');
  return {
    firstByte: navigation.responseStart,
    whole: navigation.responseEnd,
    first: first?.startTime ?? NaN,
    bytes: navigation.transferSize,
    ...globalThis.seenOnTheLine,
  };
}

/** Lighthouse's phone, whose owner reads German. */
async function visitOnce(url: string, { slower, server }: Visits): Promise<Visit> {
  const args = [...chromiumArgs, '--ignore-certificate-errors', `--host-resolver-rules=MAP * ${server}`];
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args });
  try {
    const page = await browser.newPage({
      viewport: { width: 412, height: 823 },
      deviceScaleFactor: 1.75,
      locale: 'de-DE',
      ignoreHTTPSErrors: true,
    });
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
    await page.addInitScript(watchPaints);
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
    // A late font, picture or script may still shift the layout.
    await page.waitForTimeout(1500);
    return await page.evaluate(readVisit);
  } finally {
    await browser.close();
  }
}

const visits = JSON.parse(process.argv[2] ?? '{}') as Visits;
for (let run = 0; run < visits.runs; run += 1)
  for (const url of visits.urls) console.log(JSON.stringify(await visitOnce(url, visits)));
