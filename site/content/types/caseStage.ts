/** The three offers of the case, by what sets each apart; in this order they go from the lowest fee up. */
export const offerIds = ['nearest', 'fastest', 'fullest'] as const;
export type OfferId = (typeof offerIds)[number];

/** The offer that is chosen until somebody chooses another. */
export const firstChoice: OfferId = 'fastest';

/** What the offers can be sorted by. */
export const offerOrders = ['fee', 'time'] as const;
export type OfferOrder = (typeof offerOrders)[number];

/** A fee with its VAT and their sum, written as a contract has them, with cents. */
export type Amounts = { net: string; vat: string; gross: string };

/** A text for each offer: what depends on the one that is chosen. */
export type ByOffer = Record<OfferId, string>;

/** A counter-offer and the fee that both then agree on. */
export type Counter = { proposed: string; agreed: string; amounts: Amounts };
