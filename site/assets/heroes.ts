import type { PageKey } from '#common/routes.ts';
import type { ArtName, HeroName } from './art.ts';

export type HeroArt = {
  wide: HeroName;
  narrow: ArtName;
  /** The wide picture reaches far to the left, so the headline needs short lines, if only on a narrow desktop. */
  shortLines?: 'always' | 'narrow';
};

/**
 * Pages whose banner has a picture, in two compositions. A page listed here preloads it, is shared with it,
 * and has a transparent menu bar until it is scrolled. Its view takes the picture from here, so that what is
 * preloaded is what is shown.
 */
export const heroes = {
  home: { wide: 'hero', narrow: 'hero-m', shortLines: 'narrow' },
  institutional: { wide: 'institutional', narrow: 'institutional-m', shortLines: 'always' },
  lawyers: { wide: 'lawyers', narrow: 'lawyers-m' },
  platform: { wide: 'platform', narrow: 'platform-m', shortLines: 'always' },
  professional: { wide: 'professional', narrow: 'professional-m' },
  about: { wide: 'about', narrow: 'about-m', shortLines: 'always' },
} as const satisfies Partial<Record<PageKey, HeroArt>>;

/** The picture of a page's banner, if it has one. */
export function heroOf(page: PageKey | undefined): HeroArt | undefined {
  return page === undefined ? undefined : (heroes as Partial<Record<PageKey, HeroArt>>)[page];
}
