/** Kinds of property that valuers are asked about, in the order the page shows them. */
export const propertyTypes = ['residential', 'commercial', 'industrial', 'land'] as const;

/** The steps from registration to the first instruction. */
export const valuerSteps = ['register', 'verification', 'welcome', 'link'] as const;
