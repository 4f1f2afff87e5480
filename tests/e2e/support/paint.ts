import type { Page } from '@playwright/test';

type Shift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
};
type Paint = PerformanceEntry & { element: Element | null };

/** A banner's picture, which the head preloads; the home page's is its town. */
const bannerPicture = '.hero-picture, .survey-picture';

/**
 * What the page has painted since it was opened: its layout shifts, each with what moved and how far,
 * and its largest element.
 */
export function paintsOf(page: Page): Promise<{ shifts: string[]; largest: string | undefined }> {
  return page.evaluate(async (banner) => {
    const shifts: PerformanceEntryList = [];
    new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({
      type: 'layout-shift',
      buffered: true,
    });
    // Every page has a largest-contentful-paint entry; earlier entries are delivered before it.
    const paints = await new Promise<PerformanceEntryList>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({
        type: 'largest-contentful-paint',
        buffered: true,
      });
    });
    /** The space between two words has a place of its own, at the end of one line or at the start of the next. */
    const isSpace = ({ node }: Shift['sources'][number]) => node instanceof Text && node.data.trim() === '';
    const unasked = (shifts as Shift[]).filter(
      ({ hadRecentInput, sources }) => !hadRecentInput && (sources.length === 0 || !sources.every(isSpace)),
    );
    const corners = (rect: DOMRectReadOnly) =>
      [rect.left, rect.top, rect.right, rect.bottom].map(Math.round).join(' ');
    const asText = ({ startTime, value, sources }: Shift) => {
      const moved = sources.map(({ node, previousRect, currentRect }) => {
        const element = node instanceof Element ? node : node?.parentElement;
        const name = `${element?.tagName.toLowerCase()}.${element?.className} “${node?.textContent?.slice(0, 40)}”`;
        return `${name} from ${corners(previousRect)} to ${corners(currentRect)}`;
      });
      return `${value.toFixed(4)} after ${Math.round(startTime)} ms: ${moved.join(', ')}`;
    };
    const largest = (paints as Paint[]).at(-1)?.element;
    return {
      shifts: unasked.map(asText),
      largest: largest?.matches(banner) ? 'banner' : largest?.tagName,
    };
  }, bannerPicture);
}

/**
 * Opens an address with fonts that come only when the page has been shown without them.
 * @returns when everything has loaded
 */
export async function openWithLateFonts(page: Page, path: string): Promise<void> {
  const { promise: shown, resolve } = Promise.withResolvers<undefined>();
  await page.route('**/*.woff2', async (route) => {
    await shown;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  resolve(undefined);
  await page.waitForLoadState();
  await page.evaluate(() => document.fonts.ready.then(() => true));
  await page.unroute('**/*.woff2');
}
