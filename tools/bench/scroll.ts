import { readFile } from 'node:fs/promises';
import { launch, type Page } from 'puppeteer-core';
import { chromiumArgs, wholeChromiumPath } from '../../tests/e2e/support/environment.ts';
import { median } from './median.ts';
import { showOnPhone } from './paint.ts';

/** A way down a page, in ms. */
export type Scroll = {
  /** Processor time of the longest task of the page's main thread. */
  task: number;
  /** The longest time from one frame of the main thread to the next: 17 where none is late. */
  frame: number;
};

declare global {
  var frameTimes: number[];
}

/** In pixels a second: as quick as one scrolls who looks for something. */
const speed = 1600;

/**
 * Scrolls pages from their head to their foot on Lighthouse's phone, whose processor is four times slower, as a wheel does:
 * pictures arrive, and what the scrolling moves is moved.
 * @param trace where the trace of the last way is kept
 * @returns the medians, in the order of the pages
 * @throws where a page does not scroll to its foot
 */
export async function measureScrolls(
  urls: readonly string[],
  runs: number,
  trace: string,
): Promise<Scroll[]> {
  const measured: Scroll[][] = urls.map(() => []);
  for (let run = 0; run < runs; run += 1)
    for (const [index, url] of urls.entries()) measured[index]?.push(await scrollOnce(url, trace));
  return measured.map((scrolls) => ({
    task: median(scrolls.map(({ task }) => task)),
    frame: median(scrolls.map(({ frame }) => frame)),
  }));
}

async function scrollOnce(url: string, trace: string): Promise<Scroll> {
  const browser = await launch({ executablePath: wholeChromiumPath, args: chromiumArgs });
  try {
    const page = await browser.newPage();
    const { cpuSlowdownMultiplier } = await showOnPhone(page);
    await page.goto(url, { waitUntil: 'networkidle0' });
    await page.emulateCPUThrottling(cpuSlowdownMultiplier);
    await page.evaluate(watchFrames);
    await page.tracing.start({ path: trace, categories: ['devtools.timeline', 'toplevel'] });
    await scrollToFoot(page);
    const frames = await page.evaluate(() => globalThis.frameTimes);
    await page.tracing.stop();
    const { traceEvents } = JSON.parse(await readFile(trace, 'utf8')) as Trace;
    return { task: longestTask(traceEvents), frame: Math.max(...frames) };
  } finally {
    await browser.close();
  }
}

async function scrollToFoot(page: Page): Promise<void> {
  const session = await page.createCDPSession();
  const left = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY);
  const yDistance = -(await left());
  await session.send('Input.synthesizeScrollGesture', {
    x: 200,
    y: 400,
    yDistance,
    speed,
    gestureSourceType: 'mouse',
  });
  const isAtFoot = Math.abs(await left()) <= 1;
  if (!isAtFoot) throw new Error(`${page.url()} does not scroll to its foot`);
}

type Event = { name: string; pid: number; tid: number; tdur?: number; args: { name?: string } };
type Trace = { traceEvents: Event[] };

/** Processor time of the longest task of a page's main thread, in ms. `tdur` is in µs. */
function longestTask(events: readonly Event[]): number {
  const isMain = ({ name, args }: Event) => name === 'thread_name' && args.name === 'CrRendererMain';
  const threads = new Set(events.filter(isMain).map(({ pid, tid }) => `${pid}:${tid}`));
  const tasks = events.filter(
    ({ name, pid, tid }) =>
      ['ThreadControllerImpl::RunTask', 'RunTask'].includes(name) && threads.has(`${pid}:${tid}`),
  );
  return Math.max(...tasks.map(({ tdur }) => (tdur ?? 0) / 1000));
}

/** Runs in the page: notes the time from each frame to the next. */
function watchFrames(): void {
  globalThis.frameTimes = [];
  let last = performance.now();
  const note = (now: number): void => {
    globalThis.frameTimes.push(now - last);
    last = now;
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
}
