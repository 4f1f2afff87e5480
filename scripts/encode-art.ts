/**
 * Encodes the rendered masters to AVIF and WebP at the widths the site serves.
 * Usage: node scripts/encode-art.ts MASTERS_FOLDER
 * The result is committed, so that a build needs neither the masters nor minutes of encoding.
 */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';

type Picture = { widths: number[]; quality: number; cropAbove?: boolean };

/** Tiles lose the empty space above the building, so that all stand on one line. */
const tile: Picture = { widths: [400, 800, 1200], quality: 55, cropAbove: true };
const pictures: Record<string, Picture> = {
  hero: { widths: [1280, 1920, 2400], quality: 50 },
  'hero-m': { widths: [480, 720, 960], quality: 48 },
  platform: { widths: [1280, 1920, 2400], quality: 50 },
  'platform-m': { widths: [480, 720, 1080], quality: 48 },
  residential: tile,
  commercial: tile,
  industrial: tile,
  land: tile,
  still: { widths: [480, 800, 1200], quality: 55 },
};

const target = new URL('../site/assets/art/', import.meta.url).pathname;

/** Where the first row with anything visible is, in pixels from the top. */
async function firstVisibleRow(master: string): Promise<number> {
  const { info } = await sharp(master).trim({ threshold: 8 }).toBuffer({ resolveWithObject: true });
  return Math.max(0, -(info.trimOffsetTop ?? 0) - 8);
}

async function encode(masters: string, name: string, { widths, quality, cropAbove }: Picture) {
  const master = join(masters, `${name}.png`);
  const { width: fullWidth, height: fullHeight } = await sharp(master).metadata();
  const top = cropAbove ? await firstVisibleRow(master) : 0;
  const cropped = await sharp(master)
    .extract({ left: 0, top, width: fullWidth, height: fullHeight - top })
    .png()
    .toBuffer();
  for (const width of widths) {
    const resized = sharp(cropped).resize({ width, kernel: 'lanczos3' });
    const base = join(target, `${name}-${width}`);
    await resized.clone().avif({ quality, effort: 7 }).toFile(`${base}.avif`);
    await resized
      .clone()
      .webp({ quality: quality + 22, alphaQuality: 80, effort: 6 })
      .toFile(`${base}.webp`);
    const kib = (file: string) => (statSync(file).size / 1024).toFixed(0);
    console.log(`${name} ${width}: AVIF ${kib(`${base}.avif`)} KiB, WebP ${kib(`${base}.webp`)} KiB`);
  }
}

const { positionals } = parseArgs({ allowPositionals: true });
const masters = positionals[0];
if (masters === undefined) {
  console.error('Usage: node scripts/encode-art.ts MASTERS_FOLDER');
  process.exit(2);
}
for (const [name, picture] of Object.entries(pictures)) await encode(masters, name, picture);
