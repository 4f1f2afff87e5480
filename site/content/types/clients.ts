import type { Statistic } from './shared.ts';

/** A figure of the clients' pages: what it is a figure of, and before the number its prefix. */
export type ClientStatistic = Statistic & { name: string };

/** The four key features for clients, in the order the pages show them. */
export const clientFeatures = ['offers', 'enquiries', 'pricing', 'process'] as const;

/** The six steps from enquiry to report. */
export const clientSteps = ['enquiry', 'offer', 'contract', 'documents', 'inspection', 'report'] as const;
export type ClientStep = (typeof clientSteps)[number];
