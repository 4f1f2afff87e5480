import type { Formatters } from '../../format/formatters.ts';
import { sheetKeys, type SheetKey } from './document.ts';
import { areaOf, roomKeys, rooms, type Room } from './property.ts';
import { scale, valuation } from './valuation.ts';

/** Something for each of the six pages. */
export const eachSheet = (say: (sheet: SheetKey) => string) =>
  Object.fromEntries(sheetKeys.map((sheet) => [sheet, say(sheet)])) as Record<SheetKey, string>;

/** The rooms of a flat by their names, with their areas. */
export const roomLabels = (names: Record<Room, string>, { area }: Formatters) =>
  Object.fromEntries(
    roomKeys.map((room) => [room, { name: names[room], area: area(areaOf(rooms[room]), 2) }]),
  ) as Record<Room, { name: string; area: string }>;

/** What each method came to, and how far that is from the one that decides; `short` names it on the scale. */
export function results(
  words: Record<'income' | 'cost' | 'comparison', { label: string; short: string }>,
  { difference, money }: Formatters,
) {
  const { income, cost, comparison } = valuation;
  const row = (method: keyof typeof words, euros: number) => ({
    ...words[method],
    difference: euros === income.value ? '–' : difference((100 * (euros - income.value)) / income.value),
    value: money(euros),
  });
  return [row('income', income.value), row('cost', cost.value), row('comparison', comparison.value)];
}

/** The scale's numbers, in millions. */
export const ticks = ({ decimal }: Formatters) => scale.ticks.map((euros) => decimal(euros / 1_000_000, 2));
