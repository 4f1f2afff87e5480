import { clsx } from 'clsx';
import './elevation.css';

/** Size and ground line in SVG units. The ground is at the lower edge, to align with the edge of a section. */
const ground = 316;
const height = 317;
const width = 960;

type House = { x: number; width: number; eaves: number; ridge: number; columns: number; rows: number };

const ours: House = { x: 396, width: 120, eaves: 130, ridge: 206, columns: 3, rows: 2 };

/** From left to right, 12 apart, as wide as the drawing; eaves and ridges are heights above the ground. */
const street: readonly House[] = [
  { x: -52, width: 104, eaves: 108, ridge: 166, columns: 2, rows: 2 },
  { x: 64, width: 88, eaves: 142, ridge: 210, columns: 2, rows: 3 },
  { x: 164, width: 112, eaves: 92, ridge: 150, columns: 3, rows: 2 },
  { x: 288, width: 96, eaves: 168, ridge: 248, columns: 2, rows: 3 },
  ours,
  { x: 528, width: 92, eaves: 184, ridge: 268, columns: 2, rows: 4 },
  { x: 632, width: 108, eaves: 120, ridge: 182, columns: 3, rows: 2 },
  { x: 752, width: 144, eaves: 96, ridge: 160, columns: 4, rows: 2 },
];

type Props = { className?: string };

/** A street of gabled houses across the viewport, one of them orange, as a decorative line drawing, in `currentColor`. */
export function Elevation({ className }: Props) {
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className={clsx('elevation', className)}>
      {/* The ground line extends beyond both edges of the viewport. */}
      <path d={`M${-4 * width} ${ground}H${4 * width}`} />
      <g id="street" className="elevation-street">
        {street.map((house) => (
          <path key={house.x} d={outline(house) + windows(house)} />
        ))}
      </g>
      {[-2, -1, 1, 2].map((times) => (
        <use key={times} href="#street" x={times * width} />
      ))}
      <path d={outline(ours)} className="fill-orange stroke-orange" />
      <path d={windows(ours)} className="fill-blue-deep stroke-none" />
    </svg>
  );
}

function outline({ x, width: w, eaves, ridge }: House): string {
  return `M${x} ${ground}V${ground - eaves}L${x + w / 2} ${ground - ridge}L${x + w} ${ground - eaves}V${ground}`;
}

/** Path of the window panes, in a regular grid below the eaves. */
function windows({ x, width: w, eaves, columns, rows }: House): string {
  const across = w / (columns + 0.6);
  const down = eaves / (rows + 0.4);
  const paneWidth = across * 0.4;
  const paneHeight = Math.min(down * 0.5, 26);
  const cells = Array.from({ length: columns * rows }, (_, cell) => ({
    left: x + across * 0.6 + (cell % columns) * across,
    top: ground - eaves + down * 0.35 + Math.floor(cell / columns) * down,
  }));
  return cells
    .map(
      ({ left, top }) =>
        `M${round(left)} ${round(top)}h${round(paneWidth)}v${round(paneHeight)}h-${round(paneWidth)}z`,
    )
    .join('');
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
