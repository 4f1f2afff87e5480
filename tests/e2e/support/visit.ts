import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { siteAddress } from './environment.ts';
import { expect, expectNone, test, watchProblems } from './test.ts';

/** A window and what it was opened with; the problems of the test that has it. */
type Window = { settings: string; page: Page; problems: string[] };

type Kept = { browser: Browser; window?: Window };

/** The window that was kept, where it has these settings; otherwise a new one in its place. */
async function windowFor(kept: Kept, settings: string, options: BrowserContextOptions): Promise<Window> {
  if (kept.window?.settings === settings) return kept.window;
  await kept.window?.page.context().close();
  const context = await kept.browser.newContext(options);
  const page = await context.newPage();
  // `font-display: optional`: from the cache our font is used on every visit after this one.
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready.then(() => true));
  kept.window = { settings, page, problems: watchProblems(page) };
  return kept.window;
}

/**
 * Our test for what only looks at pages: the tests of a file that have the same settings share a window, one
 * after the other, as somebody has who visits page after page. A window of its own costs a test three times
 * what the page does. Nothing that a test leaves behind may matter to the next: storage, routes, scripts of its
 * own are for tests with a window of their own.
 */
export const visit = test.extend<object, { kept: Kept }>({
  kept: [
    async ({ browser }, use) => {
      const kept: Kept = { browser };
      await use(kept);
      await kept.window?.page.context().close();
    },
    { scope: 'worker' },
  ],
  page: async (
    { kept, tolerated, baseURL, locale, viewport, bypassCSP, deviceScaleFactor, contextOptions },
    use,
    { file },
  ) => {
    const options = {
      baseURL: baseURL ?? siteAddress,
      locale: locale ?? 'de-DE',
      viewport,
      bypassCSP,
      deviceScaleFactor: deviceScaleFactor ?? 1,
      ...contextOptions,
    };
    const { page, problems } = await windowFor(kept, JSON.stringify({ file, ...options }), options);
    problems.length = 0;
    if (viewport) await page.setViewportSize(viewport);
    await page.emulateMedia({ media: null, reducedMotion: contextOptions.reducedMotion ?? null });
    // Where the test before left the pointer, something of the next page may lie: home fetches pictures under it.
    await page.mouse.move(0, 0);
    await use(page);
    await page.goto('about:blank');
    expectNone(problems, tolerated);
  },
});

export { expect };
