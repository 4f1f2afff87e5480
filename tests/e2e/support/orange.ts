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

    /** Any notation of a colour, drawn and read again. */
    const isOrange = (colour: string) => {
      const seen = known.get(colour);
      if (seen !== undefined) return seen;
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
      const orange = alpha > 8 && red > 225 && green > 110 && green < 200 && blue < 70;
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

    const found: string[] = [];
    for (const element of document.querySelectorAll('body *')) {
      if (!element.checkVisibility() || element.closest('a, button, summary, label, input, select')) continue;
      const svg = element.closest('svg');
      // A drawing is a picture, an icon is not.
      if (svg && !svg.classList.contains('lucide')) continue;
      for (const pseudo of [undefined, '::before', '::after']) {
        const style = getComputedStyle(element, pseudo);
        if (pseudo !== undefined && ['none', 'normal'].includes(style.content)) continue;
        if (coloursOf(style, svg !== null).some(isOrange))
          found.push(
            `${element.tagName.toLowerCase()}${pseudo ?? ''} "${element.textContent.trim().slice(0, 40)}"`,
          );
      }
    }
    return found;
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
    let inRow = 0;
    for (let x = 0; x < info.width; x += 1) {
      const at = (y * info.width + x) * 3;
      const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
      if (red > 190 && green > 75 && green < 190 && blue < 90 && red - blue > 130) inRow += 1;
    }
    // A thin line or a dot is no picture of the building.
    if (inRow < 12) continue;
    rows.first = Math.min(rows.first, y);
    rows.last = y;
    rows.pixels += inRow;
  }
  return rows;
}
