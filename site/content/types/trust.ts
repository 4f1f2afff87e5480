/** Kinds of qualification that a valuer may have, in the order in which the page explains them. */
export const qualifications = ['sworn', 'certified', 'independent'] as const;
