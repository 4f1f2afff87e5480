import cadastralMap from './drawings/cadastral-map.svg?url&no-inline';
import mapOnPhone from './drawings/cadastral-map-phone.svg?raw';
import houseSection from './drawings/house-section.svg?raw';
import planEstate from './drawings/plan-estate.svg?url&no-inline';
import planInsolvency from './drawings/plan-insolvency.svg?url&no-inline';
import planTax from './drawings/plan-tax.svg?url&no-inline';
import type { Matter } from '#site/content/types/lawyers.ts';

/** A drawing in lines, sharp at any size, and its size in its own units. */
type Drawing = { src: string; width: number; height: number };

/** The map behind the lawyers' headline; `art/cadastral_map.py` draws it and its details. */
export const map: Drawing = { src: cadastralMap, width: 1600, height: 1000 };

/**
 * What a phone shows of the map, as the source of an SVG: small enough to come with the page, where a picture
 * that large would be the last of the first screen to be painted.
 */
export const mapDetail = mapOnPhone;

/** The section through the valuers' house, as the source of an SVG; `{…}` is filled in with its labels. */
export const house = houseSection;

/** From which width on the map itself is shown (site/views/lawyers/MapBanner.tsx). */
export const mapMedia = '(width >= 30em)';

/** A detail of a map for each case. */
export const plans: Record<Matter, Drawing> = {
  estate: { src: planEstate, width: 360, height: 360 },
  insolvency: { src: planInsolvency, width: 360, height: 360 },
  tax: { src: planTax, width: 360, height: 360 },
};
