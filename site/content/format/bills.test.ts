import fc from 'fast-check';
import { expect, it } from 'vitest';
import { facts } from '#common/facts.ts';
import { languages } from '../load.ts';
import { clientBill, smallFee, valuerBill } from './bills.ts';
import { minimumAppliesBelow } from '#common/fees.ts';

const fees = fc.integer({ min: 500, max: 100_000_00 }).map((cents) => cents / 100);
const cents = (euros: number) => Math.round(euros * 100);

it('bills add up: net and VAT are the total, what a valuer keeps and our fee are the whole fee', () => {
  fc.assert(
    fc.property(fees, (amount) => {
      const { net, vat, gross } = clientBill(amount);
      expect([net, cents(gross)]).toEqual([amount, cents(net) + cents(vat)]);
      const { fee, remainder, invoiced } = valuerBill(amount);
      expect(cents(remainder) + cents(fee)).toBe(cents(amount));
      expect(invoiced).toBe(clientBill(fee).gross);
    }),
  );
});

it('the small example is one for which the minimum applies', () => {
  expect(smallFee).toBeLessThan(minimumAppliesBelow);
  expect(valuerBill(smallFee).fee).toBe(facts.minimumFee.value);
});

it('the worked examples are written the German and the British way', () => {
  expect(languages.de.format.bills.valuer.full).toEqual({
    net: '1.250,00\u00a0€',
    fee: '62,50\u00a0€',
    remainder: '1.187,50\u00a0€',
    invoiced: '74,38\u00a0€',
  });
  expect(languages.en.format.bills.client.short).toMatchObject({ net: '€250.00', gross: '€297.50' });
});
