import type { Statistic, Titled } from './shared.ts';

/** The four key features for clients, in the order the pages show them. */
export const clientFeatures = ['offers', 'enquiries', 'pricing', 'process'] as const;
export type ClientFeature = (typeof clientFeatures)[number];

/** The six steps from enquiry to report. */
export const clientSteps = ['enquiry', 'offer', 'contract', 'documents', 'inspection', 'report'] as const;
export type ClientStep = (typeof clientSteps)[number];

/** Texts that the pages of institutional clients and lawyers share. */
export type ClientsContent = {
  statistics: { title: string; items: readonly Statistic[] };
  features: Record<ClientFeature, Titled>;
  /** What the steps are called. */
  steps: Record<ClientStep, string>;
  /** What the call to action promises: connected with valuers, no obligation, no payment. */
  promises: readonly string[];
};
