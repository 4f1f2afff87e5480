/** What is compared: two kinds of report on the market value, and the lending value. */
export const valuationKinds = ['short', 'full', 'lending'] as const;
