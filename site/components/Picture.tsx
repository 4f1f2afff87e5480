import { artSources, type ArtName } from '#site/assets/art.ts';

type Props = {
  art: ArtName;
  /** CSS `sizes`: how wide the picture is shown. */
  sizes: string;
  className?: string;
  /** What it shows, where it is more than decoration. */
  alt?: string;
  /** Whether to wait until it comes near. */
  loading?: 'lazy' | 'eager';
};

/** A picture: AVIF with a WebP fallback, in the width that the screen needs, loaded lazily by default. */
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
