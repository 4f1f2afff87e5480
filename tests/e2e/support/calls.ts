import type { Page } from '@playwright/test';
import { registrationId } from '#common/ids.ts';
import { overrun } from '../../../budgets.ts';

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

/** Whether the sticky call to action is within the window once the page is scrolled so many screens. */
async function hasStickyCtaAt(page: Page, screens: number): Promise<boolean> {
  await page.evaluate((to) => scrollTo({ top: to * innerHeight, behavior: 'instant' }), screens);
  const bar = page.locator('.sticky-cta').locator('a:visible, button:visible').first();
  const box = await bar.boundingBox({ timeout: 2000 }).catch(() => null);
  const window = page.viewportSize();
  return box !== null && window !== null && box.y + box.height <= window.height;
}

/** Where one scrolls too far without a call; on a phone the sticky call to action is one. */
export async function farFromACall(page: Page, window: 'desktop' | 'phone'): Promise<string[]> {
  const gaps = await gapsWithoutCall(page);
  if (gaps.length < 2) return ['no call to register in the whole page'];
  const { pathname } = new URL(page.url());
  const tooFar: string[] = [];
  for (const { screens, middle } of gaps) {
    const fault = overrun('screensWithoutCall', pathname, screens);
    if (fault === null) continue;
    if (window === 'desktop' || !(await hasStickyCtaAt(page, middle))) tooFar.push(fault);
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  return tooFar;
}
