import { brand } from '#common/company.ts';
import type { Locale } from '#common/locales.ts';
import type { PageKey } from '#common/routes.ts';
import type { HeroName } from '#site/assets/art.ts';
import { heroOf } from '#site/assets/heroes.ts';
import { contentFor } from '#site/content/load.ts';
import type { SharedPicture } from '#site/seo/head.ts';

/** Pixels; what the networks ask for. */
export const pictureSize = { width: 1200, height: 630 } as const;

/** Pages without a banner's picture that borrow one. */
const borrowed: Partial<Record<PageKey, HeroName>> = { faq: 'platform', contact: 'hero' };

/** The artwork behind a page's picture: its banner's, or a borrowed one; the others have the mark alone. */
export function pictureArt(page: PageKey): HeroName | undefined {
  return heroOf(page)?.wide ?? borrowed[page];
}

/** Where a page's picture is; all of its section addresses share it. */
function picturePath(locale: Locale, page: PageKey): string {
  return `/og/${locale}/${page}.jpg`;
}

export type PictureWords = { kicker?: string; headline: string; claim: string };

const softHyphen = '\u00ad';

/** What a page's content may open with. */
type Opening = { meta?: unknown; hero?: { title: string }; header?: { title: string } };

/** The words on a page's picture: its headline below its name, or the name alone where it has none. */
export function pictureWords(locale: Locale, page: PageKey): PictureWords {
  const content = contentFor(locale);
  const pages: Partial<Record<PageKey, Opening>> = content;
  const opening = pages[page]?.hero ?? pages[page]?.header;
  const { pageNames, logo } = content.common;
  const headline = opening?.title.replaceAll(softHyphen, '');
  const name = pageNames[page];
  const words = { headline: headline ?? name, claim: logo.claim };
  return headline === undefined || headline === name || page === 'home' ? words : { ...words, kicker: name };
}

/** A page's picture as its head names it. */
export function sharedPicture(locale: Locale, page: PageKey): SharedPicture {
  const { headline } = pictureWords(locale, page);
  return { path: picturePath(locale, page), ...pictureSize, alt: `${brand.name}: ${headline}` };
}
