import { brand } from '#common/company.ts';
import type { Locale } from '#common/locales.ts';
import { withoutHyphens } from '#common/marks.ts';
import type { PageKey } from '#common/routes.ts';
import type { HeroName } from '#site/assets/art.ts';
import { heroOf } from '#site/assets/heroes.ts';
import { contentFor } from '#site/content/load.ts';
import type { SectionHead } from '#site/content/types/shared.ts';
import type { SharedPicture } from '../head.ts';

/** The size that social networks ask for, in pixels. */
export const pictureSize = { width: 1200, height: 630 } as const;

/** What a page's picture shows: a banner's scene, or a drawing of the page's own (`scenes.ts`). */
export type SharedArt = HeroName | 'house' | 'map' | 'model' | 'answers';

/** Pages whose banner has no picture: their own drawing, or a scene of another page. */
const shown: Partial<Record<PageKey, SharedArt>> = {
  professional: 'house',
  enquiryLink: 'house',
  lawyers: 'map',
  sampleReport: 'model',
  valuationGuide: 'answers',
  faq: 'platform',
  contact: 'hero',
  trust: 'institutional',
};

/** What a page's picture shows; pages of law show the mark. */
export function pictureArt(page: PageKey): SharedArt | undefined {
  return heroOf(page)?.wide ?? shown[page];
}

export type PictureWords = { kicker?: string; headline: string; slogan: string };

/** The words on a page's picture: its headline below its name, or just the name if it has no headline. */
export function pictureWords(locale: Locale, page: PageKey): PictureWords {
  const content = contentFor(locale);
  const pages: Partial<Record<PageKey, { meta?: unknown; hero?: SectionHead; header?: SectionHead }>> =
    content;
  const { hero, header } = pages[page] ?? {};
  const name = content.common.pageNames[page];
  const headline = withoutHyphens((hero ?? header)?.title ?? name);
  const words = { headline, slogan: content.common.logo.slogan };
  return headline === name || page === 'home' ? words : { ...words, kicker: name };
}

/** A page's picture as its head names it; the page's sections share it. */
export function sharedPicture(locale: Locale, page: PageKey): SharedPicture {
  const { headline } = pictureWords(locale, page);
  return { path: `/og/${locale}/${page}.jpg`, ...pictureSize, alt: `${brand.name}: ${headline}` };
}
