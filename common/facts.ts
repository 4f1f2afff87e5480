import json from './facts.json' with { type: 'json' };

/**
 * Every figure that the copy states, once, with its unit and what orders it: `facts.json`. What each is stands in
 * `factNotes.json`, which no page loads.
 * Copy never writes a figure by hand: `site/content/format/` writes these in each language.
 *
 * A basis is a requirement (`docs/requirements.md`) or a decision (`docs/decisions/`); a `source`, in what the site
 * publishes at `/facts.json`, is the address that states the figure.
 */
export const units = [
  'percent',
  'percentage-point',
  'eur',
  'minute',
  'hour',
  'day',
  'working-day',
  'week',
  'month',
  'year',
] as const;
export type Unit = (typeof units)[number];

type Stated = { unit: Unit; basis: string };
export type Amount = Stated & { value: number; fractionDigits?: number };
export type Range = Stated & { from: number; to: number };
export type Fact = Amount | Range;

type Typed<Entry> = Entry extends { from: number } ? Range : Amount;

export type FactKey = keyof typeof json;

/** `facts.test.ts` looks whether each entry is what its type says. */
export const facts = json as { readonly [Key in FactKey]: Typed<(typeof json)[Key]> };

export const factKeys = Object.keys(facts) as FactKey[];
