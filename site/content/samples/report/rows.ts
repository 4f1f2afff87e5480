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
  words: { [Key in Method]: Named<keyof (typeof methods)[Key] & string> },
) =>
  (Object.keys(methods) as Method[]).map((method) => {
    const { title, law, lines } = words[method];
    const labels: Record<string, string> = lines;
    const rows = Object.entries<Line>(methods[method]).map(([key, { working, amount }]): Row => ({
      label: labels[key] ?? '',
      ...(working ? { note: working(format) } : {}),
      value: amount(format),
      isSum: sums.includes(key),
    }));
    return { title, note: law, rows };
  });

/** The rooms of a flat: their middles in metres, names and areas. */
export const roomLabels = (names: Record<Room, string>, { area }: Formatters) =>
  roomKeys.map((room) => {
    const [west, north, east, south] = rooms[room];
    const label = { name: names[room], area: area(areaOf(rooms[room]), 2) };
    return { x: (west + east) / 2, y: (north + south) / 2, ...label };
  });

/** What each method came to, and how far that is from the one that decides; `short` names it on the scale. */
export const results = (
  words: Record<'income' | 'cost' | 'comparison', { label: string; short: string }>,
  { difference, money }: Formatters,
) =>
  (['income', 'cost', 'comparison'] as const).map((method): Row & { short: string; place: number } => {
    const { value: euros } = methods[method].value;
    const apart = (100 * euros) / methods.income.value.value - 100;
    const note = apart === 0 ? {} : { note: difference(apart) };
    return { ...words[method], ...note, value: money(euros), place: position(euros) };
  });

/** The scale's numbers, in millions. */
export const ticks = ({ decimal }: Formatters) => amounts.map((euros) => decimal(euros / 1_000_000, 2));
