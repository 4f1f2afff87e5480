import { localeCodes, type Locale } from '#common/locales.ts';
import { localisedPath, pageKeys, routes, type PageKey } from '#common/routes.ts';

export type Address = { path: string; locale: Locale; page: PageKey; section?: string };

/** Every page of the route table in every language, without its sections. */
export const pageAddresses: Address[] = localeCodes.flatMap((locale) =>
  pageKeys.map((page) => ({ locale, page, path: localisedPath(locale, routes[page].path) })),
);

/** Every section address. */
export const sectionAddresses: Required<Address>[] = localeCodes.flatMap((locale) =>
  pageKeys.flatMap((page) =>
    routes[page].refs.map((section) => ({
      locale,
      page,
      section,
      path: localisedPath(locale, `${routes[page].path}/${section}`),
    })),
  ),
);
