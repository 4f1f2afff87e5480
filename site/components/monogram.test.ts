import { expect, it } from 'vitest';
import { team } from '#common/company.ts';
import { monogram } from './monogram.ts';

it.each([
  ['Erika Mustermann', 'EM'],
  ['Anna Maria von Beispiel', 'AB'],
  ['  Änne   Özil ', 'ÄÖ'],
  ['Plato', 'P'],
])('the monogram of "%s" shows "%s"', (name, initials) => {
  expect(monogram(name).initials).toBe(initials);
});

it('the monogram tells apart every member of the team, and stays inside the picture', () => {
  const portraits = team.map(({ name }) => monogram(name));
  expect(new Set(portraits.map((one) => JSON.stringify(one))).size).toBe(team.length);
  for (const { ridge } of portraits) {
    expect(Math.abs(ridge.across - 0.5)).toBeLessThanOrEqual(0.2);
    expect(Math.abs(ridge.up - 0.15)).toBeLessThan(0.15);
  }
});
