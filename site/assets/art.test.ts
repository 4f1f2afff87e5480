import { existsSync, globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { heroes } from './heroes.ts';

const folder = join(import.meta.dirname, 'art/');
const KiB = 1024;

/** The most bytes that a hero's AVIF may have at a given width (requirement 11.3). */
const budgets = { wide: { width: 1920, bytes: 120 * KiB }, narrow: { width: 720, bytes: 50 * KiB } };

const banners = Object.entries(heroes).flatMap(([page, art]) => [
  { page, name: art.wide, ...budgets.wide },
  { page, name: art.narrow, ...budgets.narrow },
]);

describe.each(banners)('$name, the picture of $page', ({ name, width, bytes }) => {
  it(`is at most ${bytes / KiB} KiB at ${width} pixels`, () => {
    expect(statSync(join(folder, `${name}-${width}.avif`)).size).toBeLessThanOrEqual(bytes);
  });
});

/** The closing band shows both of them, and fetches them late. */
describe.each([
  { screen: 'a phone', width: 720, most: 30 },
  { screen: 'a desktop', width: 1080, most: 60 },
])('the night on $screen', ({ width, most }) => {
  it(`is, with its lights, at most ${most} KiB`, () => {
    const sizes = ['night', 'night-lights'].map(
      (name) => statSync(join(folder, `${name}-${width}.avif`)).size,
    );
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(most * KiB);
  });
});

const encoded = globSync('*.avif', { cwd: folder });

it('has pictures', () => {
  expect(encoded.length).toBeGreaterThan(0);
});

describe.each(encoded)('%s', (file) => {
  it('is as wide as its name says, and has a WebP of the same size', async () => {
    const fallback = join(folder, file.replace(/avif$/, 'webp'));
    expect(existsSync(fallback)).toBe(true);
    const [avif, webp] = await Promise.all([
      sharp(join(folder, file)).metadata(),
      sharp(fallback).metadata(),
    ]);
    expect(`-${avif.width}.avif`).toBe(/-\d+\.avif$/.exec(file)?.[0]);
    expect([webp.width, webp.height]).toEqual([avif.width, avif.height]);
  });
});
