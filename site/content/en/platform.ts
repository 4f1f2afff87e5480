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
    lead: 'Clients and valuers work in the same case file: offer, contract, documents, inspection, report.',
    note: `It costs clients nothing to collect offers. For valuers the first ${figure.freeAtSignUp} are free.`,
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
      title: 'Less admin on both sides',
      figure: `About ${figure.adminTimeSaved}`,
      text: `less admin time with one file for both sides, estimated in comparison with instructing valuers by phone and email. Since ${figure.managementFeaturesYear} it includes documents and inspections.`,
    },
  },
  clients: {
    kicker: 'For clients',
    title: 'Keep track, however many properties you have',
    features: [
      {
        title: 'Find the right valuer',
        text: 'Your enquiry goes to valuers whose profile suits the property, its location and the purpose. You see their offers in order of fee and turnaround.',
      },
      {
        title: 'Run several enquiries at once',
        text: 'Each enquiry has a file of its own. One overview shows you where offers are coming in, where a contract is open and where a report is ready.',
      },
      {
        title: 'Manage your documents',
        text: 'You upload the land register extract, leases and plans once. After the contract they are there for the valuer you have chosen.',
      },
      {
        title: 'Arrange inspections',
        text: 'You agree the date, access and contact person in the file, so that both sides know the same.',
      },
    ],
    link: 'More for institutional clients',
  },
  valuers: {
    kicker: 'For valuers',
    title: 'Better valuations begin with better enquiries',
    features: [
      {
        title: 'Receive qualified enquiries',
        text: 'You receive enquiries that suit your profile, and see the property, purpose and scope before you decide.',
      },
      {
        title: 'Negotiate your fee directly',
        text: 'You quote your own fee and turnaround and negotiate with the client on the platform. Both of you can look up where the negotiation stands.',
      },
      {
        title: 'Find documents with the instruction',
        text: 'What the client provides is kept in order with the instruction. If something is missing, you ask for it there.',
      },
      {
        title: 'Keep track of inspections',
        text: 'Dates, addresses and contact people stand with each instruction. You see which inspections are confirmed.',
      },
    ],
    link: 'More for valuers',
  },
  testimonials: {
    title: 'Testimonials',
    invitation: `Do you work with ${brand.name}? Write and tell us how it is going.`,
  },
} as const;
