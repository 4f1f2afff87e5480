import { describe, expect, it } from 'vitest';
import { facts } from '#common/facts.ts';
import { languages } from '../load.ts';
import { minimumAppliesBelow, successFee } from './fees.ts';

describe('successFee', () => {
  it('is the share of the price that the facts state', () => {
    const price = facts.fullValuationFrom.value;
    expect(successFee(price) / price).toBeCloseTo(facts.successFee.value / 100, 10);
  });

  it('is never below the minimum per report', () => {
    expect(successFee(1)).toBe(facts.minimumFee.value);
    expect(successFee(minimumAppliesBelow - 1)).toBe(facts.minimumFee.value);
    expect(successFee(minimumAppliesBelow + 1)).toBeGreaterThan(facts.minimumFee.value);
  });

  it('is rounded to the cent', () => {
    expect(successFee(333.33)).toBe(16.67);
  });
});

describe('feeExamples', () => {
  it('writes amounts the German way', () => {
    expect(languages.de.format.feeExamples.full).toEqual({
      price: '1.250,00\u00a0€',
      fee: '62,50\u00a0€',
      remainder: '1.187,50\u00a0€',
    });
  });

  it('writes amounts the British way', () => {
    const { full, short } = languages.en.format.feeExamples;
    expect(full).toEqual({ price: '€1,250.00', fee: '€62.50', remainder: '€1,187.50' });
    expect(short.fee).toBe('€12.50');
  });
});
