/** The four key features for clients, in the order the pages show them. */
export const clientFeatures = ['offers', 'enquiries', 'pricing', 'process'] as const;

/** The six steps from enquiry to report. */
export const clientSteps = ['enquiry', 'offer', 'contract', 'documents', 'inspection', 'report'] as const;
export type ClientStep = (typeof clientSteps)[number];
