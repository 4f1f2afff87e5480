import type { Page } from '@playwright/test';

/**
 * Opens a page with a warm font cache: `font-display: optional` drops our font on a first visit if the machine is busy.
 */
export async function openInOurFont(page: Page, path: string): Promise<void> {
  const fontsAreThere = () => page.evaluate(() => document.fonts.ready.then(() => true));
  await page.goto(path);
  await fontsAreThere();
  await page.reload();
  await fontsAreThere();
}
