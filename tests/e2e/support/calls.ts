import type { Page } from '@playwright/test';
import { registrationId } from '#common/ids.ts';

/** Every way to register that stands in the page itself. */
const callsInPage = `main a[href*="/register/"], main [popovertarget=${registrationId}]`;

/** A stretch of a page without a call to register, in screens: how long, and where its middle is. */
export type Gap = { screens: number; middle: number };

/**
 * Where one scrolls without a call to register in view: before the first, between two, after the last up to the end of
 * the page's own part.
 */
export function gapsWithoutCall(page: Page): Promise<Gap[]> {
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
