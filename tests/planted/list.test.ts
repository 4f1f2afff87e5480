import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { plantIn, readFaults } from './list.ts';

const faults = readFaults();

it.each(faults)('the planted fault still fits the code: $says', (fault) => {
  const text = readFileSync(fault.file, 'utf8');
  expect(plantIn(text, fault)).not.toBe(text);
  expect(existsSync(fault.by.file), fault.by.file).toBe(true);
});

it('no planted fault is listed twice', () => {
  expect(new Set(faults.map(({ says }) => says)).size).toBe(faults.length);
});
