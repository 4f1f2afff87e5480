import { brand } from '#common/company.ts';
import { localeCodes, locales, type Locale } from '#common/locales.ts';
import { localisedPath } from '#common/routes.ts';
import type { PageMeta } from '#site/content/types/shared.ts';
import { absolute } from '#site/links.ts';
import { hreflang, type Alternate } from './hreflang.ts';

/** Everything the head says about a page. A page without `canonical` is not indexed. */
export type PageHead = {
  locale: Locale;
  title: string;
  description: string;
  keywords: string;
  canonical?: string;
  alternates: Alternate[];
  manifest: string;
  /** Open Graph, by its `property` attribute. */
  openGraph: { property: string; content: string }[];
  /** Twitter's own, by the `name` attribute; it takes title and description from Open Graph. */
  twitter: { name: string; content: string }[];
  /** The section that this address leads to. */
  section?: string;
};

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

/**
 * Composes a page's head. Titles are the product name followed by the page name (requirement 2.19), and by what
 * the page is about where its name does not say so.
 */
export function pageHead({ locale, name, meta, path, section, indexed, picture }: Options): PageHead {
  const subject = meta.subject === undefined ? '' : `: ${meta.subject}`;
  const title = `${brand.name} – ${name}${subject}`;
  const address = absolute(localisedPath(locale, path));
  const pictureAddress = absolute(picture.path);
  return {
    locale,
    title,
    description: meta.description,
    keywords: meta.keywords,
    ...(indexed ? { canonical: address } : {}),
    alternates: indexed ? hreflang(path) : [],
    manifest: localisedPath(locale, '/manifest.webmanifest'),
    openGraph: [
      { property: 'og:type', content: 'website' },
      { property: 'og:site_name', content: brand.name },
      { property: 'og:title', content: title },
      { property: 'og:description', content: meta.description },
      { property: 'og:url', content: address },
      { property: 'og:locale', content: locales[locale].openGraph },
      ...localeCodes
        .filter((code) => code !== locale)
        .map((code) => ({ property: 'og:locale:alternate', content: locales[code].openGraph })),
      { property: 'og:image', content: pictureAddress },
      { property: 'og:image:type', content: 'image/jpeg' },
      { property: 'og:image:width', content: String(picture.width) },
      { property: 'og:image:height', content: String(picture.height) },
      { property: 'og:image:alt', content: picture.alt },
    ],
    twitter: [
      { name: 'twitter:card', content: 'summary_large_image' },
      { name: 'twitter:image', content: pictureAddress },
      { name: 'twitter:image:alt', content: picture.alt },
    ],
    ...(section === undefined ? {} : { section }),
  };
}
