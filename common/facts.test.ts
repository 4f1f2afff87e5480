import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import notes from './factNotes.json' with { type: 'json' };
import { facts, units, type Fact, type FactKey } from './facts.ts';

const requirements = readFileSync('docs/requirements.md', 'utf8').split('\n');
const required = Object.entries<Fact>(facts).filter(([, { basis }]) => basis.startsWith('requirement'));

test.each(Object.entries<Fact>(facts))('%s has numbers, a unit, a basis and a note', (key, fact) => {
  const numbers = 'from' in fact ? [fact.from, fact.to] : [fact.value];
  for (const number of numbers) expect(number).toEqual(expect.any(Number));
  expect(units).toContain(fact.unit);
  expect(fact.basis).toMatch(/\S/);
  for (const note of Object.values(notes[key as FactKey])) expect(note).toMatch(/\S/);
});

test.each(required)('%s is the figure of its requirement', (_, fact) => {
  const line = requirements.find((one) => one.startsWith(fact.basis.replace(/requirement (.*)/, '**$1**')));
  const figures = line?.match(/\d[\d.,]*/g)?.map((figure) => parseFloat(figure.replaceAll(',', '')));
  for (const value of 'from' in fact ? [fact.from, fact.to] : [fact.value]) expect(figures).toContain(value);
});

/** The numbers of a figure: one, or the ends of its range. */
const numbersOf = (fact: Fact) => ('from' in fact ? [fact.from, fact.to] : [fact.value]);

test.each(Object.entries<Fact>(facts))('%s is not below zero', (_, fact) => {
  expect(Math.min(...numbersOf(fact))).toBeGreaterThanOrEqual(0);
});

test.each(Object.entries<Fact>(facts))('%s is whole unless the page shows its decimals', (_, fact) => {
  expect('fractionDigits' in fact || numbersOf(fact).every(Number.isInteger)).toBe(true);
});

test.each(Object.entries<Fact>(facts))('%s begins its range before it ends', (_, fact) => {
  const [from = 0, to = Infinity] = numbersOf(fact);
  expect(from).toBeLessThan(to);
});
