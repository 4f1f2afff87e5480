/** A client's counter-offer to a fee, and what both then agree on, in euros without VAT. */
export type CounterOffer = { proposed: number; agreed: number };

/** How far a counter-offer of the sample may go below the offer, in percent. */
export const lowest = 12;

/** Between how many proposals one chooses. */
export const stops = 4;

/** Proposals and agreements are round sums. */
const round = 20;
const toRound = (euros: number) => Math.round(euros / round) * round;

/**
 * The counter-offers that a sample offer takes, from the smallest step below its fee to the largest. In the
 * sample, valuer and client meet half way.
 */
export function counterOffers(fee: number): CounterOffer[] {
  return Array.from({ length: stops }, (_, index) => {
    const proposed = toRound(fee * (1 - ((index + 1) * lowest) / stops / 100));
    return { proposed, agreed: (fee + proposed) / 2 };
  });
}
