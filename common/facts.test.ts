import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { facts, type Fact } from './facts.ts';

const requirements = readFileSync('docs/requirements.md', 'utf8');

test.each(Object.entries<Fact>(facts).filter(([, { source }]) => source.startsWith('requirement')))(
  '%s is the figure of its requirement',
  (_, fact) => {
    const line = requirements.split('\n').find((one) => one.startsWith(`**${fact.source.slice(12)}**`));
    const { fractionDigits } = { fractionDigits: 0, ...fact };
    const written = (value: number) =>
      value.toLocaleString('en-GB', {
        minimumFractionDigits: fractionDigits,
        useGrouping: fact.unit !== 'year',
      });
    for (const value of 'from' in fact ? [fact.from, fact.to] : [fact.value])
      expect(line).toMatch(new RegExp(String.raw`(?<![\d.,])${written(value)}(?![\d]|[.,]\d)`));
  },
);
