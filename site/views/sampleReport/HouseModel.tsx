import type { Source } from '#site/content/samples/report/rows.ts';
import { areas, building, parcel } from '#site/content/samples/report/property.ts';

type Point = readonly [x: number, y: number, z: number];

/** Isometric view from the south-east; one metre is one unit: x to the east, y to the south, z up. */
const project = ([x, y, z]: Point) => [(x - y) * 0.866, (x + y) * 0.5 - z].map((value) => value.toFixed(1));
const outline = (points: readonly Point[]) => points.map((point) => project(point).join()).join(' ');

const { west, north } = parcel;
const east = west + building.width;
const south = north + building.depth;
const storey = 3.1;

/** x of the wall between flat and practice (at the eastern end), by their shares of the ground floor. */
const between = west + (building.width * areas.groundFlat) / (areas.groundFlat + areas.practice);

const Face = ({ side, points }: { side: 'top' | 'south' | 'east'; points: readonly Point[] }) => (
  <polygon className={`model-${side}`} points={outline(points)} />
);

type BlockProps = { part: Source; from: number; to: number; low: number; high: number; windows?: boolean };

/** A block of the building's full depth, `from` west `to` east, and from `low` to `high`. */
function Block({ part, from, to, low, high, windows = false }: BlockProps) {
  const spots = windows
    ? Array.from({ length: Math.floor((to - from) / 3) }, (_, index) => from + 1 + 3 * index)
    : [];
  return (
    <g data-lit-by={part}>
      <Face
        side="top"
        points={[
          [from, north, high],
          [to, north, high],
          [to, south, high],
          [from, south, high],
        ]}
      />
      <Face
        side="south"
        points={[
          [from, south, high],
          [to, south, high],
          [to, south, low],
          [from, south, low],
        ]}
      />
      <Face
        side="east"
        points={[
          [to, south, high],
          [to, north, high],
          [to, north, low],
          [to, south, low],
        ]}
      />
      {spots.map((x) => (
        <Face
          key={x}
          side="east"
          points={[
            [x, south, high - 0.7],
            [x + 1.3, south, high - 0.7],
            [x + 1.3, south, low + 0.9],
            [x, south, low + 0.9],
          ]}
        />
      ))}
    </g>
  );
}

/** Exploded model of the building: parcel, ground floor, upper floors, roof. `life`: remaining share, 0 to 1. */
export function HouseModel({ life }: { life: number }) {
  const ground = 1.4;
  const upper = 7.2;
  const roof = 19.2;
  const middle = (north + south) / 2;
  const ridge: [Point, Point] = [
    [west + 5.5, middle, roof + 4.6],
    [east - 5.5, middle, roof + 4.6],
  ];
  const eaves = {
    ne: [east + 0.6, north - 0.6, roof],
    se: [east + 0.6, south + 0.6, roof],
    sw: [west - 0.6, south + 0.6, roof],
    nw: [west - 0.6, north - 0.6, roof],
  } as const;
  return (
    <svg viewBox="-27 -12.5 49.5 44.5" aria-hidden="true" className="w-full">
      <g data-lit-by="land">
        <Face
          side="top"
          points={[
            [0, 0, 0],
            [parcel.width, 0, 0],
            [parcel.width, parcel.depth, 0],
            [0, parcel.depth, 0],
          ]}
        />
        <Face
          side="south"
          points={[
            [0, parcel.depth, 0],
            [parcel.width, parcel.depth, 0],
            [parcel.width, parcel.depth, -0.6],
            [0, parcel.depth, -0.6],
          ]}
        />
        <Face
          side="east"
          points={[
            [parcel.width, parcel.depth, 0],
            [parcel.width, 0, 0],
            [parcel.width, 0, -0.6],
            [parcel.width, parcel.depth, -0.6],
          ]}
        />
      </g>
      <Block part="living" from={west} to={between} low={ground} high={ground + storey} windows />
      <Block part="practice" from={between} to={east} low={ground} high={ground + storey} windows />
      {[0, 1, 2].map((floor) => (
        <Block
          key={floor}
          part="living"
          from={west}
          to={east}
          low={upper + floor * storey}
          high={upper + (floor + 1) * storey}
          windows
        />
      ))}
      <g data-lit-by="repairs">
        <Face side="top" points={[eaves.nw, eaves.ne, ridge[1], ridge[0]]} />
        <Face side="top" points={[eaves.sw, eaves.nw, ridge[0]]} />
        <Face side="south" points={[eaves.sw, eaves.se, ridge[1], ridge[0]]} />
        <Face side="east" points={[eaves.se, eaves.ne, ridge[1]]} />
      </g>
      <rect
        x="-25"
        y="30.2"
        width="45.5"
        height="1"
        rx="0.5"
        data-lit-by="life"
        className="model-life fill-white/25"
      />
      <g data-lit-by="life" className="model-life">
        <rect x={20.5 - 45.5 * life} y="30.2" width={45.5 * life} height="1" rx="0.5" className="model-top" />
      </g>
    </svg>
  );
}
