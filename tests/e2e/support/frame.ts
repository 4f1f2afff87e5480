import type { Page } from '@playwright/test';
import { contentId } from '#common/ids.ts';
import type { PageKey } from '#common/routes.ts';
import { hasBanner } from '#site/assets/heroes.ts';

/** What is wrong with the skip link: the first Tab shows it, Enter follows it. */
export async function skipFaults(page: Page, words: string): Promise<string[]> {
  await page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    scrollTo({ top: 0, behavior: 'instant' });
  });
  await page.keyboard.press('Tab');
  const offered = await page.evaluate(() => {
    const { activeElement: link } = document;
    const { top = -1 } = link?.getBoundingClientRect() ?? {};
    return top >= 0 ? link?.textContent.trim() : `hidden: ${link?.textContent}`;
  });
  await page.keyboard.press('Enter');
  const reached = await page.evaluate(() => document.activeElement?.id);
  return [
    ...(offered === words ? [] : [`offers ${offered}`]),
    ...(reached === contentId ? [] : [`leads to ${reached}`]),
  ];
}

/**
 * The opacity of the bar's blue ground, at the top and after scrolling (0 transparent, 1 solid), where it is not as it
 * should be; empty where it is.
 */
export async function barGroundFaults(page: Page, key: PageKey): Promise<string[]> {
  const grounds = await page.evaluate(async () => {
    const bar = document.querySelector('.site-header');
    const ground = async () => {
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      if (!bar) return 'no bar';
      const fades = bar.getAnimations({ subtree: true }).filter((one) => one instanceof CSSTransition);
      await Promise.all(fades.map(({ finished }) => finished.catch(() => null)));
      return getComputedStyle(bar, '::before').opacity;
    };
    scrollTo({ top: 0, behavior: 'instant' });
    const top = await ground();
    scrollTo({ top: 400, behavior: 'instant' });
    const below = await ground();
    scrollTo({ top: 0, behavior: 'instant' });
    return [top, below];
  });
  const expected = [hasBanner(key) ? '0' : '1', '1'];
  return grounds.join() === expected.join() ? [] : [grounds.join(', then ')];
}
