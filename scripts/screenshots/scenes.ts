import type { Page } from '@playwright/test';
import { contactPath } from '#common/contact.ts';
import type { Locale } from '#common/locales.ts';
import { comingSoonPath, localisedPath, pageKeys, routes } from '#common/routes.ts';
import { sentAddress } from '#common/sentAddress.ts';
import { expectedAt } from '#common/words/next.ts';
import { contentFor } from '#site/content/load.ts';
import { formOn } from '../../tests/e2e/support/contactForm.ts';

/** One page or state to photograph: its address, and how to get it into that state. */
export type Scene = {
  name: string;
  path: (locale: Locale) => string;
  prepare?: (page: Page, locale: Locale) => Promise<void>;
  /** Only at widths below this many pixels. */
  below?: number;
  /** Default true; false photographs the window only. */
  fullPage?: boolean;
  /** Only in a site built with analytics; all other scenes are photographed without the banner. */
  asksForConsent?: boolean;
  /** Default: all languages. */
  locales?: readonly Locale[];
  /** The browser's language where it is not the page's. */
  browserLanguage?: string;
};

const reference = 'BW-7K3Q-M2';

const at = (path: string) => (locale: Locale) => localisedPath(locale, path);
const contact = at(routes.contact.path);

const sendButton = (page: Page, locale: Locale) =>
  page.getByRole('button', { name: contentFor(locale).common.actions.sendMessage });

const consentButton = (page: Page, locale: Locale) =>
  page.getByRole('button', { name: contentFor(locale).consent.actions.settings, exact: true });

/** Fills in and sends the form, and answers in the service's place, so that no mail goes out. */
async function sendAnswered(page: Page, locale: Locale, status: number): Promise<void> {
  const next = expectedAt(locale, new Date());
  await page.route(`**${contactPath}`, (route) => route.fulfill({ status, json: { reference, next } }));
  await formOn(page, locale).fill();
  await sendButton(page, locale).click();
}

/** Waits until the page has scrolled and stopped: a turn of the wheel takes effect some frames later. */
async function scrolledToRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    let last = 0;
    while (scrollY === 0 || scrollY !== last) {
      last = scrollY;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  });
}

export const pageScenes: Scene[] = [
  ...pageKeys.map((page) => ({ name: page, path: at(routes[page].path) })),
  { name: 'not-found', path: at('/no-such-page') },
  { name: 'coming-soon', path: at(comingSoonPath) },
  { name: 'message-sent', path: (locale) => sentAddress(locale, { reference, receivedAt: new Date() }) },
];

export const stateScenes: Scene[] = [
  {
    name: 'drawer-open',
    path: at('/platform'),
    below: 1200,
    fullPage: false,
    prepare: (page, locale) =>
      page.getByRole('button', { name: contentFor(locale).common.menu.open }).click(),
  },
  {
    name: 'menu-bar-scrolled',
    path: at('/'),
    fullPage: false,
    prepare: async (page) => {
      await page.mouse.wheel(0, 700);
      await scrolledToRest(page);
    },
  },
  {
    name: 'faq-open',
    path: at('/faq'),
    prepare: async (page) => {
      await page.evaluate(() => {
        for (const panel of document.querySelectorAll('details')) panel.open = true;
      });
    },
  },
  {
    name: 'contact-errors',
    path: contact,
    prepare: async (page, locale) => {
      // Disabled as soon as the script has taken the form over.
      await page.locator('[type=submit][aria-disabled]').waitFor();
      await page.locator('#email').fill('jo@ecke');
      await sendButton(page, locale).press('Enter');
    },
  },
  {
    name: 'contact-sent',
    path: contact,
    prepare: async (page, locale) => {
      await sendAnswered(page, locale, 202);
      await page.getByRole('heading', { name: contentFor(locale).contact.sent.title, exact: true }).waitFor();
    },
  },
  {
    name: 'contact-failed',
    path: contact,
    fullPage: false,
    prepare: async (page, locale) => {
      await sendAnswered(page, locale, 500);
      await page.getByRole('alert').filter({ hasText: /\S/ }).waitFor();
    },
  },
  {
    name: 'consent',
    path: at('/'),
    fullPage: false,
    asksForConsent: true,
    prepare: (page, locale) => consentButton(page, locale).waitFor(),
  },
  {
    name: 'consent-settings',
    path: at('/'),
    fullPage: false,
    asksForConsent: true,
    prepare: async (page, locale) => {
      const { consent } = contentFor(locale);
      await consentButton(page, locale).click();
      await page.getByRole('dialog', { name: consent.settings }).waitFor();
    },
  },
  {
    name: 'english-hint',
    path: () => '/',
    locales: ['de'],
    browserLanguage: 'en-GB',
    fullPage: false,
  },
];
