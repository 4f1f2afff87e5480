/**
 * Turns the home page's town into the same town at night, for the band that ends a page: blue as after sunset,
 * about half of its windows lit, and the orange house still the brightest thing in it. Two pictures for each
 * composition: the town, and its lights, which lie over it and can come on later.
 * Usage: node art/night.ts [MASTERS_FOLDER]
 * It reads the encoded day from site/assets/art and writes PNG masters, which art/encode.ts encodes. Chance
 * comes from where a window stands: the same day gives the same night.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Box, Raster } from './night/areas.ts';
import { houseIn, lightness, windowsIn, type House } from './night/features.ts';

const dayFile = 'hero-m-1080.webp';
/** Twice the day's width, so that a lamp's edge is finer than a pixel of the day. */
const workingWidth = 2160;
const art = join(import.meta.dirname, '../site/assets/art/');

/** Share of the windows that are lit. */
const lit = 0.55;

async function read(file: string): Promise<Raster> {
  const { data, info } = await sharp(join(art, file))
    .resize({ width: workingWidth, kernel: 'lanczos3' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8Array(data) };
}

/** A number from 0 to 1 that depends on a place alone. */
function chance(x: number, y: number): number {
  let hash = Math.imul(x + 374761393, 668265263) ^ Math.imul(y + 1274126177, 2246822519);
  hash = Math.imul(hash ^ (hash >>> 15), 2246822507);
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32;
}

/** One channel, softened, so that what it separates has no jagged edge. */
const softened = (channel: Uint8Array, { width, height }: Raster, sigma: number) =>
  sharp(channel, { raw: { width, height, channels: 1 } })
    .blur(sigma)
    .extractChannel(0)
    .raw()
    .toBuffer();

/** The town after sunset: what was light is blue, the house is as orange as by day and lights its surroundings. */
async function town(day: Raster, { mask, box: { left, right, top, bottom } }: House): Promise<Raster> {
  const data = new Uint8Array(day.data);
  const share = await softened(
    mask.map((inside) => 255 * inside),
    day,
    1,
  );
  const middle = { x: (left + right) / 2, y: top + 0.8 * (bottom - top) };
  const reach = 1.25 * (right - left);
  for (let pixel = 0; pixel < mask.length; pixel++) {
    const [r = 0, g = 0, b = 0] = day.data.subarray(4 * pixel);
    // A steep curve: roofs and shadows nearly black, walls moonlit.
    const surface = lightness([r, g, b]) / 255;
    const light = surface ** 2;
    const x = pixel % day.width;
    const distance = Math.hypot(x - middle.x, 1.5 * ((pixel - x) / day.width - middle.y)) / reach;
    const lamp = 0.65 * Math.max(0, 1 - distance) ** 2 * surface ** 1.5;
    const night = [7 + 40 * light + lamp * 215, 23 + 64 * light + lamp * 112, 48 + 92 * light - lamp * 30];
    const lit = [r, 0.92 * g, 0.8 * b];
    const own = Math.max(0, 2 * ((share[pixel] ?? 0) / 255) - 1);
    data.set(
      night.map((value, channel) => value + own * ((lit[channel] ?? 0) - value)),
      4 * pixel,
    );
  }
  return { ...day, data };
}

/** A window whole, with its bars: on each of its rows all from the first to the last pixel. */
function whole({ pixels, left }: Box, width: number): number[] {
  const rows = Map.groupBy(pixels, (pixel) => Math.floor(pixel / width));
  return [...rows.values()].flatMap((row) => {
    const first = Math.max(Math.min(...row), Math.floor((row[0] ?? 0) / width) * width + left);
    return Array.from({ length: Math.max(...row) - first + 1 }, (_, step) => first + step);
  });
}

/** How bright each pixel of a lit window is, and how warm its light. */
function lampsIn({ width, height }: Raster, windows: Box[]): { panes: Uint8Array; warmth: Uint8Array } {
  const panes = new Uint8Array(width * height);
  const warmth = new Uint8Array(width * height);
  for (const pane of windows) {
    if (chance(pane.left, pane.top) > lit) continue;
    for (const pixel of whole(pane, width)) {
      panes[pixel] = 175 + 80 * chance(pane.left + 7, pane.top + 3);
      warmth[pixel] = 255 * chance(pane.top, pane.left);
    }
  }
  return { panes, warmth };
}

/** Lamps: each lit window, and the light around it. */
async function lights(day: Raster, windows: Box[]): Promise<Raster> {
  const { width, height } = day;
  const { panes, warmth } = lampsIn(day, windows);
  const soft = await softened(panes, day, 0.8);
  const glow = await softened(panes, day, width / 250);
  const data = new Uint8Array(4 * width * height);
  for (let pixel = 0; pixel < panes.length; pixel++) {
    const pane = soft[pixel] ?? 0;
    const halo = 1.6 * (glow[pixel] ?? 0);
    // Invisible traces of light would cost as many bytes as a lamp.
    const around = halo < 10 ? 0 : halo;
    const colour = pane > around ? [255, 200, 118 + ((warmth[pixel] ?? 0) * 60) / 255] : [255, 176, 84];
    data.set([...colour, Math.min(255, Math.max(pane, around))], 4 * pixel);
  }
  return { ...day, data };
}

const [masters = 'art/masters'] = process.argv.slice(2);
mkdirSync(masters, { recursive: true });
const day = await read(dayFile);
const house = houseIn(day);
const windows = await windowsIn(day, house.mask);
const pictures = { night: await town(day, house), 'night-lights': await lights(day, windows) };
for (const [name, { width, height, data }] of Object.entries(pictures))
  await sharp(data, { raw: { width, height, channels: 4 } })
    .png()
    .toFile(join(masters, `${name}.png`));
console.log(`${windows.length} windows found`);
