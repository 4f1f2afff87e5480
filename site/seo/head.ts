import { brand } from '#common/company.ts';
import { localeCodes, locales, type Locale } from '#common/locales.ts';
import { withoutHyphens } from '#common/marks.ts';
import { localisedPath } from '#common/routes.ts';
import type { PageMeta } from '#site/content/types/shared.ts';
import { absolute } from '#site/links.ts';
import { hreflang } from './hreflang.ts';

/** Unprefixed address of a picture, its size in pixels, and what it shows. */
export type SharedPicture = { path: string; width: number; height: number; alt: string };

type Options = {
  locale: Locale;
  name: string;
  meta: PageMeta;
  /** The page's own unprefixed address; section addresses are canonical there too. */
  path: string;
  section?: string | undefined;
  indexed: boolean;
  picture: SharedPicture;
};

export type PageHead = ReturnType<typeof pageHead>;

/**
 * A page's title: the product name followed by the page name, and nothing else (requirement 2.19); without soft hyphens,
 * which are for headlines that are narrow.
 */
export const pageTitle = (name: string) => `${brand.name} – ${withoutHyphens(name)}`;

/** Everything the head says about a page; without `canonical` it is not indexed. Twitter falls back to Open Graph. */
export function pageHead({ locale, name, meta, path, section, indexed, picture }: Options) {
  const { description, keywords } = meta;
  const title = pageTitle(name);
  const address = absolute(localisedPath(locale, path));
  const openGraph = [
    ['type', 'website'],
    ['site_name', brand.name],
    ['title', title],
    ['description', description],
    ['url', address],
    ['locale', locales[locale].openGraph],
    ...localeCodes
      .filter((code) => code !== locale)
      .map((code) => ['locale:alternate', locales[code].openGraph]),
    ['image', absolute(picture.path)],
    ['image:type', 'image/jpeg'],
    ['image:width', String(picture.width)],
    ['image:height', String(picture.height)],
    ['image:alt', picture.alt],
  ];
  return {
    locale,
    title,
    description,
    keywords,
    section,
    canonical: indexed ? address : undefined,
    alternates: indexed ? hreflang(path) : [],
    manifest: localisedPath(locale, '/manifest.webmanifest'),
    openGraph: openGraph.map(([property, content]) => ({ property: `og:${property}`, content })),
  };
}
