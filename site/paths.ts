import { localeCodes, locales, type Locale } from '#common/locales.ts';
import { routes, type PageKey } from '#common/routes.ts';

/** What every page file receives: its language and, on a section's address, the section. */
export type PageProps = { locale: Locale; section?: string };

/** Astro's rest parameter `[...locale]`: undefined for the unprefixed default language. */
function localeParam(locale: Locale): string | undefined {
  return locales[locale].prefix.slice(1) || undefined;
}

/** Static paths of a page outside the route table: one per language. */
export function pathsPerLocale(): { params: { locale: string | undefined }; props: PageProps }[] {
  return localeCodes.map((locale) => ({ params: { locale: localeParam(locale) }, props: { locale } }));
}

/** Static paths of a page of the route table: every language, without and with each `{ref}`. */
export function pathsOf(page: PageKey) {
  return pathsPerLocale().flatMap(({ params, props }) =>
    [undefined, ...routes[page].refs].map((ref) => ({
      params: { ...params, ref },
      props: ref === undefined ? props : { ...props, section: ref },
    })),
  );
}
