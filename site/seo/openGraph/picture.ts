import { brand } from '#common/company.ts';
import type { Locale } from '#common/locales.ts';
import type { PageKey } from '#common/routes.ts';
import type { SharedName } from '#site/assets/art.ts';
import { heroOf } from '#site/assets/heroes.ts';
import { contentFor } from '#site/content/load.ts';
import type { SectionHead } from '#site/content/types/shared.ts';
import type { SharedPicture } from '../head.ts';

/** The size that social networks ask for, in pixels. */
export const pictureSize = { width: 1200, height: 630 } as const;

/** Artwork for pages whose banner has none, or a drawing. */
const borrowed: Partial<Record<PageKey, SharedName>> = {
  professional: 'professional',
  lawyers: 'lawyers',
  faq: 'platform',
  contact: 'hero',
  valuationGuide: 'lawyers',
  sampleReport: 'hero',
  trust: 'institutional',
};

/** The artwork of a page's picture: its banner's, or a borrowed one. Pages without either show the mark. */
export function pictureArt(page: PageKey): SharedName | undefined {
  return heroOf(page)?.wide ?? borrowed[page];
}

export type PictureWords = { kicker?: string; headline: string; claim: string };

/** The words on a page's picture: its headline below its name, or just the name if it has no headline. */
export function pictureWords(locale: Locale, page: PageKey): PictureWords {
  const content = contentFor(locale);
  const pages: Partial<Record<PageKey, { meta?: unknown; hero?: SectionHead; header?: SectionHead }>> =
    content;
  const headline = (pages[page]?.hero ?? pages[page]?.header)?.title.replaceAll('\u00ad', '');
  const name = content.common.pageNames[page];
  const words = { headline: headline ?? name, claim: content.common.logo.claim };
  return headline === undefined || headline === name || page === 'home' ? words : { ...words, kicker: name };
}

/** A page's picture as its head names it; the page's sections share it. */
export function sharedPicture(locale: Locale, page: PageKey): SharedPicture {
  const { headline } = pictureWords(locale, page);
  return { path: `/og/${locale}/${page}.jpg`, ...pictureSize, alt: `${brand.name}: ${headline}` };
}
