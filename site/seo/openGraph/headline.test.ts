import { describe, expect, it } from 'vitest';
import { headlineLines, headlineSize } from './headline.ts';

const long = 'Manage the real-estate valuation process quickly and easily';

describe('headlineSize', () => {
  it('lets the longest word decide, so that no German compound is cut', () => {
    const compound = 'Geschäftsbedingungen';
    expect(headlineSize(compound)).toBeLessThan(headlineSize('Plattform'));
    expect(headlineLines(`Allgemeine ${compound}`, headlineSize(compound))).toContain(compound);
  });
});

describe('headlineLines', () => {
  it('keeps every word, in order, and evens the lines out instead of leaving a word alone', () => {
    const lines = headlineLines(long, headlineSize(long));
    const lengths = lines.map((line) => line.length);
    expect(lines.join(' ')).toBe(long);
    expect(Math.min(...lengths)).toBeGreaterThan(Math.max(...lengths) / 2);
  });

  it('does not part what a non-breaking space holds together', () => {
    const bound = 'Das Gutachten für Ihre\u00a0Akte, ohne langes Suchen';
    const lines = headlineLines(bound, headlineSize(bound));
    expect(lines.some((line) => line.includes('Ihre\u00a0Akte'))).toBe(true);
  });
});
