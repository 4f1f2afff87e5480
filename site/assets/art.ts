import type { ImageMetadata } from 'astro';
import type { Pose } from '#common/company.ts';
import type { Photograph } from '#site/content/samples/report/document.ts';
import type { HouseLayer } from './houseLayers.ts';

/** A banner's picture, in its wide composition; the narrow one has the suffix `-m`. */
export type HeroName = 'hero' | 'lost' | 'platform' | 'institutional' | 'about';

/** Every picture that pages show, without width and format. */
export type ArtName =
  | HeroName
  | `${HeroName}-m`
  | 'residential'
  | 'commercial'
  | 'industrial'
  | 'land'
  | 'loan'
  | 'inheritance'
  | 'portfolio'
  | 'night'
  | 'night-lights'
  | `figure-${Pose}`
  | `house-${HouseLayer}`
  | `valued-${'flats' | 'land'}`
  | 'papers'
  | `file-${'box' | 'sheet' | 'sheet-lit' | 'front'}`
  | `report-${'cover' | Photograph}`;

/** A picture in its formats and widths. */
export type PictureSources = {
  /** `srcset` of each format. */
  avif: string;
  webp: string;
  /** The largest WebP: what a browser without `<source>` support shows, and the intrinsic size. */
  largest: { src: string; width: number; height: number };
};

const files = import.meta.glob<ImageMetadata>('./art/*.{avif,webp}', { eager: true, import: 'default' });

/** The `srcset` of a picture in each format, with every encoded width. Throws if there is no such picture. */
export function artSources(name: ArtName): PictureSources {
  const variants = (format: 'avif' | 'webp') =>
    Object.entries(files)
      .filter(([path]) => new RegExp(`/${name}-\\d+\\.${format}$`).test(path))
      .map(([, image]) => image)
      .sort((a, b) => a.width - b.width);
  const largest = variants('webp').at(-1);
  if (!largest) throw new Error(`No artwork called "${name}" in site/assets/art`);
  const set = (format: 'avif' | 'webp') =>
    variants(format)
      .map(({ src, width }) => `${src} ${width}w`)
      .join(', ');
  return { avif: set('avif'), webp: set('webp'), largest };
}
