import { test as base, expect, type Page } from '@playwright/test';
import { ownOrigins } from './environment.ts';

type Options = {
  /** Problems that a test provokes on purpose. Any other problem in console or network fails it. */
  tolerated: RegExp[];
};

/** Notes what goes wrong on a page from now on: in its console, its scripts, its network. */
export function watchProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    // By the clock, so also on a busy machine; `built/machines.test.ts` compares what is preloaded with what is shown.
    if (message.text().includes('was preloaded using link preload but not used')) return;
    if (['error', 'warning'].includes(message.type())) problems.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) => {
    // Leaving a page cancels what it was still loading.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') problems.push(`failed: ${request.url()}`);
  });
  page.on('request', (request) => {
    const url = request.url();
    if (!ownOrigins.has(new URL(url).origin) && !/^(data|blob|about):/.test(url))
      problems.push(`third party: ${url}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`status ${response.status()}: ${response.url()}`);
  });
  return problems;
}

/** No problem but those that a test provokes on purpose. */
export function expectNone(problems: readonly string[], tolerated: readonly RegExp[]): void {
  expect(problems.filter((problem) => !tolerated.some((pattern) => pattern.test(problem)))).toEqual([]);
}

/**
 * Playwright's test, which fails on a console error or warning, an uncaught error, a failed request, an
 * answer of 400 or more, or any request that leaves our origin.
 */
export const test = base.extend<Options>({
  tolerated: [[], { option: true }],
  page: async ({ page, tolerated }, use) => {
    const problems = watchProblems(page);
    await use(page);
    expectNone(problems, tolerated);
  },
});

export { expect };
