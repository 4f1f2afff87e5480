import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { figures } from '#common/company.ts';
import { heroes, lost } from './heroes.ts';

const folder = join(import.meta.dirname, 'art/');
const kilobytes = (name: string) => statSync(join(folder, `${name}.avif`)).size / 1024;

/** The most that a hero's AVIF may have at a given width (requirement 11.3). */
it.each(Object.entries({ ...heroes, lost }))(
  'the picture of %s is light, on wide windows and narrow ones',
  (_page, art) => {
    expect(kilobytes(`${art.wide}-1920`)).toBeLessThanOrEqual(120);
    expect(kilobytes(`${art.narrow}-720`)).toBeLessThanOrEqual(50);
  },
);

/** The closing band shows both of them, and fetches them late. */
it.each([
  [720, 30],
  [1080, 60],
])('the night of %i pixels is, with its lights, at most %i KiB', (width, most) => {
  expect(kilobytes(`night-${width}`) + kilobytes(`night-lights-${width}`)).toBeLessThanOrEqual(most);
});

it.each(figures)('the figure %s is light in every width and format', (figure) => {
  const files = globSync(`figure-${figure}-*`, { cwd: folder });
  expect(files).toHaveLength(4);
  for (const file of files) expect(statSync(join(folder, file)).size / 1024, file).toBeLessThanOrEqual(12);
});

it.each(globSync('*.avif', { cwd: folder }))(
  '%s is as wide as it says, and has a WebP of its size',
  async (file) => {
    const avif = await sharp(join(folder, file)).metadata();
    const webp = await sharp(join(folder, file.replace(/avif$/, 'webp'))).metadata();
    expect(file).toMatch(new RegExp(`-${avif.width}\\.avif$`));
    expect(webp.width).toBe(avif.width);
    expect(webp.height).toBe(avif.height);
  },
);
