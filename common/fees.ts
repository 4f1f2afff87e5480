import { facts } from './facts.ts';

/** A share of an amount of euros, rounded to the cent, half a cent up; counted in cents, so that no half is lost. */
export function share(euros: number, percent: number): number {
  return Math.round((Math.round(euros * 100) * percent) / 100) / 100;
}

/**
 * The success fee on a valuation, in euros without VAT: a share of the valuation's fee, but never less than the
 * minimum per report (requirement 1.23).
 * @param fee the valuation's fee in euros, without VAT
 */
export function successFee(fee: number): number {
  return Math.max(facts.minimumFee.value, share(fee, facts.successFee.value));
}

/** The VAT on an amount, in euros. */
export function vat(net: number): number {
  return share(net, facts.vatRate.value);
}

/** The sum of amounts in euros, to the cent. */
export function sum(...euros: readonly number[]): number {
  return euros.reduce((cents, amount) => cents + Math.round(amount * 100), 0) / 100;
}

/** The valuation's fee in euros at which the share equals the minimum. */
export const minimumAppliesBelow =
  Math.round((facts.minimumFee.value * 100 * 100) / facts.successFee.value) / 100;

/** What a valuer keeps of a fee and what we charge them, with and without VAT; `free` while no fee is due. */
export function settlement(net: number, free = false) {
  const charged = free ? 0 : successFee(net);
  const kept = sum(net, -charged);
  return {
    charged,
    vat: vat(charged),
    invoiced: sum(charged, vat(charged)),
    kept,
    keptGross: sum(kept, vat(kept)),
  };
}

/**
 * Which fees the calculator takes, in euros; the slider has the usual ones. `withCents` shows how one types an amount,
 * beside a field that has none.
 */
export const feeLimits = {
  from: 10,
  to: 1_000_000,
  withCents: 4800.5,
  slider: { from: 250, to: 10_000, step: 50 },
} as const;
