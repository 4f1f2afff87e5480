import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { palette } from './palette.ts';

const tokens = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');

it.each(Object.entries(palette))('%s is the colour of its token', (name, colour) => {
  const token = new RegExp(`--color-${name}: (#[0-9a-f]+);`).exec(tokens)?.[1];
  expect(colour).toBe(token);
});
