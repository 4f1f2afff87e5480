import { expect, it } from 'vitest';
import { buildFindings } from './findings.ts';
import { readByValuer } from './readByValuer.ts';
import { valuationFindings } from './valuation.ts';

const codeOf = ([finding] = valuationFindings([])) => /enter (\w+) in/.exec(finding?.remedy ?? '')?.[1] ?? '';

it('asks for a valuer until one has read the figures', () => {
  expect(valuationFindings([])).toHaveLength(1);
  expect(valuationFindings([codeOf()])).toEqual([]);
  expect(valuationFindings(['of other figures'])).toHaveLength(1);
});

it('is part of what refuses a build, and a release is of the figures that there are', () => {
  expect(buildFindings({})).toEqual(expect.arrayContaining(valuationFindings()));
  expect(readByValuer.filter((code) => code !== codeOf())).toEqual([]);
});
