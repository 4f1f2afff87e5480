import type { Page } from '@playwright/test';

type Shift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
};
type Paint = PerformanceEntry & { element: Element | null };

/** Smaller layout shifts are invisible: below the first screen things settle by a fraction of a pixel. */
const unseen = 0.001;

/** A banner's picture, which the head preloads; the home page's is its town. */
const bannerPicture = '.hero-picture, .survey-picture';

/**
 * What the page has painted since it was opened: the layout shifts that one can see, each with what moved and how far,
 * and its largest element.
 */
export function paintsOf(page: Page): Promise<{ shifts: string[]; largest: string | undefined }> {
  return page.evaluate(
    async ({ least, banner }) => {
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
      const unasked = (shifts as Shift[]).filter(({ hadRecentInput }) => !hadRecentInput);
      const total = unasked.reduce((sum, { value }) => sum + value, 0);
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
        shifts: total > least ? unasked.map(asText) : [],
        largest: largest?.matches(banner) ? 'banner' : largest?.tagName,
      };
    },
    { least: unseen, banner: bannerPicture },
  );
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
