import type { PageKey } from '#common/routes.ts';
import type { ArtName, HeroName } from './art.ts';

export type HeroArt = {
  wide: HeroName;
  narrow: ArtName;
  /** Shows this town in every window instead, a part of it on a phone; where the page is shared it is still `wide`. */
  survey?: ArtName;
};

/** One composition of a banner's picture: in which windows it is shown (all without `media`), and how wide (`sizes`). */
export type HeroFrame = { media?: string; art: ArtName; sizes: string };

/** Media queries of the narrow composition, up to 900 px, and of the wide one above (requirement 3.10). */
const narrowHero = '(max-width: 56.25em)';
const wideHero = `not all and ${narrowHero}`;

/** Their `sizes`. On a narrow desktop the wide picture fills the banner's height, so it is wider than the window. */
const wideHeroSizes = 'max(100vw, 1660px)';
/** On a phone at most about 1.7 pixels a point: more is not visible, and a third of the bytes is saved. */
const narrowHeroSizes = [
  '(max-width: 37.5em) and (min-resolution: 2.2dppx) 55vw',
  '(max-width: 37.5em) and (min-resolution: 1.5dppx) 90vw',
  '100vw',
].join(', ');

/** `sizes` of the town of the home page, and of what lies over it: as wide as `survey.css` draws it. */
export const surveySizes = [
  '(min-width: 75em) min(62vw, 126svh - 28rem, 57rem)',
  '(min-width: 62em) min(62vw, 126svh + 20vw - 39.5rem)',
  '(min-width: 56.25em) min(62vw, 126svh - 28rem, 57rem)',
  '(min-width: 37.5em) min(100vw, 38rem)',
  narrowHeroSizes,
].join(', ');

/** The compositions of a banner's picture, the widest window's first. */
export function framesOf({
  wide,
  narrow,
  survey,
}: HeroArt): readonly [HeroFrame] | readonly [HeroFrame, HeroFrame] {
  if (survey !== undefined) return [{ art: survey, sizes: surveySizes }];
  return [
    { media: wideHero, art: wide, sizes: wideHeroSizes },
    { media: narrowHero, art: narrow, sizes: narrowHeroSizes },
  ];
}

/**
 * Pages whose banner has a picture, in two compositions. A page listed here preloads it and is shared with it.
 * Its view takes the picture from here, so that what is preloaded is what is shown.
 */
export const heroes = {
  home: { wide: 'hero', narrow: 'hero-m', survey: 'hero-m' },
  institutional: { wide: 'institutional', narrow: 'institutional-m' },
  platform: { wide: 'platform', narrow: 'platform-m' },
  about: { wide: 'about', narrow: 'about-m' },
} as const satisfies Partial<Record<PageKey, HeroArt>>;

/** The 404 page's: the home page's town from another side, without its orange house. */
export const lost: HeroArt = { wide: 'lost', narrow: 'lost-m' };

/** The picture of a page's banner, if it has one. */
export function heroOf(page: PageKey | undefined): HeroArt | undefined {
  return page === undefined ? undefined : (heroes as Partial<Record<PageKey, HeroArt>>)[page];
}

/** Pages whose banner is a drawing of their own, which their view and their address place and preload. */
const drawn: readonly (PageKey | undefined)[] = ['lawyers', 'professional'];

/** Whether a page opens with a picture or a drawing, over which the menu bar is transparent until it is scrolled. */
export function hasBanner(page: PageKey | undefined): boolean {
  return heroOf(page) !== undefined || drawn.includes(page);
}
