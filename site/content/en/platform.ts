import { brand } from '#common/company.ts';
import type { PlatformContent } from '../types/platform.ts';
import { figure } from './format.ts';

const since = `Since ${figure.managementFeaturesYear}`;

export const platform: PlatformContent = {
  meta: {
    subject: 'from the enquiry to the valuation report',
    description:
      'The platform for real-estate valuations in Germany: enquiries, offers, negotiation, contract, documents, inspection and report, run on German servers.',
    keywords:
      'valuation platform, manage valuations, compare valuation offers, document management for valuations, inspection management, hosted in Germany',
  },
  hero: {
    kicker: 'The platform',
    title: 'One\u00a0place for\u00a0the\u00a0whole valuation process',
    lead: `${brand.name} brings clients and valuers together and guides both through the same steps: offer, contract, documents, inspection, report.`,
  },
  answers: {
    title: 'In brief',
    items: {
      cost: {
        question: 'What does it cost me?',
        answer: `Clients pay the valuer’s fee; for institutional clients we waive the handling charge for the first ${figure.adminFeeWaiver}. Valuers pay nothing for their first ${figure.freeAtSignUp}, then ${figure.successFee} of their fee for each instruction. All plus VAT.`,
        more: 'Costs for both sides',
      },
      firstOffer: {
        question: 'When does the first offer arrive?',
        answer: `Within ${figure.firstOfferWithin}. Several offers to compare are there within ${figure.allOffersWithin}.`,
        more: 'The times in detail',
      },
      effort: {
        question: 'What do I have to do?',
        answer: `Clients write an enquiry, in ${figure.timeToEnquiry} on average. Valuers are verified and answer with an offer.`,
        more: 'How the platform works',
      },
      liability: {
        question: 'Who is liable?',
        answer: `For the report, the valuer, under their contract with the client. ${brand.name} arranges it and is not a party to it.`,
        more: 'Terms for the contract',
      },
    },
  },
  benefits: {
    kicker: 'Core benefits',
    title: 'The right valuer, the right instruction',
    lead: 'The platform forwards the enquiry to valuers whose profile makes them suitable.',
    leads: {
      title: 'Enquiries that reach the right desk',
      text: `Clients send one enquiry and compare several offers. Valuers gain up to ${figure.additionalLeads} more enquiries.`,
    },
    process: {
      title: 'A process that holds together',
      text: `Offer, contract, documents, inspection and report belong to one case file that both sides can see. It saves about ${figure.adminTimeSaved} of admin time.`,
    },
  },
  valuers: {
    kicker: 'For valuers',
    title: 'Better valuations begin with better enquiries',
    features: [
      {
        title: 'Receiving enquiries',
        text: 'Once you are verified, you can receive qualified enquiries.',
      },
      {
        title: 'Offer negotiation',
        text: 'You set the fee and negotiate it directly with the client.',
      },
      {
        since,
        title: 'Document management',
        text: 'What you are given and what you deliver stay with the instruction.',
      },
      {
        since,
        title: 'Inspection management',
        text: 'Day, time and address are at hand with the instruction.',
      },
    ],
    link: 'More for valuers',
  },
  clients: {
    kicker: 'For clients',
    title: 'Keep track, however many properties you have',
    features: [
      {
        title: 'Find the right valuer',
        text: `You send one enquiry; the first offer comes within ${figure.firstOfferWithin}.`,
      },
      {
        title: 'Multiple enquiries',
        text: 'Each with its status, side by side in one overview.',
      },
      {
        since,
        title: 'Document management',
        text: 'Documents are provided once; contract and report are added to them.',
      },
      {
        since,
        title: 'Inspection management',
        text: 'You arrange the inspection on the platform.',
      },
    ],
    link: 'More for institutional clients',
  },
  testimonials: {
    head: { kicker: 'Testimonials', title: 'What customers say about us' },
    quotes: [],
    invitation: {
      title: 'Do you work with valuations?',
      text: 'Testimonials appear here only once customers have approved them. Until then, write and tell us what a platform has to do for you.',
    },
  },
};
