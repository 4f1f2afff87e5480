import type { Page } from '@playwright/test';
import { drawerId } from '#common/ids.ts';
import { menu } from '#common/routes.ts';

/** Sets the type size that a visitor chose in the browser (16 px where nobody did); `em` in media queries follows. */
export async function setTypeSize(page: Page, size: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: size } });
}

/** Text that is to be read and of which a part is outside the window, or cut off by what it stands in. */
export function textCutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const tolerance = 1;
    type Part = { left: number; right: number };
    const isRead = (parent: Element) =>
      parent.checkVisibility({ visibilityProperty: true }) &&
      parent.closest('[aria-hidden=true], script, style, noscript, option') === null;
    /** By box, since texts have most of their ancestors in common. */
    const known = new Map<Element, Part | undefined>();
    /** What a box and those around it leave of the window from left to right; undefined where nobody is meant to see it. */
    function leftBy(box: Element | null): Part | undefined {
      if (!box || box === document.body) return { left: 0, right: document.documentElement.clientWidth };
      if (!known.has(box)) known.set(box, measured(box));
      return known.get(box);
    }
    function measured(box: Element): Part | undefined {
      const { overflowX, position } = getComputedStyle(box);
      const { left, right, width } = box.getBoundingClientRect();
      // What scrolls by itself can be brought into view; what is a dot is there for screen readers.
      const isDot = width <= 1;
      if (isDot || ['auto', 'scroll'].includes(overflowX)) return undefined;
      const around = leftBy(position === 'fixed' ? null : box.parentElement);
      if (!around || overflowX === 'visible') return around;
      return { left: Math.max(around.left, left), right: Math.min(around.right, right) };
    }
    /** Where a text can be seen from left to right; undefined where it is not meant to be. */
    const visiblePart = (parent: Element) => (isRead(parent) ? leftBy(parent) : undefined);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      const words = text.textContent?.trim() ?? '';
      const part = text.parentElement && visiblePart(text.parentElement);
      if (words === '' || !part) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const cut = [...range.getClientRects()].find(
        ({ left, right }) => left < part.left - tolerance || right > part.right + tolerance,
      );
      if (cut) found.push(`${Math.round(cut.left)}–${Math.round(cut.right)}: ${words.slice(0, 40)}`);
    }
    return found;
  });
}

/** What stands large above a text. */
export const headlines = 'h1, h2, h3, h4';

/**
 * Words and numbers that go on in another line without a hyphen: "geschäftlic/he". Where the browser hyphenates
 * by itself, which leaves two letters at either end, those that stand apart with one: "Septembe/r".
 * @param within a selector of what they stand in
 */
export function brokenWords(page: Page, within = 'body'): Promise<string[]> {
  return wordsInLines(page, { within, short: false });
}

/**
 * Words of three to seven letters that go on in another line, also with a hyphen: there is room for them on any phone, in
 * type twice as large as well. Parts of addresses and of longer words are none, nor are abbreviations.
 */
export function brokenShortWords(page: Page): Promise<string[]> {
  return wordsInLines(page, { within: 'body', short: true });
}

/** Words that stand in several lines: those of which a part stands apart, or `short` ones. */
function wordsInLines(page: Page, asked: { within: string; short: boolean }): Promise<string[]> {
  return page.evaluate(({ within: places, short }) => {
    const word = short
      ? /(?<![\p{L}\p{N}\u00AD.@/-])\p{L}\p{Ll}{2,6}(?![\p{L}\p{N}\u00AD@])/gu
      : /[\p{L}\p{N}]{4,}/gu;
    const isRead = (parent: Element) =>
      parent.checkVisibility({ visibilityProperty: true }) &&
      parent.closest('script, style, code, svg, .sr-only') === null &&
      parent.closest(places) !== null;
    /** Asked first, since looking at each character takes long. */
    function isInSeveralLines(text: Node, from: number, to: number): boolean {
      const range = document.createRange();
      range.setStart(text, from);
      range.setEnd(text, to);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
    }
    /** How many characters of a word stand in each of its lines. */
    function charactersInLines(text: Node, from: number, to: number): number[] {
      const lines: { top: number; count: number }[] = [];
      for (let at = from; at < to; at += 1) {
        const range = document.createRange();
        range.setStart(text, at);
        range.setEnd(text, at + 1);
        const box = [...range.getClientRects()].find(({ width }) => width > 1);
        if (!box) continue;
        const top = Math.round(box.top);
        const line = lines.at(-1);
        if (line?.top === top) line.count += 1;
        else lines.push({ top, count: 1 });
      }
      return lines.map(({ count }) => count);
    }
    function brokenIn(text: Node, hyphenated: boolean): string[] {
      const words = text.textContent ?? '';
      if (!isInSeveralLines(text, 0, words.length)) return [];
      const isBroken = ({ 0: found, index }: RegExpExecArray) => {
        // What follows a soft hyphen begins with the hyphen that is shown, in the line before.
        const start = words[index - 1] === '\u00AD' ? index + 1 : index;
        const end = index + found.length;
        if (!isInSeveralLines(text, start, end)) return false;
        const lines = charactersInLines(text, start, end);
        return lines.length > 1 && (!hyphenated || lines.includes(1));
      };
      return [...words.matchAll(word)].filter(isBroken).map(([found]) => found);
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      const parent = text.parentElement;
      if (!parent || !isRead(parent)) continue;
      found.push(...brokenIn(text, !short && getComputedStyle(parent).hyphens === 'auto'));
    }
    return found;
  }, asked);
}

/** By how many pixels the page can be scrolled sideways. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** What of the menu bar is outside the window or below its neighbour, and ways that are missing; empty where none is. */
export function barLayoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(
    ([drawer, tabs]) => {
      const bar = document.querySelector('.site-header');
      // The maintenance page has none.
      if (!bar) return [];
      const stops = [...bar.querySelectorAll('a, button')].filter(
        (stop) => stop.checkVisibility() && !stop.closest(`#${drawer}`),
      );
      const boxes = stops.map((stop) => stop.getBoundingClientRect());
      const faults = stops.filter((_, index) => {
        const { left = NaN, right = NaN } = boxes[index] ?? {};
        const before = boxes[index - 1]?.right ?? 0;
        return !(left >= before - 0.5 && right <= document.documentElement.clientWidth);
      });
      const opensDrawer = stops.some((stop) => stop.matches(`[popovertarget=${drawer}]`));
      const shown = stops.filter((stop) => stop.closest('nav')).length;
      return [
        ...faults.map((stop) => stop.textContent || (stop.ariaLabel ?? '')),
        ...(opensDrawer || shown >= tabs ? [] : [`${shown} tabs and no menu`]),
      ];
    },
    [drawerId, menu.length] as const,
  );
}

/** The text spacing that a page must support (WCAG 1.4.12). */
const textSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

/**
 * Spaces the text out (WCAG 1.4.12); the returned function takes that back. Not by `addStyleTag`, which the page's
 * policy refuses.
 */
export async function spaceOut(page: Page): Promise<() => Promise<void>> {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, textSpacing);
  return () => page.evaluate(() => void document.adoptedStyleSheets.pop());
}
