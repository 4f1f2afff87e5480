import { describe, expect, it } from 'vitest';
import { headlineLines, headlineSize } from './headline.ts';

const long = 'Manage the real-estate valuation process quickly and easily';

describe('headlineSize', () => {
  it('is smaller for a long headline than for a short one', () => {
    expect(headlineSize(long)).toBeLessThan(headlineSize('About us'));
  });

  it('lets the longest word decide, so that no German compound is cut', () => {
    const compound = 'Geschäftsbedingungen';
    expect(headlineSize(compound)).toBeLessThan(headlineSize('Plattform'));
    expect(headlineLines(`Allgemeine ${compound}`, headlineSize(compound))).toContain(compound);
  });
});

describe('headlineLines', () => {
  it('keeps every word, in order and whole', () => {
    expect(headlineLines(long, headlineSize(long)).join(' ')).toBe(long);
  });

  it('evens the lines out instead of leaving a word alone', () => {
    const lengths = headlineLines(long, headlineSize(long)).map((line) => line.length);
    expect(Math.min(...lengths)).toBeGreaterThan(Math.max(...lengths) / 2);
  });

  it('leaves a short headline on one line', () => {
    expect(headlineLines('About us', headlineSize('About us'))).toEqual(['About us']);
  });

  it('does not part what a non-breaking space holds together', () => {
    const bound = 'Das Gutachten für Ihre\u00a0Akte, ohne langes Suchen';
    const lines = headlineLines(bound, headlineSize(bound));
    expect(lines.some((line) => line.includes('Ihre\u00a0Akte'))).toBe(true);
  });
});
