import type { Page } from '@playwright/test';

/** A4 between margins of 2 cm, at 96 points an inch. */
export const paper = { width: 642, height: 971 };

/** What stands over the text of the page as it is printed: what is fixed, and text over text. */
export async function coveredOnPaper(page: Page): Promise<string[]> {
  // Chromium repeats what is fixed on every sheet, above the text, wherever the window would show it.
  const fixed = await page
    .locator('body *')
    .evaluateAll((elements) =>
      elements
        .filter((element) => element.checkVisibility() && getComputedStyle(element).position === 'fixed')
        .map((element) => element.textContent.trim()),
    );
  const { lines, covered } = await page.evaluate(textOverText);
  return [...fixed, ...covered, ...(lines > 2 ? [] : ['nothing is printed'])];
}

/** How many lines the page shows, and which of them share their place with another text's. Runs in the page. */
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
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const words = node.textContent?.trim() ?? '';
    const parent = node.parentElement;
    if (words === '' || !parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      continue;
    // Said to screen readers only; what is clipped does not reach the paper.
    if (parent.closest('.sr-only, svg, option')) continue;
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
  return { lines: boxes.length, covered };
}
