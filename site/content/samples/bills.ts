import { facts } from '#common/facts.ts';
import { successFee, sum, vat } from '#common/fees.ts';
import type { Formatters } from '../format/formatters.ts';
import type { Texts } from '../types/texts.ts';
import { sampleCase } from './case.ts';

/** What a client pays for a valuation: its fee, the VAT on it, and both. */
export function clientBill(net: number) {
  return { net, vat: vat(net), gross: sum(net, vat(net)) };
}

/** What a valuer keeps of a fee once ours is taken off. */
export function valuerBill(net: number) {
  const fee = successFee(net);
  return { net, fee, remainder: sum(net, -fee) };
}

/** A fee with its VAT and their sum, as a contract has them, with cents. */
export function clientAmounts(net: number, { money }: Formatters) {
  const bill = clientBill(net);
  return { net: money(bill.net, 2), vat: money(bill.vat, 2), gross: money(bill.gross, 2) };
}

type Part = keyof ReturnType<typeof clientBill>;

/** Net, VAT and their sum below one another, each by its label. */
export function amountLines<Value>(labels: Record<Part, string>, valueOf: (part: Part) => Value) {
  return (['net', 'vat', 'gross'] as const).map((part) => ({
    label: labels[part],
    value: valueOf(part),
    ...(part === 'gross' && { state: 'total' as const }),
  }));
}

/** The worked examples of the clients' prices: at the fees that valuations start from, and at the case's. */
export function workedBills(
  { titles, labels }: Texts['institutional']['pricing']['examples'],
  format: Formatters,
) {
  const bill = (kind: keyof typeof titles, net: number) => ({
    title: titles[kind],
    lines: amountLines(labels, (part) => clientAmounts(net, format)[part]),
  });
  return [
    bill('short', facts.shortValuationFrom.value),
    bill('full', facts.fullValuationFrom.value),
    bill('building', sampleCase.offers.fastest.fee),
  ];
}
