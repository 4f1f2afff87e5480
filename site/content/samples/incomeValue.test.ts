import fc from 'fast-check';
import { expect, it } from 'vitest';
import { languages } from '../load.ts';
import { sampleCase } from './case.ts';
import { caseTexts } from './caseTexts.ts';
import { incomeValue } from './incomeValue.ts';

const { income } = sampleCase;

it('adds up as it is printed', () => {
  const value = incomeValue(income);
  expect(value.building).toBe(Math.round((value.gross - value.costs - value.landReturn) * value.factor));
  expect(value.total).toBe(value.building + value.landValue);
  expect(Math.abs(value.rounded - value.total)).toBeLessThanOrEqual(income.rounding / 2);
});

it.each(['de', 'en'] as const)('prints the rate that gives the amount beside it (%s)', (locale) => {
  const { income: printed } = caseTexts(languages[locale].format);
  const rate = Number.parseFloat(printed.propertyYield.replace(',', '.'));
  expect(rate).toBe(income.propertyYield);
  expect((incomeValue(income).landValue * rate) / 100).toBe(incomeValue(income).landReturn);
});

it('grows with the rents, and shrinks with the yield', () => {
  const share = fc.integer({ min: 1, max: 300 }).map((tenths) => tenths / 100);
  fc.assert(
    fc.property(share, (more) => {
      const dearer = income.rents.map((rent) => ({ ...rent, perSquareMetre: rent.perSquareMetre + more }));
      const total = (basis: Partial<typeof income>) => incomeValue({ ...income, ...basis }).total;
      expect(total({ rents: dearer })).toBeGreaterThan(total({}));
      expect(total({ propertyYield: income.propertyYield + more })).toBeLessThan(total({}));
    }),
  );
});

it('is one that a valuer finds plausible: 14 to 20 years’ rents', () => {
  const { gross, rounded } = incomeValue(income);
  expect(rounded / gross).toBeGreaterThan(14);
  expect(rounded / gross).toBeLessThan(20);
});
