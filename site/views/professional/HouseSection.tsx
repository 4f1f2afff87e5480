import { sampleHouse } from '#site/content/samples/desk.ts';
import type { ValuersHouseContent } from '#site/content/types/site.ts';

const { width, outerWall, innerWall, slab, rooms, storey, cellar, ridge, person } = sampleHouse;

/** Ground outside lies below the ground floor, footings below the cellar; the roof is as thick, so far out. */
const [ground, footing, roof, overhang, eaves] = [-15, 35, 40, 55, 614];

/** Where walls begin and end, from the left. */
const [, stairs = 0, stairsEnd = 0] = [0, 1, 2].map((room) =>
  rooms.slice(0, room).reduce<number>((x, wide) => x + wide + innerWall, outerWall),
);
const walls = [
  0,
  outerWall,
  stairs - innerWall,
  stairs,
  stairsEnd - innerWall,
  stairsEnd,
  width - outerWall,
  width,
];
const [left, right, middle] = [outerWall, width - outerWall, width / 2];

/** A rectangle standing at a height; drawings count downwards. */
const box = (x: number, y: number, wide: number, high: number) => `M${x} ${-y}v${-high}h${wide}v${high}z`;
const each = <Item,>(items: readonly Item[], path: (item: Item) => string) => items.map(path).join('');

const floors = [0, storey, 2 * storey];
const clear = storey - slab;

/** Everything the section cuts through: footing, walls with their openings, floors, roof and chimney. */
const cut = [
  box(-15, -cellar - footing, width + 30, footing),
  each([0, right], (x) =>
    [box(x, -cellar, outerWall, cellar + 80), box(x, 230, outerWall, 155), box(x, 530, outerWall, 165)].join(
      '',
    ),
  ),
  each(floors, (y) => box(left, y - slab, right - left, slab)),
  each(
    [stairs - innerWall, stairsEnd - innerWall],
    (x) => box(x, -cellar, innerWall, cellar - slab) + box(x, 0, innerWall, clear),
  ),
  `M${-overhang} ${-eaves}v-33L${middle} ${-ridge}L${width + overhang} ${-eaves - 33}v33L${middle} ${roof - ridge}z`,
  box(250, 855, 580, 18),
  'M760-930v-265h62v213z',
].join('');

const attic = `M${left} ${-2 * storey}v-95L${middle} ${roof - ridge}L${right} ${-2 * storey - 95}v95z`;

/** Stairs of sixteen rises, seen beyond the cut. */
const flight = (from: number, rise: number) =>
  `M${stairs} ${-from}` + `v${-rise / 16}h${rooms[1] / 16}`.repeat(16);

const panes = (x: number, y: number, wide: number, high: number) =>
  box(x, y, wide, high) + `M${x + wide / 2} ${-y}v${-high}`;

/** Half a person, as wide as people are; the other half is its mirror image. */
const figure = (x: number, y: number) =>
  `M${x - 8} ${-y}l-3-88h-6l-3-42q2-14 14-14h12q12 0 14 14l-3 42h-6l-3 88h-5l-3-78-3 78z` +
  `M${x - 11} ${-y - person + 12}a12 12 0 1 1 24 0a12 12 0 1 1-24 0z`;

/** Glass in the openings of the outer walls. */
const glass = each([13, 22, right + 14, right + 23], (x) => `M${x}-80v-150M${x}-385v-145`);

const tick = (x: number, y: number) => `M${x - 13} ${y + 13}l26-26`;
const chainLeft = -140;
const chainBelow = cellar + footing + 75;
const heights = [-cellar, ...floors, ridge];
const levelNames = ['cellar', 'ground', 'first', 'attic', 'ridge'] as const;
const storeyNames = ['cellar', 'ground', 'first', 'attic'] as const;

/** Dimension lines, and the slanted strokes that end each dimension. */
const lines = [
  `M${chainLeft} ${cellar}V${-ridge}M0 ${chainBelow}H${width}`,
  each(heights, (y) => `M${y === ridge ? middle + 20 : width + 20} ${-y}H1490`),
].join('');
const ticks = each(heights, (y) => tick(chainLeft, -y)) + each(walls, (x) => tick(x, chainBelow));
const marks = each(heights, (y) => `M${width + 105} ${-y}l-19-26h38z`);

/** A line of text; sizes follow the drawing's own, which is small on a phone. */
const small = 'max-lg:text-[44px] max-md:text-[52px]';

/**
 * The section through the house whose flat is valued, to scale: a unit of the drawing is a centimetre. What is
 * orange is what is being valued.
 */
