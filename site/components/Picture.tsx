import { artSources, type ArtName } from '#site/assets/art.ts';

type Props = {
  art: ArtName;
  /** Empty for decoration. */
  alt: string;
  /** CSS `sizes`: how wide the picture is shown. */
  sizes: string;
  /** In view when the page opens: fetched at once rather than when near. */
  eager?: boolean;
  className?: string;
};

/** A picture: AVIF before WebP, the width the screen needs, loaded when near unless `eager`. */
export function Picture({ art, alt, sizes, eager = false, className }: Props) {
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
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        className={className}
      />
    </picture>
  );
}
