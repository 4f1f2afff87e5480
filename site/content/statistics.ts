import { facts, type FactKey } from '#common/facts.ts';
import type { Formatters } from './format/formatters.ts';

const isFact = (name: string): name is FactKey => Object.hasOwn(facts, name);

/**
 * Large numerals with their figures: as it is written, each names in `fact` the one that it states.
 * @throws Error naming a fact that there is not
 */
export function statistics<Item extends { fact: string }>(items: readonly Item[], { statistic }: Formatters) {
  return items.map(({ fact, ...item }) => {
    if (!isFact(fact)) throw new Error(`statistics: there is no fact called “${fact}”`);
    return { ...item, ...statistic(fact) };
  });
}
