import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';

/** Share of a line's brightest pixels to ignore: single bright pixels along edges. */
const grain = 0.005;

export type Line = { words: string; large: boolean; contrast: number };

/** Of a banner's text: what lies on the picture with a ground of its own (a tag) is not white. */
export const contrastOfBanner = (page: Page) =>
  contrastOf(
    page.locator('main section').first().locator('h1, p:not([aria-hidden] *, .product-window *, .sr-only)'),
  );

/** Of what can be read in the menu bar while it is transparent. */
export const contrastOfMenuBar = (page: Page) =>
  contrastOf(page.locator('.site-header :is(a, button):not(.button-primary):visible'));

/**
 * The lowest contrast (WCAG 2) between each line of white text and the picture behind it, measured on a screenshot
 * without the text. Lines below the first screen are left out.
 */
async function contrastOf(texts: Locator): Promise<Line[]> {
  const page = texts.page();
  const lines = await texts.evaluateAll((elements: HTMLElement[]) =>
    elements.flatMap((element) => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const found = [];
      while (texts.nextNode()) {
        const { currentNode: text } = texts;
        const seen = text.parentElement?.checkVisibility({ visibilityProperty: true, opacityProperty: true });
        if (!seen || text.parentElement?.closest('.sr-only, [popover]:not(:popover-open)')) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        for (const { left, top, right, bottom } of range.getClientRects())
          found.push({
            words: text.textContent ?? '',
            large: element.tagName === 'H1',
            area: { left, top, right, bottom },
          });
      }
      element.dataset['unseen'] = '';
      element.style.visibility = 'hidden';
      return found;
    }),
  );
  const screenshot = sharp(await page.screenshot({ animations: 'disabled' })).removeAlpha();
  await texts.page().evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('[data-unseen]')) {
      element.style.visibility = '';
      delete element.dataset['unseen'];
    }
  });
  const { data, info } = await screenshot.raw().toBuffer({ resolveWithObject: true });
  return lines
    .filter(({ area }) => area.bottom <= info.height)
    .map(({ words, large, area }) => {
      const luminances: number[] = [];
      for (let y = Math.floor(area.top); y < area.bottom; y += 1)
        for (let x = Math.floor(area.left); x < Math.min(area.right, info.width); x += 1)
          luminances.push(luminance(data, (y * info.width + x) * 3));
      luminances.sort((a, b) => b - a);
      const brightest = luminances[Math.floor(luminances.length * grain)] ?? 0;
      return { words, large, contrast: 1.05 / (brightest + 0.05) };
    });
}

/** Linear light for each value of an 8-bit sRGB channel. */
const linear = Array.from({ length: 256 }, (_, channel) => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

function luminance(pixels: Buffer, at: number): number {
  const [red = 0, green = 0, blue = 0] = [0, 1, 2].map((channel) => linear[pixels[at + channel] ?? 0]);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
