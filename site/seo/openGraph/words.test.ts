import { describe, expect, it } from 'vitest';
import { headlineSize } from './words.tsx';

describe('headlineSize', () => {
  it('is smaller for a long headline than for a short one', () => {
    const short = headlineSize('About us');
    expect(headlineSize('A headline that goes on and on until it fills three lines')).toBeLessThan(short);
  });

  it('lets the longest word decide, so that no German compound is cut', () => {
    const compound = 'Grundstücksverkehrsgenehmigungszuständigkeit';
    expect(headlineSize(compound) * compound.length).toBeLessThan(1000);
    expect(headlineSize(compound)).toBeLessThan(headlineSize('Plattform'));
  });
});
