import { expect, it } from 'vitest';
import { readOptions, writeOptions } from './optionLines.ts';

it('gives back the groups and options that were written, names of several words too', () => {
  const groups = [
    [{ value: 'DE', label: 'Deutschland' }],
    [
      { value: 'BA', label: 'Bosnien und Herzegowina' },
      { value: 'CI', label: 'Côte d’Ivoire' },
    ],
  ];
  expect(readOptions(writeOptions(groups))).toEqual(groups);
  expect(writeOptions(groups)).toBe('DE Deutschland\n\nBA Bosnien und Herzegowina\nCI Côte d’Ivoire');
});
