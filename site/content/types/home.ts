/** The properties of the model town that the home page's enquiry can be about, the first of them chosen. */
export const properties = ['house', 'flats', 'land'] as const;
export type Property = (typeof properties)[number];

/** What a valuation is needed for, the first of them chosen. */
export const purposes = ['loan', 'estate', 'purchase'] as const;

/** What a valuer states in the profile; nobody has checked it. */
export const qualifications = ['appointed', 'certified', 'independent'] as const;
export type Qualification = (typeof qualifications)[number];

/** What the offers can be put in order by. */
export const comparedBy = ['price', 'time'] as const;
