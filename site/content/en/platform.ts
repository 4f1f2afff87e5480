import { brand } from '#common/company.ts';
import { figure } from './format.ts';

export const platform = {
  meta: {
    description:
      'The platform for real-estate valuations in Germany: enquiries, offers, negotiation, contract, documents, inspection and report, run on German servers.',
    keywords:
      'valuation platform, manage valuations, compare valuation offers, document management for valuations, inspection management, hosted in Germany',
  },
  hero: {
    kicker: 'The platform',
    title: 'The\u00a0whole valuation process\u00a0in one\u00a0place',
    lead: 'Both sides work in the same case file: offer, contract, documents, inspection, report.',
  },
  benefits: {
    kicker: 'Core benefits',
    title: 'What one side sends, the other side sees',
    leads: {
      title: 'Enquiries that reach the right desk',
      figure: `Up to ${figure.additionalLeads}`,
      text: 'more enquiries for valuers, matched to their profile.',
    },
    process: {
      title: 'A process that holds together',
      figure: `About ${figure.adminTimeSaved}`,
      text: `less admin time with one file for both sides. Since ${figure.managementFeaturesYear} it includes documents and inspections.`,
    },
  },
  clients: {
    kicker: 'For clients',
    title: 'Keep track, however many properties you have',
    features: [
      'Find the right valuer',
      'Run several enquiries at once',
      'Share your documents once',
      'Arrange inspections',
    ],
    link: 'More for institutional clients',
  },
  valuers: {
    kicker: 'For valuers',
    title: 'Better valuations begin with better enquiries',
    features: [
      'Receive qualified enquiries',
      'Negotiate your fee directly',
      'Find documents with the instruction',
      'Keep track of inspections',
    ],
    link: 'More for valuers',
  },
  testimonials: {
    title: 'Testimonials',
    invitation: `Do you work with ${brand.name}? Write and tell us how it is going.`,
  },
} as const;
