import { artSources, type ArtName } from '#site/assets/art.ts';
import type { HeroArt } from '#site/assets/heroes.ts';

/** Media queries of the wide and the narrow composition (requirement 3.10): 900 px, and the layout's md. */
export const wideHero = '(min-width: 56.25em)';
export const narrowHero = `not all and ${wideHero}`;

/** Their `sizes`. On a narrow desktop the wide picture fills the banner's height, so it is wider than the window. */
export const wideHeroSizes = 'max(100vw, 1660px)';
/** On a phone nobody sees more than about 1.7 pixels a point of it, and a third of the bytes is saved. */
export const narrowHeroSizes = [
  '(max-width: 37.5em) and (min-resolution: 2.2dppx) 55vw',
  '(max-width: 37.5em) and (min-resolution: 1.5dppx) 90vw',
  '100vw',
].join(', ');

/**
 * Which part of a wide composition stays in view beside the headline when the window crops its sides. The
 * valuers' plot is too wide for a narrow desktop, so there it is drawn smaller and its sky fades out.
 */
const positions: Partial<Record<ArtName, string>> = {
  hero: 'md:object-[22%_50%] lg:start-[8%] lg:object-left xl:start-[11%]',
  platform: 'md:object-[20%_50%] xl:start-[14%]',
  institutional: 'md:object-[21%_50%] lg:start-[6%] lg:object-[0_90%]',
  lawyers: 'md:object-[21%_50%] lg:start-[6%] lg:object-left',
  professional:
    'md:object-[22%_100%] md:max-lg:start-[4%] md:max-lg:top-auto md:max-lg:h-[70%] md:max-lg:mask-t-from-70% lg:start-[6%] lg:object-left-bottom',
  about: 'md:object-[21%_100%] lg:start-[6%] lg:object-left-bottom',
};

/** A hero's decorative picture in two compositions, fetched with high priority. */
export function HeroPicture({ wide, narrow }: HeroArt) {
  const wideArt = artSources(wide);
  const narrowArt = artSources(narrow);
  return (
    <picture>
      {(['avif', 'webp'] as const).map((format) => (
        <source
          key={format}
          media={wideHero}
          type={`image/${format}`}
          srcSet={wideArt[format]}
          sizes={wideHeroSizes}
          width={wideArt.largest.width}
          height={wideArt.largest.height}
        />
      ))}
      <source type="image/avif" srcSet={narrowArt.avif} sizes={narrowHeroSizes} />
      <img
        src={narrowArt.largest.src}
        srcSet={narrowArt.webp}
        sizes={narrowHeroSizes}
        width={narrowArt.largest.width}
        height={narrowArt.largest.height}
        alt=""
        fetchPriority="high"
        className={`w-full md:absolute md:inset-0 md:-z-10 md:size-full md:max-w-none md:object-cover ${positions[wide] ?? ''}`}
      />
    </picture>
  );
}
