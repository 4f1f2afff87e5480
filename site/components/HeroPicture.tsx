import './hero-picture.css';
import { artSources } from '#site/assets/art.ts';
import { framesOf, type HeroArt, type HeroFrame } from '#site/assets/heroes.ts';

type Props = HeroArt & {
  /** Replaces the default positioning, in a banner with a layout of its own. */
  className?: string;
};

/** The composition of the widest windows, where a banner has another for the rest. */
function wideSources({ media, art, sizes }: HeroFrame) {
  const { largest, ...sources } = artSources(art);
  return (['avif', 'webp'] as const).map((format) => (
    <source
      key={format}
      media={media}
      type={`image/${format}`}
      srcSet={sources[format]}
      sizes={sizes}
      width={largest.width}
      height={largest.height}
    />
  ));
}

/**
 * A banner's decorative picture in its compositions, with high fetch priority; `decoding=async` does not delay text.
 */
export function HeroPicture({ className, ...art }: Props) {
  const [first, narrow] = framesOf(art);
  const { art: name, sizes } = narrow ?? first;
  const { avif, webp, largest } = artSources(name);
  return (
    <picture>
      {narrow && wideSources(first)}
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        src={largest.src}
        srcSet={webp}
        sizes={sizes}
        width={largest.width}
        height={largest.height}
        alt=""
        fetchPriority="high"
        decoding="async"
        className={className ?? `hero-picture hero-picture-${art.wide}`}
      />
    </picture>
  );
}
