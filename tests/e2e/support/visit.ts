import type { Page } from '@playwright/test';
import { expect, expectNone, test, watchProblems } from './test.ts';

type Kept = { settings: string; page: Page; problems: string[] };

/**
 * Our test for what only looks at pages: the tests of a file that have the same settings share a window, one
 * after the other, as somebody has who visits page after page. A window of its own costs a test three times
 * what the page does. Nothing that a test leaves behind may matter to the next: storage, routes, scripts of its
 * own are for tests with a window of their own.
 */
export const visit = test.extend<object, { kept: Partial<Kept> }>({
  kept: [
    async ({ browser: _browser }, use) => {
      const kept: Partial<Kept> = {};
      await use(kept);
      await kept.page?.context().close();
    },
    { scope: 'worker' },
  ],
  page: async (
    { browser, kept, tolerated, baseURL, locale, viewport, bypassCSP, deviceScaleFactor, contextOptions },
    use,
    { file },
  ) => {
    const options = { baseURL, locale, viewport, bypassCSP, deviceScaleFactor, ...contextOptions };
    const settings = JSON.stringify({ file, ...options });
    if (kept.settings !== settings || kept.page === undefined) {
      await kept.page?.context().close();
      const context = await browser.newContext(options);
      kept.page = await context.newPage();
      kept.problems = watchProblems(kept.page);
      kept.settings = settings;
    }
    const { page, problems = [] } = kept;
    problems.length = 0;
    if (viewport) await page.setViewportSize(viewport);
    await page.emulateMedia({ media: null, reducedMotion: contextOptions.reducedMotion ?? null });
    await use(page);
    await page.goto('about:blank');
    expectNone(problems, tolerated);
  },
});

export { expect };
