import { expect, it } from 'vitest';
import { buildFindings } from './findings.ts';
import { readByValuer } from './readByValuer.ts';
import { valuationFindings } from './valuation.ts';

const codes = valuationFindings([]).map(({ remedy }) => /enter (\w+) in/.exec(remedy)?.[1] ?? '');

it('asks for a valuer until one has read the figures of every sample', () => {
  expect(valuationFindings([]).map(({ remedy }) => /page (\S+)/.exec(remedy)?.[1])).toEqual([
    '/sample_report',
    '/institutional',
    '/professional',
  ]);
  expect(valuationFindings(codes)).toEqual([]);
  for (const code of codes) expect(valuationFindings([code])).toHaveLength(codes.length - 1);
  expect(valuationFindings(['of other figures'])).toHaveLength(codes.length);
});

it('is part of what refuses a build, and releases are of figures that there are', () => {
  expect(buildFindings({})).toEqual(expect.arrayContaining(valuationFindings()));
  expect(readByValuer.filter((code) => !codes.includes(code))).toEqual([]);
});
