import { globSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';

const folder = join(import.meta.dirname, 'art/');
/* What they may weigh: `tests/built/pictures.test.ts`. */
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
