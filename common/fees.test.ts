import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { facts } from './facts.ts';
import { minimumAppliesBelow, settlement, share, successFee, sum, vat } from './fees.ts';

/** Fees in euros, to the cent. */
const fees = fc.integer({ min: 1, max: 100_000_00 }).map((cents) => cents / 100);
const cents = (euros: number) => Math.round(euros * 100);

describe('successFee', () => {
  it('is never below the minimum per report, and else the share that the facts state', () => {
    fc.assert(
      fc.property(fees, (fee) => {
        expect(successFee(fee)).toBeGreaterThanOrEqual(facts.minimumFee.value);
        const exact = (fee * facts.successFee.value) / 100;
        if (fee <= minimumAppliesBelow) expect(successFee(fee)).toBe(facts.minimumFee.value);
        else expect(Math.abs(successFee(fee) - exact)).toBeLessThan(0.00501);
      }),
    );
  });
});

it('a share of an amount is rounded to the cent, half a cent up', () => {
  expect(share(333.33, 5)).toBe(16.67);
  expect(share(100.1, 5)).toBe(5.01);
});

it('VAT is the rate of the facts, in whole cents', () => {
  fc.assert(
    fc.property(fees, (net) => {
      expect(vat(net)).toBe(cents(vat(net)) / 100);
      expect(Math.abs(vat(net) - (net * facts.vatRate.value) / 100)).toBeLessThan(0.00501);
    }),
  );
});

it('a sum counts in cents', () => {
  fc.assert(
    fc.property(fees, fees, (one, other) => {
      expect(cents(sum(one, other))).toBe(cents(one) + cents(other));
    }),
  );
});

describe('what a valuer keeps of a fee', () => {
  it('is the fee less what we charge, to the cent', () => {
    const { charged, kept } = settlement(4800.5);
    expect(charged).toBe(successFee(4800.5));
    expect(sum(charged, kept)).toBe(4800.5);
  });

  it('carries VAT, as does what we invoice', () => {
    const settled = settlement(1000);
    expect(settled.vat).toBe(vat(settled.charged));
    expect(settled.invoiced).toBe(sum(settled.charged, vat(settled.charged)));
    expect(settled.keptGross).toBe(sum(settled.kept, vat(settled.kept)));
  });

  it('is all of it while no fee is due', () => {
    const settled = settlement(1000, true);
    expect(settled.charged).toBe(0);
    expect(settled.invoiced).toBe(0);
    expect(settled.kept).toBe(1000);
  });
});

it('the minimum counts up to the fee of which the share is as much', () => {
  expect(share(minimumAppliesBelow, facts.successFee.value)).toBe(facts.minimumFee.value);
});
