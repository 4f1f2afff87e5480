import { pathTo } from '#common/routes.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** The paragraphs of what is below a page's second section whose last line is a single short word: each with its end. */
const lonelyEnds = (parts: Element[]) =>
  parts
    .flatMap((part) => [...part.querySelectorAll('p, li, dd')])
    .filter((text) => text.checkVisibility() && !text.querySelector('p, li, dd, div, span, b'))
    .flatMap((text) => {
      const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
      const lines: { word: string; bottom: number }[] = [];
      for (let node = walker.nextNode(); node instanceof Text; node = walker.nextNode())
        for (const { index, 0: word } of node.data.matchAll(/\S+/gu)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const box = [...range.getClientRects()].at(-1);
          if (box) lines.push({ word, bottom: Math.round(box.bottom) });
        }
      const last = lines.at(-1);
      if (!last || last.word.length > 8) return [];
      const isAlone = lines.filter(({ bottom }) => Math.abs(bottom - last.bottom) < 6).length === 1;
      return isAlone && lines.length > 1
        ? [
            lines
              .slice(-4)
              .map(({ word }) => word)
              .join(' '),
          ]
        : [];
    });

for (const key of ['home', 'institutional', 'professional', 'platform', 'about'] as const)
  test(`on a phone no paragraph of ${key} ends with a short word alone on its line`, async ({ page }) => {
    await page.goto(pathTo('de', key));
    const sections = page.locator('main > link ~ :is(section, div) ~ :is(section, div)');
    expect(await sections.locator('p:visible').count()).toBeGreaterThan(2);
    // Its deferred parts are laid out, one after the other.
    await expect(page.locator(':root:not([data-deferred])')).toHaveCount(1);
    expect(await sections.evaluateAll(lonelyEnds)).toEqual([]);
  });
