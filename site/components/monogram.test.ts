import { describe, expect, it } from 'vitest';
import { team } from '#common/company.ts';
import { monogram, paletteCount } from './monogram.ts';

describe('monogram', () => {
  it.each([
    ['Erika Mustermann', 'EM'],
    ['Anna Maria von Beispiel', 'AB'],
    ['  Änne   Özil ', 'ÄÖ'],
    ['Plato', 'P'],
    ['', ''],
  ])('of "%s" shows "%s"', (name, initials) => {
    expect(monogram(name).initials).toBe(initials);
  });

  it('is the same for the same name', () => {
    expect(monogram('Erika Mustermann')).toEqual(monogram('Erika Mustermann'));
  });

  it('tells apart every member of the team', () => {
    const portraits = team.map(({ name }) => JSON.stringify(monogram(name)));
    expect(new Set(portraits).size).toBe(team.length);
  });

  it('stays inside the picture, whatever the name', () => {
    for (let length = 0; length < 200; length += 1) {
      const { angle, palette, ridge } = monogram('ß'.repeat(length));
      expect(angle).toBeGreaterThanOrEqual(100);
      expect(angle).toBeLessThanOrEqual(180);
      expect(palette).toBeLessThan(paletteCount);
      expect(ridge.across).toBeGreaterThanOrEqual(0.3);
      expect(ridge.across).toBeLessThanOrEqual(0.7);
      expect(ridge.up).toBeGreaterThan(0);
      expect(ridge.up).toBeLessThan(0.3);
    }
  });
});
