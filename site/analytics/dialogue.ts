import * as library from 'vanilla-cookieconsent';
import { analyticsDialoguesId } from '#common/ids.ts';
import { fallbackLocale, localeCodes, type Locale } from '#common/locales.ts';
import { localisedPath } from '#common/routes.ts';
import type { ConsentContent } from '#site/content/types/site.ts';
import { loadContainer, stopAnalytics } from './container.ts';
import styles from './dialogue.css?url';
import { category, consentVersion, currentDecision, decisionKey, refusesBySignal } from './decision.ts';
import { modalReady } from './modals.ts';
import { signalTranslation, translation } from './translation.ts';
import { daysOfValidity } from './validity.ts';

/** Acts on a decision that was just made. */
function follow(): void {
  if (currentDecision() === 'accepted') loadContainer();
  else if (stopAnalytics()) location.reload();
}

/** Adds the sheet by hand: Astro would link an imported one from every page. */
function loadStyles(): Promise<unknown> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: styles });
  document.head.append(link);
  return new Promise((resolve) => (link.onload = link.onerror = resolve));
}

/** Its words in one language (`site/pages/[...locale]/consent.json.ts`), with figures filled in at build time. */
async function loadTexts(locale: Locale): Promise<ConsentContent> {
  const answer = await fetch(localisedPath(locale, '/consent.json'));
  return (await answer.json()) as ConsentContent;
}

async function start(): Promise<void> {
  const locale = localeCodes.find((code) => code === document.documentElement.lang) ?? fallbackLocale;
  const bySignal = refusesBySignal(navigator);
  const [consent] = await Promise.all([loadTexts(locale), loadStyles()]);
  await library.run({
    root: `#${analyticsDialoguesId}`,
    autoShow: false,
    autoClearCookies: false,
    manageScriptTags: false,
    hideFromBots: false,
    revision: consentVersion,
    cookie: { name: decisionKey, useLocalStorage: true, expiresAfterDays: () => daysOfValidity() },
    guiOptions: { consentModal: { layout: 'box wide', position: 'bottom right' } },
    categories: bySignal ? {} : { [category]: {} },
    language: {
      default: locale,
      translations: { [locale]: bySignal ? signalTranslation(consent) : translation(consent, locale) },
    },
    onModalReady: modalReady,
    onConsent: follow,
    onChange: follow,
  });
}

let started: Promise<void> | undefined;

/** Starts the library once per page; after a failure the next click tries again. */
const ready = () => {
  started ??= start();
  started.catch(() => (started = undefined));
  return started;
};

/** Asks for consent, without blocking the page. */
export const showBanner = () => ready().then(() => currentDecision() === 'open' && library.show(true));

/** Shows the settings: to change a decision, or to read why there is none to make. */
export const showSettings = () => ready().then(library.showPreferences);
