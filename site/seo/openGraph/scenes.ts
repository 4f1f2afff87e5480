import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import type { HeroName } from '#site/assets/art.ts';
import { house } from '#site/assets/drawings.ts';
import type { HouseLayer } from '#site/assets/houseLayers.ts';
import { palette } from '#site/styles/palette.ts';
import { pictureSize, type SharedArt } from './picture.ts';

const { width, height } = pictureSize;

/** Left edge of a banner's scene, in pixels, that keeps its orange building clear of the words. */
const leftEdge: Record<HeroName, number> = { platform: 10, hero: 90, lost: 90, institutional: 90, about: 90 };

/** Paths are relative to the project's folder, where builds run. */
const asset = (name: string) => join(process.cwd(), 'site/assets', name);

/** A banner's scene at full height. */
async function scene(name: HeroName): Promise<OverlayOptions[]> {
  const left = leftEdge[name];
  const size = { width: width - left, height, fit: 'cover', position: 'left' } as const;
  const input = await sharp(asset(`art/${name}-1920.webp`))
    .resize(size)
    .png({ compressionLevel: 1 })
    .toBuffer();
  return [{ input, left, top: 0 }];
}

/** A drawing of the site, cut and scaled: `viewBox` in its own units. Classes are coloured here; type is left out. */
function drawing(
  source: string,
  viewBox: string,
  size: { width: number; height: number },
  styles = '',
): Buffer {
  const content = source.replace(/<text[^]*?<\/text>/g, '').replace(/^<svg[^>]*>/, '');
  const attributes = `viewBox="${viewBox}" width="${size.width}" height="${size.height}" preserveAspectRatio="xMidYMid slice"`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" fill="${palette.white}" ${attributes}><style>${styles}</style>${content}`,
  );
}

const houseStyles = `.md\\:hidden{display:none}.fill-orange{fill:${palette.orange}}.fill-ink{fill:${palette['blue-dark']}}.stroke-ink{stroke:${palette['blue-dark']}}.stroke-blue-light{stroke:${palette['blue-light']}}`;

/** The sample report's house as its page opens: lifted as in layered-house.css, its flats lit. */
const layersShown: readonly { name: HouseLayer; lift: number }[] = [
  { name: 'plot', lift: 0 },
  { name: 'ground', lift: 0.098 },
  { name: 'flat-lit', lift: 0.098 },
  { name: 'flats-lit', lift: 0.266 },
  { name: 'roof', lift: 0.434 },
];

function layeredHouse(): Promise<OverlayOptions[]> {
  const size = { width: 580, height: 415 };
  return Promise.all(
    layersShown.map(async ({ name, lift }) => ({
      input: await sharp(asset(`art/house-${name}-900.webp`))
        .resize(size)
        .png()
        .toBuffer(),
      left: 580,
      top: Math.round(height - size.height - 16 - lift * size.height),
    })),
  );
}

const drawings: Record<Exclude<SharedArt, HeroName>, () => OverlayOptions[] | Promise<OverlayOptions[]>> = {
  house: () => [
    { input: drawing(house, '-560 -1215 1900 1695', { width: 740, height }, houseStyles), left: 460, top: 0 },
  ],
  map: async () => [
    {
      input: await sharp(asset('drawings/cadastral-map.svg'), { density: 90 })
        .resize({ width: 1500 })
        .extract({ left: 330, top: 130, width: 1000, height })
        .toBuffer(),
      left: 200,
      top: 0,
    },
  ],
  model: layeredHouse,
  answers: () =>
    Promise.all(
      (['residential', 'commercial', 'land'] as const).map(async (name, index) => ({
        input: await sharp(asset(`art/${name}-800.webp`))
          .resize({ height: 330 })
          .png()
          .toBuffer(),
        left: [560, 790, 640][index] ?? 0,
        top: [20, 150, 310][index] ?? 0,
      })),
    ),
};

/** What lies between the ground and the words of a picture. */
export const layersOf = async (art: SharedArt): Promise<OverlayOptions[]> =>
  art in drawings ? drawings[art as keyof typeof drawings]() : scene(art as HeroName);
