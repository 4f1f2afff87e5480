import { sampleDocument } from '#site/content/samples/report/document.ts';
import { rings } from '#site/content/samples/report/property.ts';
import { places } from '#site/views/sampleReport/mapPlaces.ts';
import { mapView } from '#site/views/sampleReport/planViews.ts';
import { drawing, line, outline, path, type Point } from './svg.ts';

/** The sample report's map: an invented town, one unit a metre. Chance is seeded, so that it is always the same. */

/** Numbers from 0 to 1 that look like chance (mulberry32). */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Bends the grid of streets, as a town that has grown. */
const bent = (u: number, v: number): Point => [
  u + 26 * Math.sin(v / 190) + 0.05 * v,
  v + 20 * Math.sin(u / 230) - 0.03 * u,
];

const rivers = (y: number) => 96 + 46 * Math.sin(y / 230 + 0.5);
const bend = (y: number) => 60 * Math.cos(y / 260 + 1.6);
const rail = (y: number) => places.station[0] + 20 + bend(y) - bend(places.station[1]);

const range = (from: number, to: number, step: number) =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);

/** Where streets run, in the grid; the wider ones are main streets. */
const columns = [-20, 66, 150, 236, 330, 428, 516, 612, 700, 790, 884, 980, 1070, 1160];
const rows = [-60, 24, 104, 190, 268, 356, 436, 520, 604, 690, 780];
const mainColumn = 612;
const mainRow = 190;

type Block = { west: number; north: number; east: number; south: number };

const blocks: Block[] = columns.slice(0, -1).flatMap((left, i) =>
  rows.slice(0, -1).map((top, j) => {
    const right = columns[i + 1] ?? left;
    const bottom = rows[j + 1] ?? top;
    const half = (at: number, main: number) => (at === main ? 9 : 5.5);
    return {
      west: left + half(left, mainColumn),
      north: top + half(top, mainRow),
      east: right - half(right, mainColumn),
      south: bottom - half(bottom, mainRow),
    };
  }),
);

const corners = ({ west, north, east, south }: Block): Point[] => [
  bent(west, north),
  bent(east, north),
  bent(east, south),
  bent(west, south),
];

const inside = (block: Block, [x, y]: Point) => {
  const outlinePoints = corners(block);
  return outlinePoints.every(([ax, ay], index) => {
    const [bx, by] = outlinePoints[(index + 1) % 4] ?? [ax, ay];
    return (bx - ax) * (y - ay) - (by - ay) * (x - ax) >= 0;
  });
};

/** Houses along the four edges of a block, some lots empty. */
function houses({ west, north, east, south }: Block, random: () => number): string[] {
  const found: string[] = [];
  const row = (from: number, to: number, place: (start: number, end: number, depth: number) => Block) => {
    let start = from;
    while (to - start > 8) {
      const end = to - start < 40 ? to : start + 18 + 16 * random();
      if (random() > 0.08) found.push(outline(corners(place(start, end - 0.8, 11 + 4 * random()))));
      start = end;
    }
  };
  row(west + 3, east - 3, (a, b, d) => ({ west: a, north: north + 3, east: b, south: north + 3 + d }));
  row(west + 3, east - 3, (a, b, d) => ({ west: a, north: south - 3 - d, east: b, south: south - 3 }));
  row(north + 20, south - 20, (a, b, d) => ({ west: west + 3, north: a, east: west + 3 + d, south: b }));
  row(north + 20, south - 20, (a, b, d) => ({ west: east - 3 - d, north: a, east: east - 3, south: b }));
  return found;
}

/** A rectangle around a place that follows the bent grid. */
const around = ([x, y]: Point, width: number, height: number): Point[] => [
  [x - width / 2, y - height / 2],
  [x + width / 2, y - height / 2 + 0.03 * width],
  [x + width / 2 - 1, y + height / 2 + 0.03 * width],
  [x - width / 2 - 1, y + height / 2],
];

