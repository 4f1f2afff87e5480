import { briefParameter } from '#common/briefKey.ts';
import type { Locale } from '#common/locales.ts';
import {
  localisedPath,
  pathTo,
  type ContactSection,
  type PageKey,
  type PageLocation,
  type SectionOf,
} from '#common/routes.ts';
import { briefPath, needPath } from '#common/valuationNeed.ts';

/** Numbers of the sections of the terms that the trust page's rows cite; `links.test.ts` compares their subjects. */
export const termsSections = {
  verification: 4,
  enquiries: 5,
  faults: 10,
  leaving: 11,
  confidentiality: 13,
} as const;

/** The links within the site in a language. They need no setting, so they can also be made in a browser. */
export function innerLinks(locale: Locale) {
  return {
    /** A page of the site, or one of its sections. */
    to: <Page extends PageKey>(page: Page, section?: SectionOf<Page>) => ({
      href: pathTo(locale, page, section),
    }),
    /** A page or a section of one, as a text that links there names it. */
    at: (place: PageLocation) => {
      const [page, section] = place.split(/[/#]/) as [PageKey, SectionOf<PageKey>?];
      return {
        href:
          page === 'contact' && section
            ? `${pathTo(locale, page)}#${section}`
            : pathTo(locale, page, section),
      };
    },
    /** A section of the contact page. */
    contact: (section: ContactSection) => ({ href: `${pathTo(locale, 'contact')}#${section}` }),
    /** An answer of the FAQ, opened, by the name of its file. */
    faq: (question: string) => ({ href: `${pathTo(locale, 'faq')}#${question}` }),
    /** A step of the valuation guide's questions, after these answers. */
    need: (answers: readonly string[]) => ({ href: localisedPath(locale, needPath(answers)) }),
    /** The valuation brief of the outcome that these answers lead to. */
    brief: (answers: readonly string[]) => ({ href: localisedPath(locale, briefPath(answers)) }),
    /** The contact form, which takes that brief into its message. */
    briefMessage: (answers: readonly string[]) => ({
      href: `${pathTo(locale, 'contact')}?${briefParameter}=${answers.join('/')}#send_message`,
    }),
    /** A section of the terms. */
    terms: (section: keyof typeof termsSections) => ({
      href: `${pathTo(locale, 'terms')}#section-${termsSections[section]}`,
    }),
  };
}
