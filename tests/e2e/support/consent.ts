import type { Page } from '@playwright/test';
import { localeOfPath, type Locale } from '#common/locales.ts';
import { decisionKey } from '#site/analytics/decision.ts';
import { contentFor } from '#site/content/load.ts';
import { startConfiguredSite, type ConfiguredSite } from './configuredSite.ts';
import { fakeMatomo } from './matomo.ts';
import { expect, test } from './test.ts';

/** What a test of consent is set up with: the site with analytics is on another port, and what reaches Matomo is looked at. */
export const otherSites = /^third party: http(:\/\/127\.0\.0\.1|s:\/\/matomo\.example)/;

/** For the head of a file: the site with analytics, which all files of a run share as it was built. */
export function useConsentSite(): { readonly address: string; check: ConfiguredSite['check'] } {
  let site: ConfiguredSite | undefined;
  const started = () => {
    if (site === undefined) throw new Error('The site with analytics is not started yet.');
    return site;
  };
  test.beforeAll(async () => {
    site = await startConfiguredSite();
  });
  test.afterAll(() => started().stop());
  return {
    get address() {
      return started().address;
    },
    check: (...checks) => started().check(...checks),
  };
}

/** The consent's parts by their words in a language. */
export function consentOn(page: Page, locale: Locale) {
  const { consent } = contentFor(locale);
  const banner = page.getByRole('region', { name: consent.banner.title });
  const dialogue = page.getByRole('dialog', { name: consent.settings });
  const button = (place: typeof banner) => (name: string) => place.getByRole('button', { name, exact: true });
  return {
    consent,
    banner,
    dialogue,
    accept: button(banner)(consent.actions.accept),
    refuse: button(banner)(consent.actions.refuse),
    toSettings: button(banner)(consent.actions.settings),
    inDialogue: button(dialogue),
    toggle: dialogue.getByRole('checkbox', { name: consent.sections.analytics.title }),
    footerLink: page.getByRole('contentinfo').getByRole('button', { name: consent.settings }),
  };
}

/** Opens a page of the site, and watches what it asks for. */
export async function openSite(page: Page, { address }: Pick<ConfiguredSite, 'address'>, path = '/') {
  const matomo = await fakeMatomo(page);
  // The dialogues' script comes before any question is seen.
  const dialogues: string[] = [];
  page.on('request', (request) => {
    if (/\/dialogue\.[^/]*\.js$/.test(request.url())) dialogues.push(request.url());
  });
  await page.goto(address + path);
  return { matomo, dialogues, ...consentOn(page, localeOfPath(path)) };
}

/** Opens a page and agrees there. */
export async function openAndAgree(page: Page, site: Pick<ConfiguredSite, 'address'>) {
  const opened = await openSite(page, site);
  await opened.accept.click();
  await expect.poll(() => opened.matomo.received.length).toBeGreaterThan(0);
  return opened;
}

/** Cookies that the browser holds for all sites. */
export const cookies = (page: Page) => page.context().cookies();

/** The decision that the browser holds. */
export async function stored(page: Page) {
  const record = await page.evaluate((key) => localStorage.getItem(key), decisionKey);
  return record === null ? undefined : (JSON.parse(record) as Record<string, unknown>);
}

/** Puts a decision into the browser, as one of another day. */
export const store = (page: Page, record: object) =>
  page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    decisionKey,
    JSON.stringify(record),
  ] as const);