export function map(): string {
  const random = chance(7);
  const { viewBox, size } = mapView;
  const { width, height } = size;
  const sideOfRail = ([x, y]: Point) => Math.sign(x - rail(y));
  const shown = blocks.filter((block) => {
    const points = corners(block);
    return (
      points.every(([x, y]) => x > rivers(y) + 36 && Math.abs(x - rail(y)) > 26) &&
      points.every((point) => sideOfRail(point) === sideOfRail(points[0] ?? point))
    );
  });
  const holds = (place: Point) => shown.filter((block) => inside(block, place));
  const green = [...holds(places.property), ...holds(places.park)];
  const square = [...holds(places.church), ...holds(places.school)];
  const built = shown.filter((block) => !green.includes(block) && !square.includes(block));
  const ys = range(-60, height + 60, 40);
  const water = ys.map((y): Point => [rivers(y), y]);
  const tracks = ys.map((y): Point => [rail(y), y]);
  const [px, py] = places.property;
  const plate = sampleDocument.street.length * 13 + 30;
  const [cx, cy] = places.church;
  const [sx, sy] = places.station;
  const [ox, oy] = places.school;
  const trees = [...green, ...square].flatMap((block) =>
    Array.from({ length: 14 }, (): Point => {
      const u = block.west + (block.east - block.west) * (0.08 + 0.84 * random());
      const v = block.north + (block.south - block.north) * (0.08 + 0.84 * random());
      return bent(u, v);
    }).filter(([x, y]) =>
      [places.property, places.church, places.school].every(([px, py]) => Math.hypot(x - px, y - py) > 26),
    ),
  );
  return drawing(viewBox, [
    path(`M0 0H${width}V${height}H0z`, 'fill="#f7fafb"'),
    path([line([[0, -60], ...water, [0, height + 60]]), 'z'], 'fill="#e4efe4"'),
    path(line(water), 'fill="none" stroke="#b9d8e8" stroke-width="52"'),
    path(line(water), 'fill="none" stroke="#d3e8f2" stroke-width="40"'),
    path(
      [
        line(range(-60, 780, 40).map((v) => bent(mainColumn, v))),
        line(range(-40, 1000, 40).map((u) => bent(u, mainRow))),
      ],
      'fill="none" stroke="#dbe6ec" stroke-width="19"',
    ),
    path(
      shown.map((block) => outline(corners(block))),
      'fill="#eaf0f3"',
    ),
    path(
      green.map((block) => outline(corners(block))),
      'fill="#d9e9d6"',
    ),
    path(
      square.map((block) => outline(corners(block))),
      'fill="#f3f1ea"',
    ),
    path(
      built.flatMap((block) => houses(block, random)),
      'fill="#c3d0d8"',
    ),
    path(
      trees.map(([x, y]) => `M${Math.round(x) - 4} ${Math.round(y)}a4 4 0 1 0 8 0a4 4 0 1 0-8 0z`),
      'fill="#a9cba6"',
    ),
    path(
      [outline(around([cx + 4, cy], 44, 17)), outline(around([cx - 24, cy - 1], 13, 13))],
      'fill="#7d929f"',
    ),
    path([outline(around([sx, sy], 20, 64))], 'fill="#7d929f"'),
    path([outline(around([ox, oy], 46, 15)), outline(around([ox - 16, oy + 16], 14, 22))], 'fill="#7d929f"'),
    path(line(tracks), 'fill="none" stroke="#8596a1" stroke-width="5"'),
    path(line(tracks), 'fill="none" stroke="#fff" stroke-width="2.5" stroke-dasharray="10 10"'),
    path(
      outline(around(places.property, 27, 32)),
      'fill="#ffa900" fill-opacity=".28" stroke="#ff9000" stroke-width="2"',
    ),
    path(outline(around(places.property, 17, 14)), 'fill="#ff9000"'),
    path(
      rings.map(
        (radius) =>
          `M${px - radius} ${py}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0-${2 * radius} 0z`,
      ),
      'fill="none" stroke="#206fa0" stroke-width="2" stroke-dasharray="3 9"',
    ),
    // Two hundred metres, a line to the property's plate, and where the north is.
    path(`M36 612v12h200v-12M${px} ${py - 8}l-60-54`, 'fill="none" stroke="#1f2020" stroke-width="3"'),
    path(
      `M956 24l15 46-15-10-15 10zM${px - 60 - plate / 2} ${py - 100}h${plate}v40h-${plate}z`,
      'fill="#1f2020"',
    ),
  ]);
}
