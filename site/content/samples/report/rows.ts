import type { Formatters } from '../../format/formatters.ts';
import { areaOf, roomKeys, rooms, type Room } from './property.ts';
import { methods, position, ticks as amounts, type Line } from './valuation.ts';

/** A row of the report: what, how it is worked out (or nothing), how much; above a sum is a line. */
export type Row = { label: string; note?: string; value: string; isSum?: boolean };

type Method = keyof typeof methods;

/** Lines that add up what stands above them. */
const sums = ['gross', 'net', 'share', 'preliminary', 'value'];

/** What a language calls a method and each of its lines; `law` says what the method rests on. */
type Named<Line extends string> = { title: string; law: string; lines: Record<Line, string> };

/** The four calculations in one language: its words beside the workings. */
export const calculations = (
  format: Formatters,
  texts: { [Key in Method]: Named<keyof (typeof methods)[Key] & string> },
) =>
  (Object.keys(methods) as Method[]).map((method) => {
    const { title, law, lines } = texts[method];
    const labels: Record<string, string> = lines;
    const rows = Object.entries<Line>(methods[method]).map(([key, { working, amount }]): Row => ({
      label: labels[key] ?? '',
      ...(working ? { note: working(format) } : {}),
      value: amount(format),
      isSum: sums.includes(key),
    }));
    return { title, note: law, rows };
  });

/** What a figure of the calculation rests on, as the page shows it beside. */
export const sources = ['living', 'practice', 'life', 'land', 'repairs'] as const;
export type Source = (typeof sources)[number];

type Figure = Omit<Row, 'note'> & { source?: Source };

/**
 * The income method in nine lines: both rents, what is taken off them in one line, and how the value follows.
 * @param labels what a language calls the lines of the method; `costs`: the three kinds of costs together
 */
export function incomeInBrief(
  format: Formatters,
  labels: Record<keyof typeof methods.income | 'costs', string>,
): Figure[] {
  const { income, land } = methods;
  const costs = -income.administration.value - income.maintenance.value - income.vacancy.value;
  const row = (key: keyof typeof income, line: Line, more: Partial<Figure> = {}): Figure => ({
    label: labels[key],
    value: line.amount(format),
    ...more,
  });
  return [
    row('living', income.living, { source: 'living' }),
    row('practice', income.practice, { source: 'practice' }),
    { label: labels.costs, value: format.lessMoney(costs) },
    row('interest', income.interest),
    row('share', income.share, { isSum: true }),
    row('building', income.building, { source: 'life' }),
    row('land', land.value, { source: 'land' }),
    row('repairs', income.repairs, { source: 'repairs' }),
    row('value', income.value, { isSum: true }),
  ];
}

/** The figures that home explains by the house, from its ridge to the ground. */
const fromRidgeToGround = ['life', 'repairs', 'living', 'practice', 'land'] as const satisfies Source[];

/** Those of them that the method adds up to the value; the rents are what it begins with. */
const summands: readonly Source[] = ['life', 'repairs', 'land'];

/**
 * Five lines of the income method, each with the part of the house that it rests on.
 * @param labels what a language calls them
 */
export function figuresOfHouse(format: Formatters, labels: Record<Source, string>) {
  const { income, land } = methods;
  const lines: Record<Source, Line> = {
    life: income.building,
    repairs: income.repairs,
    living: income.living,
    practice: income.practice,
    land: land.value,
  };
  return fromRidgeToGround.map((source) => ({
    source,
    label: labels[source],
    value: lines[source].amount(format),
    isSummand: summands.includes(source),
  }));
}

/** The rooms of a flat: their middles in metres, names and areas. */
export const roomLabels = (names: Record<Room, string>, { area }: Formatters) =>
  roomKeys.map((room) => {
    const [west, north, east, south] = rooms[room];
    const label = { name: names[room], area: area(areaOf(rooms[room]), 2) };
    return { x: (west + east) / 2, y: (north + south) / 2, ...label };
  });

/** What each method came to, and how far that is from the one that decides; `short` names it on the scale. */
export const results = (
  texts: Record<'income' | 'cost' | 'comparison', { label: string; short: string }>,
  { difference, money }: Formatters,
) =>
  (['income', 'cost', 'comparison'] as const).map((method): Row & { short: string; place: number } => {
    const { value: euros } = methods[method].value;
    const apart = (100 * euros) / methods.income.value.value - 100;
    const note = apart === 0 ? {} : { note: difference(apart) };
    return { ...texts[method], ...note, value: money(euros), place: position(euros) };
  });

/** The scale's numbers, in millions. */
export const ticks = ({ decimal }: Formatters) => amounts.map((euros) => decimal(euros / 1_000_000, 2));
