import type { Titled } from './shared.ts';

/** The industries that commission valuations. */
export const industries = ['banks', 'lawyers', 'insurers', 'agencies'] as const;
export type Industry = (typeof industries)[number];

/** A line of the price list; `from` ("from about") precedes an amount of money. */
export type PriceLine = Titled & { from?: string; price: string };
