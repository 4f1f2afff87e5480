import { challengePath, contactPath } from '#common/contact.ts';
import type { Locale } from '#common/locales.ts';
import { localisedPath } from '#common/routes.ts';
import { needPath } from '#common/valuationNeed.ts';
import { publicConfig } from './config.ts';
import { innerLinks } from './innerLinks.ts';

/** `newTab` is the spoken hint that the link opens in a new tab; absent if it does not. */
export type Link = { href: string; newTab?: string };

export type Links = ReturnType<typeof innerLinks> & {
  /** The platform: client registration, valuer registration, sign-in (requirement 7.1). */
  registerClient: Link;
  registerValuer: Link;
  signIn: Link;
};

/** All links of a language; `newTabHint` is the `newTab` of outward links. */
export function linksFor(locale: Locale, newTabHint: string): Links {
  const outward = (path: string): Link => ({
    href: `${publicConfig.platformUrl}${path}`,
    newTab: newTabHint,
  });
  return {
    ...innerLinks(locale),
    registerClient: outward('/register/client'),
    registerValuer: outward('/register/valuer'),
    signIn: outward('/'),
  };
}

export type ContactService = ReturnType<typeof contactServiceFor>;

/** The contact service as the form calls it, with and without JavaScript. */
export function contactServiceFor(language: Locale) {
  const { apiBase, recaptchaSiteKey } = publicConfig;
  return {
    /** Accepts messages (POST). */
    endpoint: `${apiBase}${contactPath}`,
    /** Issues challenges of the embedded captcha. */
    challengeEndpoint: `${apiBase}${challengePath}`,
    recaptchaSiteKey,
    /** Below it are the valuation briefs that the message can take in. */
    briefFolder: localisedPath(language, needPath([])),
    language,
  };
}

/** Absolute address of a path, for canonical links and structured data. */
export function absolute(path: string): string {
  return path === '/' ? `${publicConfig.siteUrl}/` : publicConfig.siteUrl + path;
}
