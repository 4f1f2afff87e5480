/** What the platform and its valuers offer, for search engines: what it is called, and what it costs, in a sentence. */
export type OfferName = 'registration' | 'shortValuation' | 'fullValuation' | 'successFee';
export type OffersContent = Record<OfferName, { name: string; description: string }>;
