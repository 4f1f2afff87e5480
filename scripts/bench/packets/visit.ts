/**
 * First visits to pages, run inside the client's namespace. Arguments: a `Visits` as JSON, and the server's address.
 * Prints a line of JSON for each visit, in the order of the pages, run after run.
 */
import { onPhone } from './phone.ts';

export type Visits = {
  urls: readonly string[];
  runs: number;
  /** How many times slower the processor is. */
  slower: number;
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

async function visitOnce(url: string, slower: number, server: string): Promise<Visit> {
  return onPhone(server, async (page, session) => {
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
    await page.addInitScript(watchPaints);
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
    // A late font, picture or script may still shift the layout.
    await page.waitForTimeout(1500);
    return page.evaluate(readVisit);
  });
}

const { urls, runs, slower } = JSON.parse(process.argv[2] ?? '{}') as Visits;
const server = process.argv[3] ?? '';
for (let run = 0; run < runs; run += 1)
  for (const url of urls) console.log(JSON.stringify(await visitOnce(url, slower, server)));
