/** Connected areas of a picture. */

/** A picture in memory, four bytes a pixel. */
export type Raster = { width: number; height: number; data: Uint8Array };
/** An area: its edges and all of its pixels, each by its place in memory. */
export type Box = { left: number; top: number; right: number; bottom: number; pixels: number[] };

/** The connected areas of a picture whose pixels are all `inside`. */
export function areas({ width, height }: Raster, inside: (pixel: number) => boolean): Box[] {
  const seen = new Uint8Array(width * height);
  const found: Box[] = [];
  for (let start = 0; start < seen.length; start++) {
    if (seen[start] || !inside(start)) continue;
    const box: Box = { left: width, top: height, right: 0, bottom: 0, pixels: [] };
    const waiting = [start];
    seen[start] = 1;
    for (let pixel = waiting.pop(); pixel !== undefined; pixel = waiting.pop()) {
      take(box, pixel, width);
      for (const next of neighboursOf(pixel, width, seen.length)) {
        if (seen[next] || !inside(next)) continue;
        seen[next] = 1;
        waiting.push(next);
      }
    }
    found.push(box);
  }
  return found;
}

/** Adds a pixel to an area. */
function take(box: Box, pixel: number, width: number): void {
  const x = pixel % width;
  const y = (pixel - x) / width;
  box.pixels.push(pixel);
  box.left = Math.min(box.left, x);
  box.right = Math.max(box.right, x);
  box.top = Math.min(box.top, y);
  box.bottom = Math.max(box.bottom, y);
}

/** The pixels left and right of a pixel, above and below it, as far as the picture has them. */
function neighboursOf(pixel: number, width: number, count: number): number[] {
  const x = pixel % width;
  return [pixel - 1, pixel + 1, pixel - width, pixel + width].filter((next) => {
    // The next one in memory may stand at the other end of a row.
    const isBeside = Math.abs((next % width) - x) <= 1;
    return next >= 0 && next < count && isBeside;
  });
}
