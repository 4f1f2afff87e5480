import type { Page } from '@playwright/test';
import sharp from 'sharp';

/**
 * What on the page is orange and cannot be pressed, by its colours as the browser computes them: text, ground,
 * borders, lines, gradients, and those of what stands before or after it. Pictures may be orange: the property being
 * valued is.
 */
export function orangeAndIdle(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (!canvas) throw new Error('no canvas');
    const known = new Map<string, boolean>();

    const isWithin = (value: number | undefined, least: number, most: number) =>
      value !== undefined && value >= least && value <= most;

    /** Any notation of a colour, drawn and read again. */
    const isOrange = (colour: string) => {
      const seen = known.get(colour);
      if (seen !== undefined) return seen;
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      const [red, green, blue, alpha] = canvas.getImageData(0, 0, 1, 1).data;
      const hasHue = isWithin(red, 226, 255) && isWithin(green, 111, 199) && isWithin(blue, 0, 69);
      const orange = hasHue && isWithin(alpha, 9, 255);
      known.set(colour, orange);
      return orange;
    };

    const coloursOf = (style: CSSStyleDeclaration, picture: boolean) => {
      if (picture) return [style.fill, style.stroke].filter((paint) => paint !== 'none');
      const sides = ['top', 'right', 'bottom', 'left'];
      const borders = sides
        .filter((side) => parseFloat(style.getPropertyValue(`border-${side}-width`)) > 0)
        .map((side) => style.getPropertyValue(`border-${side}-color`));
      const line = style.textDecorationLine === 'none' ? [] : [style.textDecorationColor];
      const gradient = style.backgroundImage.match(/(?:rgb|oklab|color)a?\([^)]*\)/g) ?? [];
      const shadow = style.boxShadow.match(/(?:rgb|oklab|color)a?\([^)]*\)/g) ?? [];
      return [style.color, style.backgroundColor, ...borders, ...line, ...gradient, ...shadow];
    };

    /** A drawing is a picture, an icon is not. */
    const isIdle = (element: Element) =>
      element.checkVisibility() &&
      element.closest('a, button, summary, label, input, select') === null &&
      element.closest('svg:not(.lucide)') === null;

    const orangeParts = (element: Element) =>
      ['', '::before', '::after'].filter((pseudo) => {
        const style = getComputedStyle(element, pseudo === '' ? undefined : pseudo);
        const isThere = pseudo === '' || !['none', 'normal'].includes(style.content);
        return isThere && coloursOf(style, element.closest('svg') !== null).some(isOrange);
      });

    return [...document.querySelectorAll('body *')].filter(isIdle).flatMap((element) => {
      const name = element.tagName.toLowerCase();
      const words = element.textContent.trim().slice(0, 40);
      return orangeParts(element).map((pseudo) => `${name}${pseudo} "${words}"`);
    });
  });
}

/** The rows of the window, from the top, in which a picture is orange; nothing that can be pressed counts. */
export async function orangeRows(page: Page): Promise<{ first: number; last: number; pixels: number }> {
  // Not `addStyleTag`, which the page's policy refuses.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('a, button, label, header { visibility: hidden !important; }');
    document.adoptedStyleSheets.push(sheet);
  });
  const picture = sharp(await page.screenshot({ animations: 'disabled' })).removeAlpha();
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const rows = { first: Infinity, last: -1, pixels: 0 };
  for (let y = 0; y < info.height; y += 1) {
    const inRow = orangePixels(data.subarray(y * info.width * 3, (y + 1) * info.width * 3));
    // A thin line or a dot is no picture of the building.
    if (inRow < 12) continue;
    rows.first = Math.min(rows.first, y);
    rows.last = y;
    rows.pixels += inRow;
  }
  return rows;
}

/** How many pixels of a row, three bytes each, are orange: also in the shade, and under a veil. */
function orangePixels(row: Uint8Array): number {
  let found = 0;
  for (let at = 0; at < row.length; at += 3) {
    if (isOrangePixel(row.subarray(at, at + 3))) found += 1;
  }
  return found;
}

function isOrangePixel([red = 0, green = 0, blue = 0]: Uint8Array): boolean {
  const isWarm = red > 190 && red - blue > 130;
  return isWarm && green > 75 && green < 190 && blue < 90;
}
