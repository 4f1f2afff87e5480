import { expect, type Locator } from '@playwright/test';

/** Expects the focus on the heading of a section, where reading goes on; on a row's name, or on the section where it has neither. */
export async function expectHeadingFocused(section: Locator): Promise<void> {
  const isFocused = (element: Element): boolean => {
    const isHeading = element.matches('h1, h2, h3');
    const inside = element.querySelector('h1, h2, h3') ?? element.querySelector('dt');
    const heading = isHeading ? element : (inside ?? element);
    return document.activeElement === heading;
  };
  await expect.poll(() => section.evaluate(isFocused)).toBe(true);
}
