/**
 * Draws the site's icons from the logo's mark into site/public. Usage: node art/icons.ts
 * The result is committed, so that a build draws nothing; run it again when the mark or a colour changes.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { logoPaths, logoShape } from '#site/components/layout/logoShape.ts';
import { palette } from '#site/styles/palette.ts';

const target = join(import.meta.dirname, '../site/public');
const canvas = 64;

/** The mark, centred on the canvas and as tall as `share` of it; `back` is the SVG attribute that paints the rear gable. */
function mark(share: number, back: string): string {
  const { width, height } = logoShape;
  const scale = (canvas * share) / height;
  const left = (canvas - width * scale) / 2;
  const top = (canvas - height * scale) / 2;
  const place = `translate(${left.toFixed(3)} ${top.toFixed(3)}) scale(${scale.toFixed(5)})`;
  return `<g transform="${place}">${logoPaths({ back, front: `fill="${palette.orange}"` })}</g>`;
}

function svg(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${canvas} ${canvas}">${content}</svg>\n`;
}

/** A tile in the hero's blue; `corner` rounds it for systems that do not cut it themselves. */
function tile(share: number, corner: number): string {
  const gradient = `<linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${palette['blue-dark']}"/><stop offset="1" stop-color="${palette.blue}"/></linearGradient>`;
  const ground = `<rect width="${canvas}" height="${canvas}" rx="${corner}" fill="url(#g)"/>`;
  return svg(gradient + ground + mark(share, `fill="${palette.white}"`));
}

/** For a browser's tab: the mark without a ground; its rear gable is white in dark mode. */
const tab = svg(
  `<style>.b{fill:${palette['blue-dark']}}@media(prefers-color-scheme:dark){.b{fill:${palette.white}}}</style>${mark(0.96, 'class="b"')}`,
);

async function png(source: string, size: number): Promise<Buffer> {
  const picture = sharp(Buffer.from(source), { density: (72 * size) / canvas }).resize(size);
  const { isOpaque } = await picture.clone().stats();
  // iOS paints black where a touch icon has an alpha channel at all.
  if (isOpaque) picture.removeAlpha();
  return picture.png({ compressionLevel: 9 }).toBuffer();
}

/** An ICO file that holds one PNG: header, directory of one entry, picture. sharp writes no ICO. */
function ico(picture: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon, not a cursor
  header.writeUInt16LE(1, 4); // one picture
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(picture.length, 14);
  header.writeUInt32LE(header.length, 18); // where the picture begins
  return Buffer.concat([header, picture]);
}

const rounded = tile(0.72, 14);
/** A maskable icon may be cropped to a circle of 80 per cent; the mark's corners stay inside it. */
const maskable = tile(0.56, 0);

const icons: Record<string, string | Buffer> = {
  'favicon.svg': tab,
  'favicon.ico': ico(await png(tile(0.78, 12), 32), 32),
  'apple-touch-icon.png': await png(tile(0.7, 0), 180),
  'icon-192.png': await png(rounded, 192),
  'icon-512.png': await png(rounded, 512),
  'icon-maskable-512.png': await png(maskable, 512),
};

for (const [name, content] of Object.entries(icons)) {
  await writeFile(join(target, name), content);
  console.log(`${name}: ${(content.length / 1024).toFixed(1)} KiB`);
}
