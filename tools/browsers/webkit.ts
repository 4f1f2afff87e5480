import { spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { Builder, By, Capabilities, Key, type WebDriver } from 'selenium-webdriver';
import { freePort } from '../../server/testing/freePort.ts';
import type { Driver } from '../../tests/browsers/driver.ts';

/** WebKitGTK's browser for tests, which Debian installs outside the PATH. */
function miniBrowser(): string {
  const [file] = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser');
  if (file === undefined) throw new Error('MiniBrowser is not installed: apt-get install webkit2gtk-driver');
  return file;
}

/** Tries for 5 s: the driver takes a moment to listen, and does not say when it does. */
async function connect(port: number): Promise<WebDriver> {
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': {
      binary: miniBrowser(),
      args: ['--automation'],
    },
  });
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await new Builder()
        .usingServer(`http://127.0.0.1:${port}`)
        .withCapabilities(capabilities)
        .build();
    } catch (error) {
      if (attempt === 10) throw error;
      await pause(500);
    }
  }
}

/** WebKitGTK over WebDriver: the engine of Safari, as Debian ships it. */
export async function webkitDriver(): Promise<Driver> {
  const port = await freePort();
  const service = spawn('WebKitWebDriver', [`--port=${port}`], { stdio: 'ignore' });
  const driver = await connect(port);
  const find = (selector: string) => driver.findElement(By.css(selector));
  const keys = { Tab: Key.TAB, Enter: Key.ENTER, Escape: Key.ESCAPE, ArrowRight: Key.ARROW_RIGHT };
  return {
    open: (url) => driver.get(url),
    async click(selector) {
      // The driver would scroll smoothly, as the page's style asks, and click before it has arrived.
      const element = await find(selector);
      await driver.executeScript(
        "arguments[0].scrollIntoView({ behavior: 'instant', block: 'center' })",
        element,
      );
      await element.click();
    },
    type: (selector, text) => find(selector).sendKeys(text),
    press: (key) => driver.actions().sendKeys(keys[key]).perform(),
    select: async (selector, value) => {
      await find(`${selector} option[value="${value}"]`).click();
    },
    evaluate: (expression) => driver.executeScript(`return ${expression}`),
    resize: async (width, height) => {
      await driver.manage().window().setRect({ width, height });
    },
    close: async () => {
      await driver.quit();
      service.kill();
    },
  };
}