export function HouseSection({ texts, className }: { texts: ValuersHouseContent; className: string }) {
  return (
    <svg
      viewBox="-210 -1215 1720 1695"
      role="img"
      aria-label={texts.description}
      preserveAspectRatio="xMaxYMax"
      className={`overflow-visible fill-white text-[30px] font-semibold forced-color-adjust-none forced-colors:bg-blue-dark ${className}`}
    >
      <linearGradient id="soil" gradientUnits="userSpaceOnUse" x1="-700" x2="-150">
        <stop stopColor="#031830" stopOpacity="0" />
        <stop offset="1" stopColor="#031830" stopOpacity=".45" />
      </linearGradient>
      <pattern id="cut" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0h14v14H0z" />
        <path d="M0 0v14" className="stroke-blue-light" strokeWidth="5" />
      </pattern>
      <path
        fill="url(#soil)"
        d={`M-900 ${-ground}H0V${cellar + footing}H${width}V${-ground}H4000V6000H-900z`}
      />
      <path className="stroke-white" strokeWidth="5" d={`M-230 ${-ground}H0M${width} ${-ground}H4000`} />
      <path
        fillOpacity=".15"
        d={box(left, -cellar, right - left, cellar) + box(left, 0, right - left, clear) + attic}
      />
      <path className="fill-orange" d={box(left, storey, right - left, clear)} />
      <g fillOpacity=".25" strokeWidth="3.5">
        <path
          className="stroke-white/80"
          d={
            panes(125, 85, 130, 145) +
            panes(310, 85, 130, 145) +
            panes(765, 35, 215, 195) +
            panes(340, 700, 120, 120) +
            panes(620, 700, 120, 120)
          }
        />
        <path
          className="fill-white stroke-ink/70"
          fillOpacity=".55"
          d={panes(110, 390, 120, 135) + panes(850, 390, 120, 135)}
        />
      </g>
      <path
        className="fill-none stroke-white/90"
        strokeWidth="4"
        d={flight(0, storey) + flight(-cellar, cellar)}
      />
      <path fill="url(#cut)" className="stroke-white" strokeWidth="3" d={cut} />
      <path
        className="fill-ink"
        fillRule="evenodd"
        d={box(325, storey, 12, clear) + box(740, storey, 12, clear) + figure(700, storey)}
      />
      <path className="fill-none stroke-white/80" strokeWidth="3" d={lines + glass} />
      <path className="fill-none stroke-white" strokeWidth="5" d={ticks} />
      <path className="fill-none stroke-white" strokeWidth="4" d={marks} />
      <path
        className="fill-none stroke-ink"
        strokeWidth="4"
        d={`M815 ${-storey}v${-clear}${tick(815, -storey)}${tick(815, -storey - clear)}`}
      />
      <g aria-hidden="true" className={small}>
        {heights.map((y, index) => {
          const level = texts.levels[levelNames[index] ?? 'ground'];
          return (
            <text key={y} x={width + 140} y={-y - 14}>
              {level.height}
              <tspan dx="18" className="font-normal max-md:hidden md:max-lg:text-[32px]" fillOpacity=".85">
                {level.name}
              </tspan>
            </text>
          );
        })}
        <g textAnchor="middle">
          {storeyNames.map((name, index) => (
            <text
              key={name}
              transform={`translate(${chainLeft - 18} ${-((heights[index] ?? 0) + (heights[index + 1] ?? 0)) / 2})rotate(-90)`}
            >
              {texts.storeys[name]}
            </text>
          ))}
          {texts.rooms.map((room, index) => (
            <text
              key={index}
              x={((walls[2 * index + 1] ?? 0) + (walls[2 * index + 2] ?? 0)) / 2}
              y={chainBelow - 18}
            >
              {room.slice(0, 4)}
              <tspan dy="-10" fontSize="70%">
                {room.slice(4)}
              </tspan>
            </text>
          ))}
          <text x={middle} y={chainBelow + 58}>
            {texts.width}
          </text>
          <text className="fill-ink" transform={`translate(800 ${-storey - clear / 2})rotate(-90)`}>
            {texts.clearHeight}
          </text>
        </g>
        <g className="fill-ink">
          <text x="362" y="-452" className="text-[66px] font-bold max-md:text-[76px]">
            {texts.flat.area}
          </text>
          <text x="362" y="-400" className="text-[30px] max-lg:hidden">
            {texts.flat.text}
          </text>
        </g>
      </g>
    </svg>
  );
}
