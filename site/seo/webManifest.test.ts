import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { brand } from '#common/company.ts';
import { localeCodes, localeOfPath } from '#common/locales.ts';
import { webManifest } from './webManifest.ts';

describe.each(localeCodes)('web manifest in %s', (locale) => {
  const manifest = webManifest(locale);

  it('starts in its language under the product name', () => {
    expect(localeOfPath(manifest.start_url)).toBe(locale);
    expect(manifest.short_name).toBe(brand.name);
    expect(manifest.lang.startsWith(locale)).toBe(true);
  });

  it.each(manifest.icons)('names an icon that exists and has its size: $src', async ({ src, sizes }) => {
    const { width, height } = await sharp(join(import.meta.dirname, '../public', src)).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  });
});
