/** The properties of the model town that the home page's enquiry can be about, the first of them chosen. */
export const properties = ['house', 'flats', 'land'] as const;
export type Property = (typeof properties)[number];

/** What a valuation is needed for, the first of them chosen. */
export const purposes = ['loan', 'estate', 'purchase'] as const;
