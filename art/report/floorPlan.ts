import { building, rooms, stairs, type Rectangle } from '#site/content/samples/report/property.ts';
import { floorView } from '#site/views/sampleReport/planViews.ts';
import { both, doors, landing, windows, type Door } from './openings.ts';
import { box, drawing, line, path, type Point } from './svg.ts';

const { unit, viewBox } = floorView;
const { width, depth } = building;

const scaled = (shapes: readonly Rectangle[]) =>
  shapes.map(([west, north, east, south]) => box(west * unit, north * unit, east * unit, south * unit, 1));
const at = ([x, y]: Point): Point => [x * unit, y * unit];

/** The leaf of a door and the quarter of a circle that it needs. */
function swing({ hinge, open, shut }: Door): string {
  const [hingeX, hingeY] = at(hinge);
  const [openX, openY] = at(open);
  const [shutX, shutY] = at(shut);
  const radius = Math.hypot(openX - hingeX, openY - hingeY).toFixed(1);
  const turn = (openX - hingeX) * (shutY - hingeY) - (openY - hingeY) * (shutX - hingeX);
  const clockwise = turn > 0 ? 1 : 0;
  const leaf = line([at(hinge), at(open)], 1);
  return `${leaf}A${radius} ${radius} 0 0 ${clockwise} ${shutX.toFixed(1)} ${shutY.toFixed(1)}`;
}

const flip = ([x, y]: Point): Point => [width - x, y];
const mirrored = (door: Door): Door => ({
  ...door,
  hinge: flip(door.hinge),
  open: flip(door.open),
  shut: flip(door.shut),
});

/** The middle line of a window's panes. */
const pane = ([west, north, east, south]: Rectangle) =>
  east - west > south - north
    ? line([at([west, (north + south) / 2]), at([east, (north + south) / 2])], 1)
    : line([at([(west + east) / 2, north]), at([(west + east) / 2, south])], 1);

/** Two flights with a landing under the window, and the well between them. */
function flights(): string[] {
  const [west, north, east, south] = stairs;
  const first = north + 1.25;
  const treads = 9;
  const going = 0.27;
  const middle = (west + east) / 2;
  const steps = Array.from({ length: treads + 1 }, (_, index) => first + index * going).flatMap((y) => [
    line([at([west, y]), at([middle - 0.1, y])], 1),
    line([at([middle + 0.1, y]), at([east, y])], 1),
  ]);
  const end = first + treads * going;
  const well = box((middle - 0.1) * unit, first * unit, (middle + 0.1) * unit, end * unit, 1);
  const up = line([at([east - 0.6, south - 0.5]), at([east - 0.6, north + 0.6])], 1);
  return [...steps, well, up];
}

/** A dimension line with slanted ticks at its ends. */
const dimension = (from: Point, to: Point) => {
  const ticks = [from, to].map(([x, y]) =>
    line([
      [x - 6, y + 6],
      [x + 6, y - 6],
    ]),
  );
  return [line([from, to]), ...ticks].join('');
};

/** An upper floor of the sample report's building: two flats and the stairs between them. */
export function floorPlan(): string {
  const openings = both(doors.map(({ opening }) => opening));
  const panes = [...both(windows), landing];
  const below = (depth + 0.75) * unit;
  const beside = -0.75 * unit;
  return drawing(viewBox, [
    path(box(0, 0, width * unit, depth * unit), 'fill="#2c3a44"'),
    path(scaled([...both(Object.values(rooms)), stairs, ...openings]), 'fill="#fff"'),
    path(scaled(panes), 'fill="#fff" stroke="#2c3a44" stroke-width="1.6"'),
    path(panes.map(pane), 'fill="none" stroke="#8397a3" stroke-width="1.6"'),
    path([...doors, ...doors.map(mirrored)].map(swing), 'fill="none" stroke="#8397a3" stroke-width="1.6"'),
    path(flights(), 'fill="none" stroke="#8397a3" stroke-width="1.4"'),
    path(
      [dimension([0, below], [width * unit, below]), dimension([beside, 0], [beside, depth * unit])],
      'fill="none" stroke="#1f2020" stroke-width="1.6"',
    ),
  ]);
}
