/**
 * Encodes the rendered masters to AVIF and WebP at the widths the site serves.
 * Usage: node art/encode.ts MASTERS_FOLDER [NAME…]
 * The result is committed, so that a build needs neither the masters nor minutes of encoding.
 */
import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp, { type Sharp } from 'sharp';
import { poses } from '#common/company.ts';
import { houseLayers } from '#site/assets/houseLayers.ts';

type Picture = {
  widths: number[];
  /** AVIF quality. */
  quality: number;
  /** Where empty rows are cut off, and how many pixels of them stay. */
  crop?: { sides: 'above' | 'both'; air: number };
  /** Another picture whose rows it keeps, since it lies over it. */
  over?: string;
  /** Largest AVIF allowed, in KiB, by width. */
  budget?: Record<number, number>;
  /** Largest WebP allowed, in KiB. */
  webpBudget?: number;
  /** WebP quality; by default `webpHigher` above that of AVIF. */
  webpQuality?: number;
  /** How long AVIF is worked at, of 9; 7 by default. */
  effort?: number;
};

/** WebP needs this much more quality for the same look. */
const webpHigher = 22;

/** Heroes: a little below the limits of requirement 11.3. */
const wide: Picture = { widths: [1280, 1920, 2400], quality: 48, budget: { 1920: 117 } };
const narrow: Picture = {
  widths: [480, 720, 1080],
  quality: 44,
  budget: { 720: 48 },
  crop: { sides: 'both', air: 48 },
};
/** What is orange, and what is white instead, in the home page's town once another property is chosen. */
const valued: Picture = { ...narrow, quality: 50, effort: 4, over: 'hero-m' };
/** Tiles lose the empty space above the building but none below it, so that all stand on one line. */
const tile: Picture = { widths: [400, 800, 1200], quality: 55, crop: { sides: 'above', air: 8 } };

/** The team's figures, each on a ground of the page's own. */
const figure: Picture = { widths: [192, 384], quality: 55, budget: { 384: 12 }, webpBudget: 12 };

/** Layers of the sample report's building: one canvas for all, so nothing is cut off. Together they have a budget. */
const layer: Picture = { widths: [640, 900], quality: 46, webpQuality: 44, webpBudget: 14, effort: 4 };

/** The platform's case file: one canvas for all. */
const file: Picture = { widths: [320, 640], quality: 52, budget: { 640: 8 }, webpBudget: 12 };

/** The valuer's papers, beside a text. */
const papers: Picture = { widths: [480, 960], quality: 50, budget: { 960: 24 }, webpBudget: 40 };

const heroes = ['hero', 'lost', 'platform', 'institutional', 'about'];
const pictures: Record<string, Picture> = {
  ...Object.fromEntries(
    heroes.flatMap((name) => [
      [name, wide],
      [`${name}-m`, narrow],
    ]),
  ),
  'valued-flats': valued,
  'valued-land': valued,
  residential: tile,
  commercial: tile,
  industrial: tile,
  land: tile,
  loan: tile,
  inheritance: tile,
  portfolio: tile,
  ...Object.fromEntries(poses.map((pose) => [`figure-${pose}`, figure])),
  ...Object.fromEntries(houseLayers.map((name) => [`house-${name}`, layer])),
  ...Object.fromEntries(['box', 'sheet', 'sheet-lit', 'front'].map((part) => [`file-${part}`, file])),
  papers,
  night: { widths: [720, 1080, 1440], quality: 46, budget: { 720: 22, 1080: 40 } },
  'night-lights': { widths: [720, 1080], quality: 40, budget: { 720: 8, 1080: 16 } },
};

const target = join(import.meta.dirname, '../site/assets/art/');

/** The rows to keep: those with something visible in them, and the air around. */
async function rowsKept(master: string, height: number, crop: Picture['crop']) {
  if (crop === undefined) return { top: 0, height };
  const { info } = await sharp(master).trim({ threshold: 8 }).toBuffer({ resolveWithObject: true });
  const firstVisible = -(info.trimOffsetTop ?? 0);
  const top = Math.max(0, firstVisible - crop.air);
  const bottom = crop.sides === 'both' ? Math.min(height, firstVisible + info.height + crop.air) : height;
  return { top, height: bottom - top };
}

type Encoder = (quality: number) => Promise<Buffer>;

/** The picture at `quality`, lowered in steps of 3 down to 30 until it fits `budget` KiB. */
async function within(budget = Infinity, quality: number, encoder: Encoder): Promise<Buffer> {
  const encoded = await encoder(quality);
  const fits = encoded.length <= budget * 1024;
  return fits || quality <= 30 ? encoded : within(budget, quality - 3, encoder);
}

const avif =
  (resized: Sharp, effort = 7): Encoder =>
  (quality) =>
    resized.clone().avif({ quality, effort }).toBuffer();

/** Its transparency has 80 as its quality, and less where the picture has little. */
const webp =
  (resized: Sharp): Encoder =>
  (quality) =>
    resized
      .clone()
      .webp({ quality, alphaQuality: Math.min(80, quality + 18), effort: 6 })
      .toBuffer();

/** A picture at its full size: its master without empty rows. */
async function full(masters: string, name: string): Promise<Buffer> {
  const master = join(masters, `${name}.png`);
  const { width, height } = await sharp(master).metadata();
  const { over = name, crop } = pictures[name] ?? {};
  const rows = await rowsKept(join(masters, `${over}.png`), height, crop);
  return sharp(master)
    .extract({ left: 0, width, ...rows })
    .png()
    .toBuffer();
}

async function encode(masters: string, name: string, { widths, quality, ...limits }: Picture) {
  const cropped = await full(masters, name);
  for (const width of widths) {
    const resized = sharp(cropped).resize({ width, kernel: 'lanczos3' });
    const base = join(target, `${name}-${width}`);
    writeFileSync(
      `${base}.avif`,
      await within(limits.budget?.[width], quality, avif(resized, limits.effort)),
    );
    writeFileSync(
      `${base}.webp`,
      await within(limits.webpBudget, limits.webpQuality ?? quality + webpHigher, webp(resized)),
    );
    const kib = (format: string) => `${format} ${(statSync(`${base}.${format}`).size / 1024).toFixed(0)} KiB`;
    console.log(`${name} ${width}:`, kib('avif'), kib('webp'));
  }
}

const { positionals } = parseArgs({ allowPositionals: true });
const [masters, ...names] = positionals;
const unknown = names.filter((name) => !(name in pictures));
if (masters === undefined || unknown.length > 0) {
  console.error('Usage: node art/encode.ts MASTERS_FOLDER [NAME…]', ...unknown);
  process.exit(2);
}
for (const [name, picture] of Object.entries(pictures)) {
  if (names.length === 0 || names.includes(name)) await encode(masters, name, picture);
}
