import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { drawings } from './drawings.ts';

it.each(Object.entries(drawings()))('site/assets/%s is what its program draws', (name, drawn) => {
  expect(readFileSync(`site/assets/${name}`, 'utf8')).toBe(drawn);
});
