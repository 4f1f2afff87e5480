import { facts } from '#common/facts.ts';
import { minimumAppliesBelow, successFee, sum, vat } from '#common/fees.ts';
import { sampleCase } from '../samples/case.ts';
import type { amounts } from './amounts.ts';

/** What a client pays for a valuation: its fee, the VAT on it, and both. */
export function clientBill(net: number) {
  return { net, vat: vat(net), gross: sum(net, vat(net)) };
}

/** What a valuer keeps of a fee, and what we charge them, VAT included. */
export function valuerBill(net: number) {
  const fee = successFee(net);
  return { net, fee, remainder: sum(net, -fee), invoiced: sum(fee, vat(fee)) };
}

/** A round fee for which the minimum applies. */
export const smallFee = Math.floor(minimumAppliesBelow / 20) * 20;

/**
 * The worked examples of the price lists, written in one language: at the fees that valuations start from, for
 * the client at that of the case's offer too, for the valuer at one so small that the minimum applies.
 */
export function bills({ money }: ReturnType<typeof amounts>) {
  const written = <Part extends string>(bill: Record<Part, number>) =>
    Object.fromEntries(
      Object.entries<number>(bill).map(([part, euros]) => [part, money(euros, 2)]),
    ) as Record<Part, string>;
  const [short, full] = [facts.shortValuationFrom.value, facts.fullValuationFrom.value];
  return {
    client: {
      short: written(clientBill(short)),
      full: written(clientBill(full)),
      building: written(clientBill(sampleCase.offers.fastest.fee)),
    },
    valuer: {
      short: written(valuerBill(short)),
      full: written(valuerBill(full)),
      small: written(valuerBill(smallFee)),
    },
    /** Below this fee the minimum applies. */
    minimumAppliesBelow: money(minimumAppliesBelow, 2),
  };
}
