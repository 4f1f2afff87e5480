import type { ImageMetadata } from 'astro';
import { getImage } from 'astro:assets';
import type { TeamMember } from '#common/company.ts';
import { artSources, type PictureSources } from './art.ts';

/** Pixels across, for one to three pixels a point. Portraits are a quarter higher than wide. */
const widths = [192, 384, 576];
const [largest = 0] = widths.toReversed();

const photographs = import.meta.glob<ImageMetadata>('./team/*.{jpg,jpeg,png,webp,avif}', {
  import: 'default',
  eager: true,
});

/**
 * A person's portrait: the photograph in `team/` that has their key as its name, cut to four by five where it has
 * most to see, or the model person in their pose. The camera's data (place, time, device) do not get into what is published.
 */
export async function portraitOf({ key, pose }: Pick<TeamMember, 'key' | 'pose'>): Promise<PictureSources> {
  const [photograph] = Object.entries(photographs)
    .filter(([path]) => path.replace(/^.*\/(.*)\..*$/, '$1') === key)
    .map(([, image]) => image);
  if (photograph === undefined) return artSources(`figure-${pose}`);
  const encoded = (format: 'avif' | 'webp') =>
    getImage({
      src: photograph,
      width: largest,
      height: (largest * 5) / 4,
      widths,
      fit: 'cover',
      // Sharp's name for the part of a picture that draws the eye, such as skin.
      position: 'attention',
      format,
    });
  const [avif, webp] = await Promise.all([encoded('avif'), encoded('webp')]);
  return {
    avif: avif.srcSet.attribute,
    webp: webp.srcSet.attribute,
    largest: { src: webp.src, width: largest, height: (largest * 5) / 4 },
  };
}
