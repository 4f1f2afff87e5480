import type { Page } from '@playwright/test';
import { registrationId } from '#common/ids.ts';

/** Every way to register that stands in the page itself. */
const callsInPage = `main a[href*="/register/"], main [popovertarget=${registrationId}]`;

/** A stretch of a page without a call to register, in screens: how long, and where its middle is. */
type Gap = { screens: number; middle: number };

/**
 * The stretches of a page without a call to register in view: before the first, between two, after the last.
 */
function gapsWithoutCall(page: Page): Promise<Gap[]> {
  return page.evaluate((calls) => {
    const main = document.querySelector('main');
    if (!main) throw new Error('no main');
    const end = main.getBoundingClientRect().bottom + scrollY;
    const spots = [...document.querySelectorAll(calls)]
      .filter((call) => call.checkVisibility())
      .map((call) => {
        const { top, bottom } = call.getBoundingClientRect();
        return { top: top + scrollY, bottom: bottom + scrollY };
      })
      .sort((one, other) => one.top - other.top);
    const edges = [{ top: 0, bottom: 0 }, ...spots, { top: end, bottom: end }];
    return edges
      .slice(1)
      .map(({ top }, index) => ({ from: edges[index]?.bottom ?? 0, to: top }))
      .map(({ from, to }) => ({
        screens: Math.round((100 * Math.max(0, to - from)) / innerHeight) / 100,
        middle: (from + to) / 2 / innerHeight,
      }));
  }, callsInPage);
}

/** Most screens without a call to register, on the pages that advertise: at most three buttons each. */
const farthest = 4.2;

/** Whether the slim bar, with its call, is within the window. */
async function hasStickyCta(page: Page): Promise<boolean> {
  const bar = page.locator('.sticky-cta').locator('a:visible, button:visible').first();
  const box = await bar.boundingBox({ timeout: 2000 }).catch(() => null);
  const window = page.viewportSize();
  return box !== null && window !== null && box.y + box.height <= window.height;
}

/** How many screens one scrolls without a call, where that is too far; on a phone the slim bar is a call. */
export async function farFromACall(page: Page, window: 'desktop' | 'phone'): Promise<number[]> {
  const gaps = await gapsWithoutCall(page);
  const far = gaps.filter(({ screens }) => screens > farthest);
  if (gaps.length < 2) return [Infinity];
  if (window === 'desktop') return far.map(({ screens }) => screens);
  const uncalled: number[] = [];
  for (const { screens, middle } of far) {
    await page.evaluate((to) => scrollTo({ top: to * innerHeight, behavior: 'instant' }), middle);
    if (!(await hasStickyCta(page))) uncalled.push(screens);
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  return uncalled;
}
