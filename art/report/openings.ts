import type { Rectangle } from '#site/content/samples/report/property.ts';
import { building } from '#site/content/samples/report/property.ts';
import type { Point } from './svg.ts';

const { depth, outerWall } = building;

/** A door: the opening in its wall, where it hangs, where its leaf ends open, and where it shuts. */
export type Door = { opening: Rectangle; hinge: Point; open: Point; shut: Point };

/** Doors of the western flat of an upper floor; the eastern one is its mirror image. */
export const doors: readonly Door[] = [
  { opening: [6.46, 4.25, 6.7, 5.15], hinge: [6.46, 4.25], open: [5.56, 4.25], shut: [6.46, 5.15] },
  { opening: [5.2, 2.9, 5.95, 3.015], hinge: [5.2, 2.9], open: [5.2, 2.15], shut: [5.95, 2.9] },
  { opening: [4.585, 3.1, 4.7, 3.95], hinge: [4.585, 3.95], open: [3.735, 3.95], shut: [4.585, 3.1] },
  { opening: [4.585, 4.5, 4.7, 5.35], hinge: [4.585, 4.5], open: [3.735, 4.5], shut: [4.585, 5.35] },
  { opening: [4.75, 7.735, 5.6, 7.85], hinge: [4.75, 7.85], open: [4.75, 8.7], shut: [5.6, 7.85] },
  { opening: [5.7, 8.3, 5.815, 9.15], hinge: [5.815, 8.3], open: [6.665, 8.3], shut: [5.815, 9.15] },
  { opening: [6.46, 6.2, 6.575, 6.95], hinge: [6.46, 6.95], open: [5.71, 6.95], shut: [6.46, 6.2] },
];

/** Windows of the western half: two in the northern wall, three in the western, three in the southern. */
export const windows: readonly Rectangle[] = [
  [1.3, 0, 3.5, outerWall],
  [5.2, 0, 6, outerWall],
  [0, 1.3, outerWall, 2.9],
  [0, 5.1, outerWall, 6.9],
  [0, 9, outerWall, 10.8],
  [1.1, depth - outerWall, 2.7, depth],
  [3.4, depth - outerWall, 5, depth],
  [6.2, depth - outerWall, 7.5, depth],
];

/** The window of the stairs. */
export const landing: Rectangle = [7.35, 0, 8.65, outerWall];

/** A rectangle of the western flat in the eastern one. */
const mirror = ([west, north, east, south]: Rectangle): Rectangle => [
  building.width - east,
  north,
  building.width - west,
  south,
];

/** Shapes of both flats. */
export const both = (shapes: readonly Rectangle[]): Rectangle[] => [...shapes, ...shapes.map(mirror)];
