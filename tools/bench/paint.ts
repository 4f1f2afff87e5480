import { readFile } from 'node:fs/promises';
import { defaultConfig } from 'lighthouse';
import { launch, type CDPSession, type Page } from 'puppeteer-core';
import { chromiumArgs, wholeChromiumPath } from '../../tests/e2e/support/environment.ts';
import { median } from './median.ts';

/** Paint, blocking time and work of a page on a throttled phone; times in ms. */
export type Paint = {
  first: number;
  largest: number;
  /** Blocking time after the first paint: processor time of long tasks beyond 50 ms each. */
  blocking: number;
  /** Processor time of style and layout from navigation to network idle. */
  work: number;
  /** Style recalculations after the first paint that touch more than half of the elements, though these had styles. */
  restyled: number;
  cls: number;
  /** Transferred. */
  bytes: number;
};

declare global {
  var seen: Pick<Paint, 'first' | 'largest' | 'cls'>;
}

/**
 * Opens pages on Lighthouse's phone with its slow 4G and its slow processor applied, not simulated, one after the
 * other, again and again, so that whatever the machine does meanwhile meets them all.
 * @param urls pages to compare
 * @param trace where the trace of the last visit to the first of them is kept
 * @returns the medians, and the worst layout shift, in the order of the pages
 */
export async function measurePaints(urls: readonly string[], runs: number, trace: string): Promise<Paint[]> {
  const measured: Paint[][] = urls.map(() => []);
  for (let run = 0; run < runs; run += 1)
    for (const [index, url] of urls.entries())
      measured[index]?.push(await measureOnce(url, index === 0 ? trace : `${trace}.other`));
  return measured.map((paints) => {
    const middle = (key: keyof Paint) => median(paints.map((paint) => paint[key]));
    return {
      first: middle('first'),
      largest: middle('largest'),
      blocking: middle('blocking'),
      work: middle('work'),
      restyled: middle('restyled'),
      bytes: middle('bytes'),
      cls: Math.max(...paints.map(({ cls }) => cls)),
    };
  });
}

/** In a browser of its own, so that nothing is left from the page before. */
async function measureOnce(url: string, trace: string): Promise<Paint> {
  const browser = await launch({ executablePath: wholeChromiumPath, args: chromiumArgs });
  try {
    const page = await browser.newPage();
    const session = await page.createCDPSession();
    await emulatePhone(page, session);
    let bytes = 0;
    session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
    await page.evaluateOnNewDocument(watchPaints);
    await page.tracing.start({ path: trace, categories: ['devtools.timeline', 'loading', 'toplevel'] });
    await page.goto(url, { waitUntil: 'networkidle0' });
    // A late font or script may still shift the layout.
    await new Promise((resolve) => setTimeout(resolve, 1000));
    const elements = await page.evaluate(() => document.querySelectorAll('*').length);
    const seen = await page.evaluate(() => globalThis.seen);
    await page.tracing.stop();
    return { ...seen, ...workIn(JSON.parse(await readFile(trace, 'utf8')) as Trace, elements), bytes };
  } finally {
    await browser.close();
  }
}

type Event = {
  name: string;
  ts: number;
  pid: number;
  tid: number;
  tdur?: number;
  args: { elementCount?: number };
};
type Trace = { traceEvents: Event[] };

/** What the page's main thread did, by a trace of Chromium's; `tdur` is time of the processor, in µs. */
function workIn({ traceEvents }: Trace, elements: number): Pick<Paint, 'blocking' | 'work' | 'restyled'> {
  // The last one is the page's; a new browser paints its empty tab before.
  const paint = traceEvents.findLast(({ name }) => name === 'firstPaint');
  if (!paint) throw new Error('a trace without a first paint');
  const own = traceEvents.filter(({ pid, tid }) => pid === paint.pid && tid === paint.tid);
  const named = (...names: string[]) => own.filter(({ name }) => names.includes(name));
  const ms = (event: Event) => (event.tdur ?? 0) / 1000;
  const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);
  const after = ({ ts }: Event) => ts > paint.ts;
  const styled = ({ args }: Event) => args.elementCount ?? 0;
  // What arrives after the first paint is styled for the first time: until then the sum is about that of the elements.
  let all = 0;
  const again = named('UpdateLayoutTree').filter((event) => {
    all += styled(event);
    return after(event) && styled(event) > elements / 2 && all > elements * 1.5;
  });
  return {
    work: sum(named('UpdateLayoutTree', 'Layout').map(ms)),
    blocking: sum(
      named('ThreadControllerImpl::RunTask', 'RunTask')
        .filter(after)
        .map((task) => Math.max(ms(task) - 50, 0)),
    ),
    restyled: again.length,
  };
}

/** Screen, line and processor of Lighthouse's phone; its constants for applied throttling. */
async function emulatePhone(page: Page, session: CDPSession): Promise<void> {
  const { requestLatencyMs, downloadThroughputKbps, uploadThroughputKbps, cpuSlowdownMultiplier } =
    await showOnPhone(page);
  const kilobit = 1024 / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: requestLatencyMs,
    downloadThroughput: downloadThroughputKbps * kilobit,
    uploadThroughput: uploadThroughputKbps * kilobit,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdownMultiplier });
}

/** Lighthouse's phone, of whose line and processor nothing is set yet. Resolves to its constants for both. */
export async function showOnPhone(page: Page) {
  const { screenEmulation, throttling, emulatedUserAgent } = defaultConfig.settings ?? {};
  if (!screenEmulation || !throttling || typeof emulatedUserAgent !== 'string')
    throw new Error('Lighthouse has no phone any more');
  const { width, height, deviceScaleFactor } = screenEmulation as Required<typeof screenEmulation>;
  await page.setViewport({ width, height, deviceScaleFactor, isMobile: true, hasTouch: true });
  await page.setUserAgent({ userAgent: emulatedUserAgent });
  return throttling as Required<typeof throttling>;
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
