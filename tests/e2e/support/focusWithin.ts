import { expect, type Locator } from '@playwright/test';

/** Expects the focus on the heading of a section, where reading goes on; on the section itself where it has none. */
export async function expectHeadingFocused(section: Locator): Promise<void> {
  const isFocused = (element: Element): boolean => {
    const isHeading = element.matches('h1, h2, h3');
    const heading = isHeading ? element : (element.querySelector('h1, h2, h3') ?? element);
    return document.activeElement === heading;
  };
  await expect.poll(() => section.evaluate(isFocused)).toBe(true);
}
