import type { HTMLElement } from 'node-html-parser';

/**
 * Puts changed elements back at their places in a page; none of them lies within another. Whatever is not
 * changed stays byte for byte: the page's policy carries hashes, its scripts expect it.
 */
export function splice(page: string, changed: HTMLElement[]): string {
  let result = '';
  let position = 0;
  for (const element of changed.toSorted((a, b) => a.range[0] - b.range[0])) {
    const [start, end] = element.range;
    result += page.slice(position, start) + element.toString();
    position = end;
  }
  return result + page.slice(position);
}

/** An element that the build is sure to have written. */
export function find(within: HTMLElement, selector: string): HTMLElement {
  const element = within.querySelector(selector);
  if (element === null) throw new Error(`the built page has no ${selector}`);
  return element;
}
