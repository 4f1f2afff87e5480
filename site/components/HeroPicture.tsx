import './hero-picture.css';
import { artSources, type ArtName } from '#site/assets/art.ts';
import { framesOf, type HeroArt } from '#site/assets/heroes.ts';

/** `object-position` of wide compositions: which part stays visible beside the headline when the sides are cropped. */
const positions: Partial<Record<ArtName, string>> = {
  platform: 'md:max-lg:object-[24%_50%] lg:object-[20%_50%] xl:start-[14%]',
  lost: 'md:max-lg:object-[25%_50%] lg:object-left',
  institutional:
    'max-md:object-[50%_70%] md:object-[27%_50%] lg:start-[6%] lg:object-[0_90%] xl:start-[24%] xl:w-[76%] xl:object-[0_50%]',
  about:
    'max-sm:-ms-[12.5%] max-sm:w-[125%] max-sm:max-w-none md:start-[4%] md:object-scale-down md:object-right-bottom',
};

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
        className={
          className ??
          `hero-picture w-full md:absolute md:inset-0 md:-z-10 md:size-full md:max-w-none md:object-cover max-md:short:max-h-svh max-md:short:mask-t-from-80% max-md:short:object-cover ${positions[art.wide] ?? ''}`
        }
      />
    </picture>
  );
}
