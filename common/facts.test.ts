import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { numbersOf } from './factFaults.ts';
import notes from './factNotes.json' with { type: 'json' };
import { facts, units, type Fact, type FactKey } from './facts.ts';

const requirements = readFileSync('docs/requirements.md', 'utf8').split('\n');
const required = Object.entries<Fact>(facts).filter(([, { basis }]) => basis.startsWith('requirement'));

test.each(Object.entries<Fact>(facts))('%s has numbers, a unit, a basis and a note', (key, fact) => {
  for (const number of numbersOf(fact)) expect(number).toEqual(expect.any(Number));
  expect(units).toContain(fact.unit);
  expect(fact.basis).toMatch(/\S/);
  for (const note of Object.values(notes[key as FactKey])) expect(note).toMatch(/\S/);
});

test.each(required)('%s is the figure of its requirement', (_, fact) => {
  const line = requirements.find((one) => one.startsWith(fact.basis.replace(/requirement (.*)/, '**$1**')));
  const figures = line?.match(/\d[\d.,]*/g)?.map((figure) => parseFloat(figure.replaceAll(',', '')));
  const todo = `an engineer writes the new figure into ${fact.basis} of docs/requirements.md`;
  for (const value of numbersOf(fact)) expect(figures, todo).toContain(value);
});
