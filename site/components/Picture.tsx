import { artSources, type ArtName, type PictureSources } from '#site/assets/art.ts';

type Props = {
  /** One of our own pictures by its name, or the sources of another. */
  art: ArtName | PictureSources;
  /** CSS `sizes`: the width at which the picture is shown. */
  sizes: string;
  className?: string;
  /** Describes the picture; empty (decorative) by default. */
  alt?: string;
  loading?: 'lazy' | 'eager';
  /** `sync` where pictures that lie on each other have to be painted together. */
  decoding?: 'async' | 'sync';
};

/** A picture: AVIF with a WebP fallback in several widths, loaded lazily by default. */
export function Picture({ art, sizes, className, alt = '', loading = 'lazy', decoding = 'async' }: Props) {
  const { avif, webp, largest } = typeof art === 'string' ? artSources(art) : art;
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        src={largest.src}
        srcSet={webp}
        sizes={sizes}
        width={largest.width}
        height={largest.height}
        alt={alt}
        loading={loading}
        decoding={decoding}
        className={className}
      />
    </picture>
  );
}
