import { artSources, type ArtName } from '#site/assets/art.ts';

type Props = {
  art: ArtName;
  /** CSS `sizes`: how wide the picture is shown. */
  sizes: string;
  className?: string;
};

/** A decorative picture: AVIF with a WebP fallback, in the width that the screen needs, loaded lazily. */
export function Picture({ art, sizes, className }: Props) {
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
        alt=""
        loading="lazy"
        decoding="async"
        className={className}
      />
    </picture>
  );
}
