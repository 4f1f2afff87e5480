import { chromium, type CDPSession, type Page } from '@playwright/test';
import { chromiumArgs, wholeChromiumPath } from '../../../tests/e2e/support/environment.ts';

/**
 * Opens Lighthouse's phone, whose owner reads German, with a browser, a cache and a connection of its own, and closes it
 * afterwards.
 * @param server address that answers for every name
 */
export async function onPhone<T>(
  server: string,
  visit: (page: Page, session: CDPSession) => Promise<T>,
): Promise<T> {
  const args = [...chromiumArgs, '--ignore-certificate-errors', `--host-resolver-rules=MAP * ${server}`];
  const browser = await chromium.launch({ executablePath: wholeChromiumPath, args });
  try {
    const page = await browser.newPage({
      viewport: { width: 412, height: 823 },
      deviceScaleFactor: 1.75,
      locale: 'de-DE',
      ignoreHTTPSErrors: true,
    });
    return await visit(page, await page.context().newCDPSession(page));
  } finally {
    await browser.close();
  }
}
