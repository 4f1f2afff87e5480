/** What is compared: two kinds of report on the market value, and the lending value. */
export const valuationKinds = ['short', 'full', 'lending'] as const;

/** By what they are compared. */
export const comparedBy = ['purpose', 'by', 'costs'] as const;
