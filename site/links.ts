import { challengePath, contactPath } from '#common/contact.ts';
import type { Locale } from '#common/locales.ts';
import { pathTo, type ContactSection, type PageKey, type RefOf } from '#common/routes.ts';
import { publicConfig } from './config.ts';
import type { FaqId } from './content/types/faq.ts';

/** `newTab` is the spoken hint that the link opens in a new tab; absent if it does not. */
export type Link = { href: string; newTab?: string };

export type Links = {
  /** A page of the site, or one of its sections. */
  to: <Page extends PageKey>(page: Page, ref?: RefOf<Page>) => Link;
  /** A section of the contact page. */
  contact: (section: ContactSection) => Link;
  /** An answer of the FAQ, opened. */
  faq: (question: FaqId) => Link;
  /** A section of the terms. */
  terms: (section: TermsSection) => Link;
  /** The platform: client registration, valuer registration, sign-in (requirement 7.1). */
  registerClient: Link;
  registerValuer: Link;
  signIn: Link;
};

/** Sections of the terms that pages lead to, by their number; `site/links.test.ts` knows what they are about. */
const termsSections = { valuationContract: 6 } as const;
type TermsSection = keyof typeof termsSections;

/** All links of a language; `newTabHint` is the `newTab` of outward links. */
export function linksFor(locale: Locale, newTabHint: string): Links {
  const outward = (path: string): Link => ({
    href: `${publicConfig.platformUrl}${path}`,
    newTab: newTabHint,
  });
  return {
    to: (page, ref) => ({ href: pathTo(locale, page, ref) }),
    contact: (section) => ({ href: `${pathTo(locale, 'contact')}#${section}` }),
    faq: (question) => ({ href: `${pathTo(locale, 'faq')}#${question}` }),
    terms: (section) => ({ href: `${pathTo(locale, 'terms')}#section-${termsSections[section]}` }),
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
    /** Takes messages. */
    endpoint: `${apiBase}${contactPath}`,
    /** Issues challenges of the embedded captcha. */
    challengeEndpoint: `${apiBase}${challengePath}`,
    recaptchaSiteKey,
    language,
  };
}

/** Absolute address of a path, for canonical links and structured data. */
export function absolute(path: string): string {
  return path === '/' ? `${publicConfig.siteUrl}/` : publicConfig.siteUrl + path;
}
