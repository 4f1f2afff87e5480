import type { RequiredContactField } from '#common/contactFields.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, vi } from 'vitest';

import { pathTo } from '#common/routes.ts';
import { startService, type Service } from '#server/testing/server.ts';
import { SECOND } from '#server/time.ts';
import { contentFor } from '#site/content/load.ts';
import { puppeteerDriver } from '../../tools/browsers/puppeteer.ts';
import { webkitDriver } from '../../tools/browsers/webkit.ts';
import { chromiumArgs, wholeChromiumPath } from '../e2e/support/environment.ts';
import type { Driver } from './driver.ts';

const browsers = {
  // Puppeteer keeps the old target when a prerendered page is activated.
  Chromium: () =>
    puppeteerDriver({
      executablePath: wholeChromiumPath,
      args: [...chromiumArgs, '--disable-features=Prerender2'],
    }),
  Firefox: () => puppeteerDriver({ browser: 'firefox', executablePath: '/usr/bin/firefox-esr' }),
  WebKit: webkitDriver,
};

export const patience = { timeout: 20 * SECOND, interval: 200 };

/** A message whose country is chosen, not typed. */
const message: Record<Exclude<RequiredContactField, 'country'>, string> = {
  firstName: 'Jörg',
  lastName: 'Größer',
  email: 'joerg@beispiel.example',
  phone: '+49 30 23125 321',
  town: 'Köln',
  message: 'Guten Tag, bitte rufen Sie zurück.',
};

/** A browser before the home page, with nothing stored, and the address of the service. */
type Stage = {
  browser: () => Driver;
  address: () => string;
  /** Waits until an expression has a value in the page. */
  becomes: (expression: string, value: unknown) => Promise<void>;
  /** Opens the form, and waits until the script has taken it over: the button is disabled then. */
  openForm: (service: string) => Promise<void>;
  fillForm: () => Promise<void>;
  /** Presses the form's button, and waits until the page says that the message was sent. */
  send: () => Promise<void>;
};

/** Whether what a selector finds can be seen, as an expression. */
export const isShown = (selector: string) =>
  `(document.querySelector(${JSON.stringify(selector)})?.checkVisibility() ?? false)`;

export const submit = 'form [type=submit]';

/** Defines journeys for each of these engines; each journey begins on the home page, in a window of 1280 × 900. */
export function inEngines(names: readonly (keyof typeof browsers)[], define: (stage: Stage) => void): void {
  describe.each(names)('%s', (name) => {
    let server: Service;
    let browser: Driver;
    beforeAll(async () => {
      server = await startService();
      browser = await browsers[name]();
    });
    afterAll(async () => {
      await browser.close();
      await server.stop();
    });
    beforeEach(async () => {
      await browser.resize(1280, 900);
      // On a plain-text address, since a page could redirect to the stored language while its storage is cleared.
      await browser.open(`${server.address}/robots.txt`);
      await browser.evaluate('(localStorage.clear(), sessionStorage.clear(), null)');
      await browser.open(server.address);
    });
    const becomes: Stage['becomes'] = (expression, value) =>
      vi.waitFor(async () => expect(await browser.evaluate(expression)).toEqual(value), patience);
    define({
      browser: () => browser,
      address: () => server.address,
      becomes,
      openForm: async (service) => {
        await browser.open(service + pathTo('de', 'contact'));
        await browser.evaluate('(document.querySelector("form").scrollIntoView(), null)');
        await becomes(`document.querySelector('${submit}').ariaDisabled`, 'true');
      },
      fillForm: async () => {
        for (const [field, text] of Object.entries(message)) await browser.type(`#${field}`, text);
        await browser.select('#country', 'DE');
        await browser.click('#consent');
      },
      send: async () => {
        await browser.click(submit);
        const { title } = contentFor('de').contact.sent;
        await vi.waitFor(
          async () => expect(await browser.evaluate('document.activeElement.textContent')).toContain(title),
          { timeout: 40 * SECOND, interval: 300 },
        );
      },
    });
  });
}
