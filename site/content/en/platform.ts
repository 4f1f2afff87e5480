import { brand } from '#common/company.ts';
import type { PlatformContent } from '../types/platform.ts';
import { figure } from './format.ts';

const mark = `New in ${figure.managementFeaturesYear}`;

export const platform: PlatformContent = {
  meta: {
    description:
      'The platform for real-estate valuations: enquiries, offers, negotiation, contract, documents, inspection and report in one place, hosted in Germany.',
    keywords:
      'valuation platform, manage valuations, compare valuation offers, document management for valuations, inspection management, hosted in Germany',
  },
  hero: {
    kicker: 'The platform',
    title: 'One\u00a0place for\u00a0the\u00a0whole valuation process',
    lead: `${brand.name} brings clients and valuers together and guides both from the first enquiry to the finished report.`,
  },
  audienceLinks: { clients: 'For clients', valuers: 'For valuers' },
  benefits: {
    kicker: 'Core benefits',
    title: 'Find each other, then move forward together',
    lead: 'The platform first takes the enquiry to suitable valuers, then the order through to the finished report.',
    leads: {
      title: 'Enquiries that reach the right desk',
      text: `Clients write an enquiry in ${figure.timeToEnquiry} on average and receive the first offer within ${figure.firstOfferWithin}. Valuers gain up to ${figure.additionalLeads} more leads.`,
    },
    process: {
      title: 'A process that holds together',
      text: `Offer, contract, documents, inspection and report belong to one file that both sides can see. It saves about ${figure.adminTimeSaved} of admin time.`,
    },
    processLabel: 'The stages of an order',
    stages: ['Enquiry', 'Offer', 'Contract', 'Documents', 'Inspection', 'Report'],
  },
  valuers: {
    head: {
      kicker: 'For valuers',
      title: 'Better valuations begin with better enquiries',
      lead: 'You learn early what is wanted, negotiate directly and keep documents and appointments under control.',
    },
    leads: {
      title: 'Lead generation',
      text: `Qualified enquiries come to you without your having to look for them. It takes you only ${figure.enquiryToOffer} from enquiry to offer.`,
      points: [
        'Notifications of new enquiries',
        'Details of the property and the kind of valuation from the start',
        'A personal enquiry link for your own pages',
      ],
    },
    negotiation: {
      title: 'Offer negotiation',
      text: 'You state price and delivery time, the client replies. You come to terms in the same place where the contract will be kept.',
      points: [
        'You set the price',
        'Direct negotiation with the client',
        'The contract is between the two of you',
      ],
    },
    documents: {
      mark,
      title: 'Document management',
      text: 'What the client provides and what you deliver stay with the order, not scattered across your inbox.',
    },
    inspection: {
      mark,
      title: 'Inspection management',
      text: 'You arrange the inspection with the client and find day, time and address with the order.',
    },
    link: 'More for valuers',
  },
  clients: {
    head: {
      kicker: 'For clients',
      title: 'Keep track, however many properties you have',
      lead: 'You describe the property once. From then on you see where each order stands and what comes next.',
    },
    leads: {
      title: 'Find the right valuer',
      text: `You send one enquiry and the offers come to you, the first within ${figure.firstOfferWithin}. Whether you accept one, and which, is your decision.`,
      points: [
        'Offers sorted by price and delivery time',
        'Short and full valuations',
        'No obligation, even after you have enquired',
      ],
    },
    enquiries: {
      title: 'Multiple enquiries',
      text: 'An estate with four houses, a loan secured on ten properties: you send as many enquiries as you need and manage them side by side.',
      points: [
        'All enquiries in one overview',
        'The status of each order at a glance',
        `About ${figure.adminTimeSaved} less administration`,
      ],
    },
    documents: {
      mark,
      title: 'Document management',
      text: 'You provide your documents once. Contract and report are added to them, and everything stays with the order.',
    },
    inspection: {
      mark,
      title: 'Inspection management',
      text: 'You arrange the inspection with the valuer on the platform. Who comes, when and where: it is all settled.',
    },
    link: 'More for institutional clients',
  },
  testimonials: {
    kicker: 'Testimonials',
    title: 'What our customers say',
    quotes: [],
    waiting:
      'Only what customers have really said appears here. At present we are listening to our pilot customers; we will publish their experience as soon as we have it and they have approved it.',
    invitation: {
      title: 'Do you work with valuations?',
      text: 'Write and tell us what a platform has to do for you. We read every message.',
    },
  },
};
