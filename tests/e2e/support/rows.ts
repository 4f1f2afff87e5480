import type { Page } from '@playwright/test';

/** Rows of a list whose titles begin on one line and whose texts do not, by the titles; a text is a sentence or a list. */
export function unevenRows(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** Less than a line: a price in larger type begins a little higher. */
    const tolerance = 10;
    const sentence = 40;
    /** The top of the first line of what is written in a box. */
    function firstLine(box: Element): number | undefined {
      const range = document.createRange();
      range.selectNodeContents(box);
      return [...range.getClientRects()].find(({ width, height }) => width > 1 && height > 1)?.top;
    }
    const isText = (box: Element) =>
      box.checkVisibility({ visibilityProperty: true }) &&
      (box.matches('ul') || box.textContent.trim().length > sentence);
    /** A title above a text: its list, its line, and where the text begins. */
    function itemOf(title: Element) {
      const text = title.nextElementSibling;
      if (!text || !isText(text)) return [];
      const list = title.parentElement?.parentElement;
      return [{ list, line: firstLine(title), below: firstLine(text), words: title.textContent.trim() }];
    }
    const titles = [...document.querySelectorAll('li > :is(h3, h4), div > :is(h2, h3, h4, dt)')];
    const items = titles
      .flatMap(itemOf)
      .filter(({ line, below }) => line !== undefined && below !== undefined);
    const rows = Map.groupBy(items, ({ list }) => list)
      .values()
      .flatMap((list) => Map.groupBy(list, ({ line = NaN }) => Math.round(line)).values());
    const isUneven = (row: typeof items) => {
      const tops = row.map(({ below = NaN }) => below);
      return Math.max(...tops) - Math.min(...tops) > tolerance;
    };
    return [...rows].filter(isUneven).map((row) => row.map(({ words }) => words.slice(0, 30)).join(' | '));
  });
}
