import { describe, expect, it } from 'vitest';
import { quantity, written } from './quantity.ts';
import type { Language } from './writing.ts';

const german: Language = {
  locale: 'de',
  range: 'bis',
  clock: { hour12: false, suffix: '' },
  units: {
    'percentage-point': { one: '', other: '' },
    'working-day': { one: 'Arbeitstag', other: 'Arbeitstage' },
  },
  dative: { ending: 'e', becomes: 'en' },
  asOf: '{date}',
  sectionNumber: '{position}',
  law: {
    section: { one: '§', many: '§§' },
    article: { one: 'Art.', many: 'Art.' },
    following: 'ff.',
    paragraph: ' Abs. {number}',
    number: 'Nr.',
    acts: {},
  },
  together: { afterNumber: [], beforeNumber: [], phrases: [] },
};
const english: Language = { ...german, locale: 'en', range: 'to' };

describe('a quantity', () => {
  it('has a blank before its unit as the language has it', () => {
    expect(written(quantity(40, german, { unit: 'percent' }))).toBe('40\u00a0%');
    expect(written(quantity(40, english, { unit: 'percent' }))).toBe('40%');
  });

  it('has its unit on the side where the language puts it', () => {
    const euros = { unit: 'eur', maximumFractionDigits: 0 } as const;
    expect(written(quantity(1250, german, euros))).toBe('1.250\u00a0€');
    expect(written(quantity(1250, english, euros))).toBe('€1,250');
  });

  it('spells its unit out or abbreviates it', () => {
    const units = (language: Language) =>
      (['long', 'short'] as const).flatMap((unitDisplay) =>
        (['hour', 'minute'] as const).map((unit) => quantity(16, language, { unit, unitDisplay }).unit),
      );
    expect(units(german)).toEqual(['Stunden', 'Minuten', 'Std.', 'Min.']);
    expect(units(english)).toEqual(['hours', 'minutes', 'hrs', 'mins']);
  });

  it('takes the unit that Intl does not know from the language, and writes a range in words', () => {
    expect(written(quantity(1, german, { unit: 'working-day' }))).toBe('1\u00a0Arbeitstag');
    expect(written(quantity(5, german, { unit: 'working-day', from: 3 }))).toBe(
      '3\u00a0bis\u00a05\u00a0Arbeitstage',
    );
  });
});
