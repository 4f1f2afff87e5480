import type { Page } from '@playwright/test';

/**
 * Opens a page as somebody sees it who has been here before: with our font, which a first visit on a busy
 * machine may do without, since it must come at once or not at all.
 */
export async function openInOurFont(page: Page, path: string): Promise<void> {
  const fontsAreThere = () => page.evaluate(() => document.fonts.ready.then(() => true));
  await page.goto(path);
  await fontsAreThere();
  await page.reload();
  await fontsAreThere();
}
