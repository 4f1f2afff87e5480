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

/** A picture in memory, four bytes a pixel. */
type Raster = { width: number; height: number; data: Uint8Array };
type House = { mask: Uint8Array; box: Box };
type Box = { left: number; top: number; right: number; bottom: number; pixels: number[] };

const dayFile = 'hero-m-1080.webp';
/** Twice the day's width, so that a lamp's edge is finer than a pixel of the day. */
const workingWidth = 2160;
const art = join(import.meta.dirname, '../site/assets/art/');

/** Share of the windows that are lit. */
const lit = 0.55;
/** Size of a window, in thousandths of the picture's width. */
const window = { width: [1.2, 9], height: [3, 15] } as const;

const lightness = ([r = 0, g = 0, b = 0]: ArrayLike<number> & Iterable<number>) =>
  0.3 * r + 0.59 * g + 0.11 * b;

async function read(file: string): Promise<Raster> {
  const { data, info } = await sharp(join(art, file))
    .resize({ width: workingWidth, kernel: 'lanczos3' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8Array(data) };
}

/** The connected areas of a picture whose pixels are all `inside`. */
function areas({ width, height }: Raster, inside: (pixel: number) => boolean): Box[] {
  const seen = new Uint8Array(width * height);
  const found: Box[] = [];
  for (let start = 0; start < seen.length; start++) {
    if (seen[start] || !inside(start)) continue;
    const box: Box = { left: width, top: height, right: 0, bottom: 0, pixels: [] };
    const waiting = [start];
    seen[start] = 1;
    for (let pixel = waiting.pop(); pixel !== undefined; pixel = waiting.pop()) {
      const x = pixel % width;
      const y = (pixel - x) / width;
      box.pixels.push(pixel);
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x);
      box.top = Math.min(box.top, y);
      box.bottom = Math.max(box.bottom, y);
      for (const next of [pixel - 1, pixel + 1, pixel - width, pixel + width]) {
        const across = Math.abs((next % width) - x);
        if (next < 0 || next >= seen.length || across > 1 || seen[next] || !inside(next)) continue;
        seen[next] = 1;
        waiting.push(next);
      }
    }
    found.push(box);
  }
  return found;
}

/** Where the orange house is: its walls and, between them, its windows. */
function houseIn(day: Raster): House {
  const orange = (pixel: number) => {
    const [r = 0, , b = 0, a = 0] = day.data.subarray(4 * pixel);
    return a > 200 && r - b > 70;
  };
  const [box] = areas(day, orange).sort((one, other) => other.pixels.length - one.pixels.length);
  if (box === undefined) throw new Error('There is no orange house in the picture');
  const mask = new Uint8Array(day.width * day.height);
  for (const pixel of box.pixels) mask[pixel] = 1;
  // What is walled in on all four sides by orange belongs to the house.
  const outside = new Set<number>();
  const within = (pixel: number) => {
    const x = pixel % day.width;
    const y = (pixel - x) / day.width;
    return !mask[pixel] && x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
  };
  for (const hole of areas(day, within)) {
    const open =
      hole.left === box.left ||
      hole.right === box.right ||
      hole.top === box.top ||
      hole.bottom === box.bottom;
    for (const pixel of hole.pixels) if (open) outside.add(pixel);
    if (!open) for (const pixel of hole.pixels) mask[pixel] = 1;
  }
  return { mask, box };
}

/** Lightness of each pixel, and of its surroundings, which tells a window from a wall in the shade. */
async function lightnessOf({ width, height, data }: Raster) {
  const own = new Uint8Array(width * height);
  for (let pixel = 0; pixel < own.length; pixel++)
    own[pixel] = lightness(data.subarray(4 * pixel, 4 * pixel + 3));
  const around = await sharp(own, { raw: { width, height, channels: 1 } })
    .blur(width / 130)
    .extractChannel(0)
    .raw()
    .toBuffer();
  return { own, around };
}

/** The windows of the white houses: small, upright, dark, with wall on both sides; or glowing by day. */
async function windowsIn(day: Raster, house: Uint8Array): Promise<Box[]> {
  const { width, data } = day;
  const { own, around } = await lightnessOf(day);
  const light = (pixel: number) => own[pixel] ?? 0;
  const surroundings = (pixel: number) => around[pixel] ?? 0;
  const pane = (pixel: number) => {
    const [r = 0, g = 0, b = 0, a = 0] = data.subarray(4 * pixel, 4 * pixel + 4);
    if (house[pixel] || a < 240) return false;
    const glows = r > 215 && g > 165 && r - b > 45;
    // Not the blue of cars.
    return glows || (light(pixel) < 0.76 * surroundings(pixel) && surroundings(pixel) > 105 && b - r < 62);
  };
  const perMille = width / 1000;
  const gap = Math.max(2, Math.round(1.6 * perMille));
  return areas(day, pane).filter(({ left, right, top, bottom, pixels }) => {
    const w = (right - left + 1) / perMille;
    const h = (bottom - top + 1) / perMille;
    const filled = pixels.length / ((right - left + 1) * (bottom - top + 1));
    if (w < window.width[0] || w > window.width[1] || h < window.height[0] || h > window.height[1])
      return false;
    if (filled < 0.5 || h < 1.15 * w || h > 4.2 * w) return false;
    const row = Math.round((top + bottom) / 2) * width;
    const centre = row + Math.round((left + right) / 2);
    // A wall is white or grey; trees and their shadows are green.
    const wall = (x: number) => {
      const [r = 0, , b = 0, a = 0] = data.subarray(4 * (row + x), 4 * (row + x) + 4);
      return x >= 0 && x < width && a > 240 && b - r < 34 && light(row + x) > 1.25 * light(centre);
    };
    return wall(left - gap) && wall(right + gap);
  });
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

/** Lamps: each lit window, and the light around it. */
async function lights(day: Raster, windows: Box[]): Promise<Raster> {
  const { width, height } = day;
  const panes = new Uint8Array(width * height);
  const warmth = new Uint8Array(width * height);
  for (const pane of windows) {
    if (chance(pane.left, pane.top) > lit) continue;
    for (const pixel of whole(pane, width)) {
      panes[pixel] = 175 + 80 * chance(pane.left + 7, pane.top + 3);
      warmth[pixel] = 255 * chance(pane.top, pane.left);
    }
  }
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
