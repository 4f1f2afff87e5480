import type { Locator, Page } from '@playwright/test';
import { pathTo, type PageKey } from '#common/routes.ts';
import { expect, visit } from './support/visit.ts';

/** Colours that the reader's system chose: what a ground, a shadow or a paler text says has to be said otherwise. */
visit.use({ viewport: { width: 1280, height: 800 }, contextOptions: { forcedColors: 'active' } });

const borderBelow = (part: Locator) =>
  part.evaluate((element) => parseFloat(getComputedStyle(element).borderBottomWidth));

visit('the menu bar ends in a line, as text goes below it', async ({ page }) => {
  for (const key of ['home', 'faq'] as const) {
    await page.goto(pathTo('de', key));
    await page.evaluate(() => scrollTo(0, 600));
    expect(await borderBelow(page.getByRole('banner')), key).toBeGreaterThan(0);
  }
});

visit('what can be chosen has an edge, and what is chosen a thicker one', async ({ page }) => {
  for (const key of ['home', 'institutional', 'professional'] as const) {
    await page.goto(pathTo('de', key));
    const edges = await page.locator('.choice-option').evaluateAll((options) =>
      options.map((option) => ({
        chosen: option.querySelector(':checked') !== null,
        edge: parseFloat(getComputedStyle(option).borderTopWidth),
      })),
    );
    const others = edges.filter(({ chosen }) => !chosen).map(({ edge }) => edge);
    const chosen = edges.filter((one) => one.chosen).map(({ edge }) => edge);
    expect(Math.min(...others), key).toBeGreaterThan(0);
    expect(Math.min(...chosen), key).toBeGreaterThan(Math.max(...others));
  }
});

visit('the platform’s rail fills as the case goes on', async ({ page }) => {
  await page.goto(pathTo('de', 'platform'));
  const days = page.locator('.case-rail a');
  /** Whether each is filled: the last one is not yet. */
  const filled = () =>
    days.evaluateAll((links) => {
      const grounds = links.map((link) => getComputedStyle(link, '::after').backgroundColor);
      return grounds.map((ground) => ground !== grounds.at(-1));
    });
  await days.nth(3).click();
  await expect.poll(filled).toEqual([true, true, true, true, false, false, false]);
});

/**
 * Texts whose ground, which is forced below them as high as their letters may be, covers one that comes before, as
 * "the first / covered by 6".
 */
const coveredTexts = (page: Page) =>
  page.evaluate(() => {
    const groups = document.querySelectorAll(
      '.numeral, .figures-total, main li:has(> span > .text-title), main div:has(> dd.text-title)',
    );
    const linesOf = (group: Element) => {
      const texts = document.createTreeWalker(group, NodeFilter.SHOW_TEXT);
      const lines: { text: string; box: DOMRect }[] = [];
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const box of range.getClientRects()) lines.push({ text: node.textContent ?? '', box });
      }
      return lines;
    };
    const covers = (below: DOMRect, above: DOMRect) =>
      below.top < above.bottom - 1 &&
      below.top > above.top &&
      below.left < above.right - 1 &&
      above.left < below.right - 1;
    const found = [...groups].flatMap((group) => {
      const lines = linesOf(group);
      return lines.flatMap(({ text, box }, at) =>
        lines
          .slice(at + 1)
          .filter((later) => covers(later.box, box))
          .map((later) => `${text} / covered by ${later.text}`),
      );
    });
    return { groups: groups.length, found };
  });

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  visit(`no large number covers the line above it (motion: ${reducedMotion})`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    const keys: PageKey[] = ['home', 'institutional', 'lawyers', 'professional', 'platform'];
    for (const key of keys) {
      await page.goto(pathTo('en', key));
      const { groups, found } = await coveredTexts(page);
      expect(groups, key).toBeGreaterThan(0);
      expect(found, key).toEqual([]);
    }
  });
