import './hero-picture.css';
import { artSources } from '#site/assets/art.ts';
import { framesOf, type HeroArt } from '#site/assets/heroes.ts';

type Props = HeroArt & {
  /** Replaces the default positioning, in a banner with a layout of its own. */
  className?: string;
};

/**
 * A banner's decorative picture in two compositions, with high fetch priority; `decoding=async` does not delay text.
 */
export function HeroPicture({ className, ...art }: Props) {
  const [large, small] = framesOf(art);
  const largeArt = artSources(large.art);
  const smallArt = artSources(small.art);
  return (
    <picture>
      {(['avif', 'webp'] as const).map((format) => (
        <source
          key={format}
          media={large.media}
          type={`image/${format}`}
          srcSet={largeArt[format]}
          sizes={large.sizes}
          width={largeArt.largest.width}
          height={largeArt.largest.height}
        />
      ))}
      <source type="image/avif" srcSet={smallArt.avif} sizes={small.sizes} />
      <img
        src={smallArt.largest.src}
        srcSet={smallArt.webp}
        sizes={small.sizes}
        width={smallArt.largest.width}
        height={smallArt.largest.height}
        alt=""
        fetchPriority="high"
        decoding="async"
        className={className ?? `hero-picture hero-picture-${art.wide}`}
      />
    </picture>
  );
}
