import type { Page } from '@playwright/test';

/** A4 between margins of 2 cm, at 96 points an inch. */
export const paper = { width: 642, height: 971 };

/** What cannot be read of the page in its print look: below what is fixed, or too pale on white. */
export async function unreadableOnPaper(page: Page): Promise<string[]> {
  // Chromium repeats what is fixed on every sheet, above the text, wherever the window would show it.
  const fixed = await page
    .locator('body *')
    .evaluateAll((elements) =>
      elements
        .filter((element) => element.checkVisibility() && getComputedStyle(element).position === 'fixed')
        .map((element) => element.textContent.trim()),
    );
  await page.evaluate(() => document.getAnimations().forEach((transition) => transition.finish()));
  const { lines, pale } = await page.evaluate(paleText);
  return [...fixed, ...pale, ...(lines > 2 ? [] : ['nothing is printed'])];
}

/** How many lines the page shows, and which are pale. Runs in the page. */
function paleText() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let lines = 0;
  const pale: string[] = [];
  const brush = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  /** Contrast with white below 3 (WCAG 2.2, relative luminance above 0.3); grounds are not printed. */
  const isPale = ({ color, printColorAdjust }: CSSStyleDeclaration) => {
    if (!brush) throw new Error('no canvas');
    brush.clearRect(0, 0, 1, 1);
    brush.fillStyle = color;
    brush.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = brush.getImageData(0, 0, 1, 1).data;
    const luminance =
      0.2126 * (red / 255) ** 2.2 + 0.7152 * (green / 255) ** 2.2 + 0.0722 * (blue / 255) ** 2.2;
    return luminance > 0.3 && printColorAdjust !== 'exact';
  };
  const wordsOf = (node: Node) => node.textContent?.trim() ?? '';
  /** What is said to screen readers only, and what is clipped, does not reach the paper. */
  const isPrinted = (parent: Element) =>
    parent.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    parent.closest('.sr-only, svg, option') === null;
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const words = wordsOf(node);
    const parent = node.parentElement;
    if (words === '' || !parent || !isPrinted(parent)) continue;
    if (isPale(getComputedStyle(parent))) pale.push(`pale: ${words}`);
    const range = document.createRange();
    range.selectNodeContents(node);
    lines += range.getClientRects().length;
  }
  return { lines, pale };
}
