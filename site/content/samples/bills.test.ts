import fc from 'fast-check';
import { expect, it } from 'vitest';
import { languages } from '../load.ts';
import { clientAmounts, clientBill, valuerBill } from './bills.ts';

const fees = fc.integer({ min: 500, max: 100_000_00 }).map((cents) => cents / 100);
const cents = (euros: number) => Math.round(euros * 100);

it('on a client’s bill, the agreed amount and VAT are the total', () => {
  fc.assert(
    fc.property(fees, (amount) => {
      const { net, vat, gross } = clientBill(amount);
      expect(net).toBe(amount);
      expect(cents(gross)).toBe(cents(net) + cents(vat));
    }),
  );
});

it('on a valuer’s bill, what is kept and our fee are the whole fee', () => {
  fc.assert(
    fc.property(fees, (amount) => {
      const { fee, remainder } = valuerBill(amount);
      expect(cents(remainder) + cents(fee)).toBe(cents(amount));
    }),
  );
});

it.each([
  ['de', '1.250,00\u00a0€', /^[\d.]+,\d\d\u00a0€$/],
  ['en', '€1,250.00', /^€[\d,]+\.\d\d$/],
] as const)('bills are written the way of %s, with cents', (locale, net, form) => {
  const amounts = clientAmounts(1250, languages[locale].format);
  expect(amounts.net).toBe(net);
  for (const amount of Object.values(amounts)) expect(amount).toMatch(form);
});
