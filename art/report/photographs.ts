import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';

/** The render from which the report's photographs are cut, and the colour of its streets, which it leaves open. */
const render = 'hero-2400.webp';
const ground = '#8ea9ba';

type Section = { left: number; top: number; width: number; height: number };

/** Where each photograph is in the render, and how wide it is served. */
const sections: Record<string, Section & { served: number }> = {
  'report-cover': { left: 1120, top: 470, width: 880, height: 500, served: 880 },
  'report-street': { left: 1180, top: 570, width: 560, height: 420, served: 560 },
  'report-roof': { left: 1270, top: 620, width: 400, height: 300, served: 560 },
  'report-garden': { left: 1570, top: 640, width: 520, height: 390, served: 560 },
  'report-neighbours': { left: 1190, top: 190, width: 560, height: 420, served: 560 },
  'report-church': { left: 1690, top: 20, width: 560, height: 420, served: 560 },
  'report-surroundings': { left: 1060, top: 330, width: 1160, height: 870, served: 560 },
};

const encode = {
  avif: (picture: Sharp) => picture.avif({ quality: 50, effort: 9 }),
  webp: (picture: Sharp) => picture.webp({ quality: 72, effort: 6 }),
};

/** The photographs in both formats, by their place below site/assets. */
export async function photographs(folder: string): Promise<Record<string, Buffer>> {
  const found: Record<string, Buffer> = {};
  const town = await sharp(join(folder, render)).flatten({ background: ground }).toBuffer();
  for (const [name, { served, ...section }] of Object.entries(sections))
    for (const [format, write] of Object.entries(encode))
      found[`art/${name}-${served}.${format}`] = await write(
        sharp(town).extract(section).resize(served),
      ).toBuffer();
  return found;
}
