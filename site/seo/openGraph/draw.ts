import sharp from 'sharp';
import { logoPaths, logoShape } from '#site/components/layout/logoShape.ts';
import { palette } from '#site/styles/palette.ts';
import { pictureSize, type PictureWords, type SharedArt } from './picture.ts';
import { layersOf } from './scenes.ts';
import { wordsAsPaths } from './words.tsx';

const { width, height } = pictureSize;

const backgrounds = new Map<SharedArt | undefined, Promise<Buffer>>();

/** Draws a picture, as JPEG: words over artwork over the hero's blue. */
export async function drawPicture(art: SharedArt | undefined, words: PictureWords): Promise<Buffer> {
  let background = backgrounds.get(art);
  if (!background) backgrounds.set(art, (background = drawBackground(art)));
  return sharp(await background, { raw: { width, height, channels: 3 } })
    .composite([{ input: Buffer.from(await wordsAsPaths(words)) }])
    .jpeg({ quality: 80, chromaSubsampling: '4:4:4', mozjpeg: true })
    .toBuffer();
}

async function drawBackground(art: SharedArt | undefined): Promise<Buffer> {
  return sharp(gradient)
    .composite(art === undefined ? [{ input: mark }] : [...(await layersOf(art)), { input: shade }])
    .removeAlpha()
    .raw()
    .toBuffer();
}

function svg(content: string): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`,
  );
}

/** The hero's gradient, as in base.css but without its outer stops. */
const gradient = svg(`<defs>
  <linearGradient id="ground" x1="0" y1="0" x2="1" y2=".6"><stop stop-color="${palette['blue-dark']}"/><stop offset=".55" stop-color="${palette.blue}"/><stop offset="1" stop-color="${palette['blue-light']}"/></linearGradient>
</defs><rect width="100%" height="100%" fill="url(#ground)"/>`);

/** Darkens a scene behind the words, for their contrast. */
const shade = svg(
  `<defs><linearGradient id="shade"><stop offset=".36" stop-color="${palette['blue-dark']}" stop-opacity=".92"/><stop offset=".58" stop-color="${palette['blue-dark']}" stop-opacity="0"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#shade)"/>`,
);

/** The logo's mark, large, cropped by the lower edge. */
const largePaths = logoPaths({
  back: `fill="${palette.white}" fill-opacity=".16"`,
  front: `fill="${palette.orange}"`,
});
const mark = svg(`<g transform="translate(692 96) scale(${600 / logoShape.height})">${largePaths}</g>`);
