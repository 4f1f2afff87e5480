import { expect, it } from 'vitest';
import { briefFile } from './briefKey.ts';
import { answersTo, needOutcomes } from './valuationNeed.ts';

it.each(needOutcomes.map((outcome) => answersTo(outcome).join('/')))('%s names a file with a text', (key) => {
  expect(briefFile('/need', key)).toBe(`/need/${key}/brief.txt`);
});

it.each([
  '',
  '..',
  'tax/../../contact',
  '/evil.example',
  '//evil.example/a',
  'https://evil.example',
  'tax?x',
  'tax#x',
  'tax/',
  'TAX',
  'tax%2F..',
  'a/b/c/d/e',
  'tax\nsale',
])('an address cannot name a file outside the guide: %j', (key) => {
  expect(briefFile('/need', key)).toBeUndefined();
});
