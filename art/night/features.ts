import sharp from 'sharp';
import { areas, type Box, type Raster } from './areas.ts';

/** Finds the orange house and the windows of the others in the picture of the day. */

export type House = { mask: Uint8Array; box: Box };

/** Size of a window, in thousandths of the picture's width. */
const window = { width: [1.2, 9], height: [3, 15] } as const;

export const lightness = ([r = 0, g = 0, b = 0]: ArrayLike<number> & Iterable<number>) =>
  0.3 * r + 0.59 * g + 0.11 * b;

/** Where the orange house is: its walls and, between them, its windows. */
export function houseIn(day: Raster): House {
  const isOrange = (pixel: number) => {
    const { r, b, a } = colourAt(day.data, pixel);
    return a > 200 && r - b > 70;
  };
  const [box] = areas(day, isOrange).sort((one, other) => other.pixels.length - one.pixels.length);
  if (box === undefined) throw new Error('There is no orange house in the picture');
  const mask = new Uint8Array(day.width * day.height);
  for (const pixel of box.pixels) mask[pixel] = 1;
  // What is walled in on all four sides by orange belongs to the house.
  const isGap = (pixel: number) => !mask[pixel] && isWithin(box, pixel, day.width);
  for (const hole of areas(day, isGap)) {
    if (touches(hole, box)) continue;
    for (const pixel of hole.pixels) mask[pixel] = 1;
  }
  return { mask, box };
}

function isWithin({ left, right, top, bottom }: Box, pixel: number, width: number): boolean {
  const x = pixel % width;
  const y = (pixel - x) / width;
  return x >= left && x <= right && y >= top && y <= bottom;
}

/** Whether an area reaches an edge of the one around it. */
function touches(inner: Box, outer: Box): boolean {
  const edges = ['left', 'right', 'top', 'bottom'] as const;
  return edges.some((edge) => inner[edge] === outer[edge]);
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

/** A pixel's colour: red, green, blue and how opaque it is. */
type Colour = { r: number; g: number; b: number; a: number };

function colourAt(data: Uint8Array, pixel: number): Colour {
  const channels = data.subarray(4 * pixel, 4 * pixel + 4);
  const at = (channel: number) => channels[channel] ?? 0;
  return { r: at(0), g: at(1), b: at(2), a: at(3) };
}

/** A lamp that is lit by day. */
const glows = ({ r, g, b }: Colour) => r > 215 && g > 165 && r - b > 45;

/** The blue of cars. */
const isCarBlue = ({ r, b }: Colour) => b - r >= 62;

/** A wall is white or grey; trees and their shadows are green. */
const isWallGrey = ({ r, b, a }: Colour) => a > 240 && b - r < 34;

/** Whether an area has the size and the shape of a window. */
function isWindowShaped({ left, right, top, bottom, pixels }: Box, pictureWidth: number): boolean {
  const perMille = pictureWidth / 1000;
  const width = (right - left + 1) / perMille;
  const height = (bottom - top + 1) / perMille;
  const filled = pixels.length / ((right - left + 1) * (bottom - top + 1));
  const isBetween = (value: number, [least, most]: readonly [number, number]) =>
    value >= least && value <= most;
  const isOfSize = isBetween(width, window.width) && isBetween(height, window.height);
  return isOfSize && filled >= 0.5 && isBetween(height, [1.15 * width, 4.2 * width]);
}

/** The windows of the white houses: small, upright, dark, with wall on both sides; or glowing by day. */
export async function windowsIn(day: Raster, house: Uint8Array): Promise<Box[]> {
  const { width, data } = day;
  const { own, around } = await lightnessOf(day);
  const light = (pixel: number) => own[pixel] ?? 0;
  const isDark = (pixel: number) => {
    const surroundings = around[pixel] ?? 0;
    return light(pixel) < 0.76 * surroundings && surroundings > 105;
  };
  const isPane = (pixel: number) => {
    const colour = colourAt(data, pixel);
    if (house[pixel] || colour.a < 240) return false;
    return glows(colour) || (isDark(pixel) && !isCarBlue(colour));
  };
  const gap = Math.max(2, Math.round((1.6 * width) / 1000));
  const hasWalls = ({ left, right, top, bottom }: Box) => {
    const row = Math.round((top + bottom) / 2) * width;
    const centre = row + Math.round((left + right) / 2);
    const isWall = (x: number) =>
      x >= 0 && x < width && isWallGrey(colourAt(data, row + x)) && light(row + x) > 1.25 * light(centre);
    return isWall(left - gap) && isWall(right + gap);
  };
  return areas(day, isPane).filter((area) => isWindowShaped(area, width) && hasWalls(area));
}
