import type { Page } from '@playwright/test';

/** A4 between margins of 2 cm, at 96 points an inch. */
export const paper = { width: 642, height: 971 };

/** What cannot be read of the page as it is printed: below what is fixed, below other text, or too pale on white. */
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
  const { lines, covered, pale } = await page.evaluate(textOverText);
  return [...fixed, ...covered, ...pale, ...(lines > 2 ? [] : ['nothing is printed'])];
}

/** How many lines the page shows, which share their place with another text's, and which are pale. Runs in the page. */
function textOverText() {
  /** A text's box is as tall as its font allows; ink is in the middle half of it. */
  const ink = ({ left, right, top, bottom, height }: DOMRect) => ({
    left,
    right,
    top: top + height / 4,
    bottom: bottom - height / 4,
  });
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const boxes: { words: string; node: Node; box: ReturnType<typeof ink> }[] = [];
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
    for (const box of range.getClientRects()) boxes.push({ words, node, box: ink(box) });
  }
  const covered = boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter(
        ({ node, box }) =>
          node !== one.node &&
          Math.min(box.right, one.box.right) - Math.max(box.left, one.box.left) > 1 &&
          Math.min(box.bottom, one.box.bottom) - Math.max(box.top, one.box.top) > 1,
      )
      .map(({ words }) => `${one.words} / ${words}`),
  );
  return { lines: boxes.length, covered, pale };
}
