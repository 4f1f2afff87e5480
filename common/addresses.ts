/** Every address of the site, without its origin. Build, server and tests take them from here. */
import { versionedTexts, versionsOf, type VersionedText } from './legalVersions.ts';
import { localeCodes, prefixedLocales, type Locale } from './locales.ts';
import {
  localisedPath,
  pageKeys,
  pathTo,
  routes,
  unlinkedPaths,
  versionPath,
  type PageKey,
} from './routes.ts';
import { moved } from './moved.ts';
import { answersTo, briefPath, needOutcomes, needPath, needSteps } from './valuationNeed.ts';

type Address = { path: string; locale: Locale };
export type PageAddress = Address & { page: PageKey };
type SectionAddress = PageAddress & { section: string };
export type VersionAddress = Address & { text: VersionedText; version: string };

/** Every page of the route table in every language. */
export const pageAddresses: readonly PageAddress[] = localeCodes.flatMap((locale) =>
  pageKeys.map((page) => ({ locale, page, path: pathTo(locale, page) })),
);

/** The sections that have an address of their own. */
export const sectionAddresses: readonly SectionAddress[] = pageAddresses.flatMap(({ locale, page, path }) =>
  routes[page].sections.map((section) => ({ locale, page, section, path: `${path}/${section}` })),
);

/** Pages that nothing links to, in every language. */
export const unlinkedAddresses: readonly Address[] = localeCodes.flatMap((locale) =>
  unlinkedPaths.map((path) => ({ locale, path: localisedPath(locale, path) })),
);

/** The steps of the valuation guide's questions, in every language: linked, but not indexed. */
const stepAddresses: readonly Address[] = localeCodes.flatMap((locale) =>
  needSteps.map((step) => ({ locale, path: localisedPath(locale, needPath(answersTo(step))) })),
);

/** The valuation briefs of the outcomes, in every language: linked, but not indexed, like the outcomes. */
const briefAddresses: readonly Address[] = localeCodes.flatMap((locale) =>
  needOutcomes.map((outcome) => ({ locale, path: localisedPath(locale, briefPath(answersTo(outcome))) })),
);

/** Every version of the terms and of the privacy notice, that in force included: linked, but not indexed. */
export const versionAddresses: readonly VersionAddress[] = localeCodes.flatMap((locale) =>
  versionedTexts.flatMap((text) =>
    versionsOf(text).map(({ version }) => ({
      locale,
      text,
      version,
      path: localisedPath(locale, versionPath(text, version)),
    })),
  ),
);

export const siteAddresses: readonly Address[] = [
  ...pageAddresses,
  ...sectionAddresses,
  ...stepAddresses,
  ...briefAddresses,
  ...versionAddresses,
  ...unlinkedAddresses,
];

/** Pages with sections; the address of an unknown section leads to its page. */
export const pagesWithSections: readonly string[] = pageAddresses
  .filter(({ page }) => routes[page].sections.length > 0)
  .map(({ path }) => path);

/** Addresses of before, in every language, each with the one that it leads to. */
export const movedAddresses: readonly { from: string; to: string }[] = localeCodes.flatMap((locale) =>
  Object.entries(moved).map(([from, to]) => ({
    from: localisedPath(locale, from),
    to: localisedPath(locale, to),
  })),
);

/**
 * The same page in every language.
 * @param path the unprefixed address, with or without a section
 * @example alternates('/faq') // { de: '/faq', en: '/en/faq' }
 */
export function alternates(path: string): Record<Locale, string> {
  return Object.fromEntries(localeCodes.map((code) => [code, localisedPath(code, path)])) as Record<
    Locale,
    string
  >;
}

/**
 * Files of the build that may hold a page, likeliest first. The build writes `/faq` as `faq.html`; a prefix
 * alone (`/en`) can come out as `en.html` or as `en/index.html`.
 */
export function filesOf(path: string): readonly [string, ...string[]] {
  const name = path.slice(1);
  return name === '' ? ['index.html'] : [`${name}.html`, `${name}/index.html`];
}

/** What `viewOf` says of the home page, whose files are named after the site and its languages. */
const homeView = 'index';

/**
 * The first segment of a page's address, without its language: pages that have it in common share styles and a policy,
 * whatever component of `site/views/` draws them (`valuation_guide` has steps, outcomes and briefs).
 * @param file relative to the site, such as `en/platform/offers.html`
 */
export function viewOf(file: string): string {
  const names = file.replace(/\.html$/, '').split(/[/\\]/);
  const [name = homeView] = prefixedLocales.some((locale) => locale === names[0]) ? names.slice(1) : names;
  return name;
}

/** The addresses of a view's pages and their files, as paths from the site's root (`/en/platform/offers.html`). */
export function pathsOfView(view: string): RegExp {
  const prefixes = prefixedLocales.join('|');
  return view === homeView
    ? new RegExp(`^/(${homeView}|${prefixes})(\\.html)?$`)
    : new RegExp(`^(/(${prefixes}))?/${view}(/[^.]*)?(\\.html)?$`);
}
