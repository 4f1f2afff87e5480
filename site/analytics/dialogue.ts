import * as library from 'vanilla-cookieconsent';
import { analyticsDialoguesId } from '#common/ids.ts';
import { fallbackLocale, localeCodes, type Locale } from '#common/locales.ts';
import type { ConsentContent } from '#site/content/types/site.ts';
import { loadContainer, openDataLayer, stopAnalytics } from './container.ts';
import styles from './dialogue.css?url';
import { category, consentVersion, currentDecision, decisionKey, refusesBySignal } from './decision.ts';
import { modalReady } from './modals.ts';
import { signalTranslation, translation } from './translation.ts';
import { daysOfValidity } from './validity.ts';

/** Each language's texts for consent, loaded without the texts of its pages. */
const wordsOf = import.meta.glob<ConsentContent>('/site/content/*/consent.ts', { import: 'consent' });

async function wordsIn(locale: Locale): Promise<ConsentContent> {
  const load = wordsOf[`/site/content/${locale}/consent.ts`];
  if (load === undefined) throw new Error(`No words to ask for consent in ${locale}`);
  return load();
}

/** Acts on a decision that was just made. */
function follow(): void {
  if (currentDecision() === 'accepted') {
    openDataLayer();
    loadContainer();
  } else if (stopAnalytics()) {
    location.reload();
  }
}

/** By hand, because Astro would link a style sheet that a script imports from every page. */
function loadStyles(): Promise<unknown> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = styles;
  const loaded = new Promise((resolve) => (link.onload = link.onerror = resolve));
  document.head.append(link);
  return loaded;
}

async function start(): Promise<void> {
  const locale = localeCodes.find((code) => code === document.documentElement.lang) ?? fallbackLocale;
  const bySignal = refusesBySignal(navigator);
  const [words] = await Promise.all([wordsIn(locale), loadStyles()]);
  await library.run({
    root: `#${analyticsDialoguesId}`,
    autoShow: false,
    autoClearCookies: false,
    manageScriptTags: false,
    // Bots are asked too.
    hideFromBots: false,
    revision: consentVersion,
    cookie: { name: decisionKey, useLocalStorage: true, expiresAfterDays: () => daysOfValidity() },
    guiOptions: { consentModal: { layout: 'cloud inline', position: 'bottom center' } },
    categories: bySignal ? {} : { [category]: {} },
    language: {
      default: locale,
      translations: { [locale]: bySignal ? signalTranslation(words) : translation(words, locale) },
    },
    onModalReady: modalReady,
    onConsent: follow,
    onChange: follow,
  });
}

let started: Promise<void> | undefined;

/** Starts the library once per page; after a failure the next click tries again. */
function ready(): Promise<void> {
  started ??= start();
  started.catch(() => (started = undefined));
  return started;
}

/** Asks for consent, without blocking the page. */
export async function showBanner(): Promise<void> {
  await ready();
  if (currentDecision() === 'open') library.show(true);
}

/** Shows the settings: to change a decision, or to read why there is none to make. */
export async function showSettings(): Promise<void> {
  await ready();
  library.showPreferences();
}
