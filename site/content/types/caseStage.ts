/** The three offers of the case, by what sets each apart; in this order they go from the lowest fee up. */
export const offerIds = ['nearest', 'fastest', 'fullest'] as const;
export type OfferId = (typeof offerIds)[number];

/** The offer that is chosen until somebody chooses another. */
export const firstChoice: OfferId = 'fastest';

/** A text for each offer: what depends on the one that is chosen. */
export type ByOffer = Record<OfferId, string>;
