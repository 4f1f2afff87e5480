import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sum, vat } from '#common/fees.ts';
import { counterOffers, lowest, stops } from './counterOffer.ts';
import { sampleCase } from './case.ts';

const fees = fc.integer({ min: 100, max: 2000 }).map((scores) => scores * 20);

it('goes down in steps, and not below what it may', () => {
  fc.assert(
    fc.property(fees, (fee) => {
      const proposals = counterOffers(fee).map(({ proposed }) => proposed);
      expect(proposals).toHaveLength(stops);
      for (const [index, proposed] of proposals.entries())
        expect(proposed).toBeLessThan(proposals[index - 1] ?? fee);
      expect(proposals.at(-1)).toBeGreaterThanOrEqual(fee * (1 - lowest / 100) - 10);
    }),
  );
});

it('meets half way: as far above the proposal as below the offer, in whole tens of euros', () => {
  fc.assert(
    fc.property(fees, (fee) => {
      for (const { proposed, agreed } of counterOffers(fee)) {
        expect(agreed - proposed).toBe(fee - agreed);
        expect(agreed % 10).toBe(0);
      }
    }),
  );
});

it('never costs more than the offer, VAT included', () => {
  fc.assert(
    fc.property(fees, (fee) => {
      for (const { agreed } of counterOffers(fee))
        expect(sum(agreed, vat(agreed))).toBeLessThan(sum(fee, vat(fee)));
    }),
  );
});

it('the sample’s fees are round enough for it', () => {
  for (const { fee } of Object.values(sampleCase.offers)) expect(fee % 20).toBe(0);
});
