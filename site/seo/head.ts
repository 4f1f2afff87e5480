import { brand } from '#common/company.ts';
import { localeCodes, locales, type Locale } from '#common/locales.ts';
import { localisedPath } from '#common/routes.ts';
import type { PageMeta } from '#site/content/types/shared.ts';
import { absolute } from '#site/links.ts';
import { hreflang, type Alternate } from './hreflang.ts';

/** Everything the head says about a page. Without `canonical` the page is not to be indexed. */
export type PageHead = {
  locale: Locale;
  title: string;
  description: string;
  keywords: string;
  canonical?: string;
  alternates: Alternate[];
  manifest: string;
  social: { property: string; content: string }[];
  /** The section that this address leads to. */
  section?: string;
};

type Options = {
  locale: Locale;
  meta: PageMeta;
  /** The page's own unprefixed address; section addresses are canonical there too. */
  path: string;
  section?: string | undefined;
  indexed: boolean;
};

/** Composes a page's head. Titles are the product name followed by the page name (spec 2). */
export function pageHead({ locale, meta, path, section, indexed }: Options): PageHead {
  const title = `${brand.name} – ${meta.name}`;
  const address = absolute(localisedPath(locale, path));
  return {
    locale,
    title,
    description: meta.description,
    keywords: meta.keywords,
    ...(indexed ? { canonical: address } : {}),
    alternates: indexed ? hreflang(path, absolute) : [],
    manifest: localisedPath(locale, '/manifest.webmanifest'),
    social: [
      { property: 'og:type', content: 'website' },
      { property: 'og:site_name', content: brand.name },
      { property: 'og:title', content: title },
      { property: 'og:description', content: meta.description },
      { property: 'og:url', content: address },
      { property: 'og:locale', content: locales[locale].openGraph },
      ...localeCodes
        .filter((code) => code !== locale)
        .map((code) => ({ property: 'og:locale:alternate', content: locales[code].openGraph })),
    ],
    ...(section === undefined ? {} : { section }),
  };
}
