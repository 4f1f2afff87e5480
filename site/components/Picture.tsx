import { artSources, type ArtName } from '#site/assets/art.ts';

type Props = {
  art: ArtName;
  /** CSS `sizes`: the width at which the picture is shown. */
  sizes: string;
  className?: string;
  /** Describes the picture; empty (decorative) by default. */
  alt?: string;
  loading?: 'lazy' | 'eager';
};

/** A picture: AVIF with a WebP fallback in several widths, loaded lazily by default. */
export function Picture({ art, sizes, className, alt = '', loading = 'lazy' }: Props) {
  const { avif, webp, largest } = artSources(art);
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
        decoding="async"
        className={className}
      />
    </picture>
  );
}
