import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { pageAddresses } from '#common/addresses.ts';
import { drawPicture } from './draw.ts';
import { pictureArt, pictureSize, pictureWords } from './picture.ts';

describe('drawPicture', () => {
  it.each(pageAddresses)(
    'draws $page in $locale at the size the networks ask for',
    async ({ locale, page }) => {
      const picture = await drawPicture(pictureArt(page), pictureWords(locale, page));
      const { format, width, height } = await sharp(picture).metadata();
      expect({ format, width, height }).toEqual({ format: 'jpeg', ...pictureSize });
    },
  );
});
