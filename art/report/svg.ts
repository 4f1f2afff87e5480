/** Small words for drawing in SVG. Coordinates are rounded: a drawing on paper has no more than it shows. */

export type Point = readonly [x: number, y: number];

const short = (value: number, digits: number) => String(Number(value.toFixed(digits)));

/** A closed outline, each point relative to the one before, which compresses best. */
export function outline(points: readonly Point[], digits = 0): string {
  const scale = 10 ** digits;
  const snapped = points.map(([x, y]) => [Math.round(x * scale), Math.round(y * scale)] as const);
  const steps = snapped.map(([x, y], index) => {
    const [px, py] = snapped[index - 1] ?? [0, 0];
    return `${short((x - px) / scale, digits)} ${short((y - py) / scale, digits)}`;
  });
  return `M${steps[0] ?? ''}l${steps.slice(1).join(' ')}z`;
}

/** A line through points, in absolute coordinates. */
export const line = (points: readonly Point[], digits = 0) =>
  `M${points.map(([x, y]) => `${short(x, digits)} ${short(y, digits)}`).join('L')}`;

/** A rectangle from its edges. */
export const box = (west: number, north: number, east: number, south: number, digits = 2) =>
  `M${short(west, digits)} ${short(north, digits)}H${short(east, digits)}V${short(south, digits)}H${short(west, digits)}z`;

/** A path with attributes such as `fill="#fff"`. */
export const path = (d: string | readonly string[], attributes: string) =>
  `<path ${attributes} d="${[d].flat().join('')}"/>`;

export const drawing = (viewBox: string, parts: readonly string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${parts.join('')}</svg>\n`;
