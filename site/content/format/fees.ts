import { facts } from '#common/facts.ts';
import type { amounts } from './amounts.ts';

const cents = (euros: number) => Math.round(euros * 100) / 100;

/**
 * The success fee on a valuation, in euros, rounded to the cent: a share of its price, but never less than
 * the minimum per report (requirement 1.23).
 * @param price the valuation's price in euros
 */
export function successFee(price: number): number {
  return Math.max(facts.minimumFee.value, cents((price * facts.successFee.value) / 100));
}

/** Price in euros at which the share equals the minimum. */
export const minimumAppliesBelow = cents((facts.minimumFee.value * 100) / facts.successFee.value);

/** Worked examples, at the prices that valuations start from: price, fee and what is left. */
export function feeExamples({ money }: ReturnType<typeof amounts>) {
  const example = (price: number) => {
    const fee = successFee(price);
    return { price: money(price, 2), fee: money(fee, 2), remainder: money(cents(price - fee), 2) };
  };
  return {
    full: example(facts.fullValuationFrom.value),
    short: example(facts.shortValuationFrom.value),
    minimumAppliesBelow: money(minimumAppliesBelow, 2),
  };
}
