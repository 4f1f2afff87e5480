/** What the platform and its valuers offer, for search engines. */
export type OfferName =
  'registration' | 'valuerRegistration' | 'shortValuation' | 'fullValuation' | 'successFee';
