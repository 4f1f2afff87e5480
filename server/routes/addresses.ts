import { localeCodes, type Locale } from '#common/locales.ts';
import { localisedPath, pageKeys, pathTo, routes, unlinkedPaths } from '#common/routes.ts';

/** An address of the site, with the file that the build wrote for it. */
export type Address = { path: string; locale: Locale; files: readonly string[] };

/**
 * Files that may hold a page, likeliest first. The build writes `/faq` as `faq.html`; a prefix alone
 * (`/en`) can come out as `en.html` or as `en/index.html`.
 */
export function filesOf(path: string): readonly string[] {
  const name = path.slice(1);
  return name === '' ? ['index.html'] : [`${name}.html`, `${name}/index.html`];
}

/** Every address of the site: pages and their sections, and the pages that nothing links to. */
export function siteAddresses(): Address[] {
  return localeCodes.flatMap((locale) => {
    const pages = pageKeys.flatMap((page) => [
      pathTo(locale, page),
      ...routes[page].refs.map((ref) => localisedPath(locale, `${routes[page].path}/${ref}`)),
    ]);
    const unlinked = unlinkedPaths.map((path) => localisedPath(locale, path));
    return [...pages, ...unlinked].map((path) => ({ path, locale, files: filesOf(path) }));
  });
}

/** Pages that have sections with an address of their own. */
export function pagesWithRefs(): string[] {
  return localeCodes.flatMap((locale) =>
    pageKeys.filter((page) => routes[page].refs.length > 0).map((page) => pathTo(locale, page)),
  );
}

/** Other spellings of an address, which lead to it. */
export function aliasesOf(path: string): string[] {
  if (path === '/') return ['/index.html'];
  return [`${path}/`, `${path}.html`, `${path}/index.html`];
}
