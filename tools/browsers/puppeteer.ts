import { launch } from 'puppeteer-core';
import type { Driver } from '../../tests/browsers/driver.ts';

type Program = { executablePath: string; browser?: 'firefox'; args?: string[] };

/** Firefox over WebDriver BiDi, or Chromium. */
export async function puppeteerDriver(options: Program): Promise<Driver> {
  const browser = await launch(options);
  const page = await browser.newPage();
  return {
    open: async (url) => {
      await page.goto(url);
    },
    click: (selector) => page.locator(selector).click(),
    type: (selector, text) => page.type(selector, text),
    press: (key) => page.keyboard.press(key),
    select: async (selector, value) => {
      await page.select(selector, value);
    },
    evaluate: async <T>(expression: string) => (await page.evaluate(expression)) as T,
    resize: (width, height) => page.setViewport({ width, height }),
    close: () => browser.close(),
  };
}
