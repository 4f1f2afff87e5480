import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { facts, type Fact } from './facts.ts';

const requirements = readFileSync('docs/requirements.md', 'utf8').split('\n');
const required = Object.entries<Fact>(facts).filter(([, { source }]) => source.startsWith('requirement'));

test.each(required)('%s is the figure of its requirement', (_, fact) => {
  const line = requirements.find((one) => one.startsWith(fact.source.replace(/requirement (.*)/, '**$1**')));
  const figures = line?.match(/\d[\d.,]*/g)?.map((figure) => parseFloat(figure.replaceAll(',', '')));
  for (const value of 'from' in fact ? [fact.from, fact.to] : [fact.value]) expect(figures).toContain(value);
});
