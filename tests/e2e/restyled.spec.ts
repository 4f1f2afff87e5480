import type { Page } from '@playwright/test';
import { defaultLocale } from '#common/locales.ts';
import { pageKeys, pathTo } from '#common/routes.ts';
import { expect, test } from './support/test.ts';

// What is chosen, opened or typed styles what it changes. A rule for "any child" of what `:has()` speaks of lets a
// browser style the whole page again instead: a tenth of a second on a slow phone, with each touch.

type Trace = { traceEvents: { name: string; args: { elementCount?: number } }[] };

/** What a visitor can do on a page: each button of choice, what opens and closes, a letter into the first field, Tab. */
async function useAll(page: Page): Promise<void> {
  await page.locator('main :is([type=radio], details > summary)').evaluateAll(async (parts) => {
    for (const part of parts) {
      (part as HTMLElement).click();
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
  const field = page.locator('main :is([type=text], [type=search], [type=email])').first();
  if (await field.isVisible()) await field.press('m');
  await page.keyboard.press('Tab');
  await nextFrame(page);
}

const nextFrame = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** The elements of each calculation of styles while something was done. */
async function styledDuring(page: Page, act: () => Promise<void>): Promise<number[]> {
  const browser = page.context().browser();
  if (!browser) throw new Error('no browser');
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await act();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as Trace;
  return traceEvents
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .map(({ args }) => args.elementCount ?? 0);
}

for (const key of pageKeys)
  test(`nothing that one does on ${key} styles the page as a whole`, async ({ page }) => {
    await page.goto(pathTo(defaultLocale, key));
    await nextFrame(page);
    const elements = await page.locator('*').count();
    const styled = await styledDuring(page, () => useAll(page));
    expect(styled.length).toBeGreaterThan(0);
    expect(Math.max(...styled) / elements).toBeLessThan(0.5);
  });

test('the script of the contact form styles what it changes when it starts', async ({ page }) => {
  const held = Promise.withResolvers<undefined>();
  await page.route('**/ContactForm*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(pathTo(defaultLocale, 'contact'), { waitUntil: 'commit' });
  await expect(page.locator('footer')).toBeAttached();
  await nextFrame(page);
  const elements = await page.locator('*').count();
  const styled = await styledDuring(page, async () => {
    held.resolve(undefined);
    await expect(page.locator('astro-island:not([ssr])')).toBeAttached();
    await nextFrame(page);
  });
  expect(styled.length).toBeGreaterThan(0);
  expect(Math.max(...styled) / elements).toBeLessThan(0.5);
});
