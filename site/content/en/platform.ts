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
        answer: `Clients sign up free of charge. Valuers pay nothing for their first ${figure.freeAtSignUp}, then ${figure.successFee} of their fee (plus VAT) when they win an instruction.`,
        more: 'Costs for both sides',
      },
      firstOffer: {
        question: 'When does the first offer come?',
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
        more: 'Terms on the valuation contract',
      },
    },
  },
  audienceLinks: { clients: 'For clients', valuers: 'For valuers' },
  benefits: {
    kicker: 'Core benefits',
    title: 'The right valuer, the right instruction',
    lead: 'The platform forwards the enquiry to valuers whose profile makes them suitable. After that it accompanies the instruction to the finished report.',
    leads: {
      title: 'Enquiries that reach the right desk',
      text: `Clients write an enquiry in ${figure.timeToEnquiry} on average and receive the first offer within ${figure.firstOfferWithin}. Valuers gain up to ${figure.additionalLeads} more enquiries.`,
    },
    process: {
      title: 'A process that holds together',
      text: `Offer, contract, documents, inspection and report belong to one case file that both sides can see. It saves about ${figure.adminTimeSaved} of admin time.`,
    },
    processLabel: 'The stages of an instruction',
    stages: ['Enquiry', 'Offer', 'Contract', 'Documents', 'Inspection', 'Report'],
  },
  twoSides: {
    kicker: 'One case, two sides',
    title: 'What happens on the client’s side, and on the valuer’s',
    lead: 'A sample case in eight events: a bank has an office building valued.',
    sides: { client: 'Client', valuer: 'Valuer' },
    events: {
      enquiry: {
        title: 'Enquiry',
        client: 'Describes property, purpose and scope, and sends the enquiry.',
        valuer: 'Is notified, and reads what is to be valued and by when.',
      },
      offer: {
        title: 'Offer',
        client: 'Sees the offer beside others, sorted by fee or by delivery time.',
        valuer: 'States fee and delivery time, and sends the offer.',
      },
      counterOffer: {
        title: 'Counter-offer',
        client: 'Proposes a different fee.',
        valuer: 'Decides whether to make a new offer.',
      },
      choice: {
        title: 'Choice',
        client: 'Accepts one offer, or none.',
        valuer: 'Has agreed fee and delivery time with the client.',
      },
      contract: {
        title: 'Contract',
        client: 'Signs the contract with the valuer.',
        valuer: 'Signs the contract with the client.',
      },
      documents: {
        title: 'Documents',
        client: 'Provides what the valuation needs.',
        valuer: 'Finds the documents with the instruction.',
      },
      inspection: {
        title: 'Inspection',
        client: 'Arranges the date and makes the visit possible.',
        valuer: 'Arranges the date and visits the property.',
      },
      report: {
        title: 'Report',
        client: 'Collects the finished report with the enquiry.',
        valuer: 'Hands over the report and invoices the fee directly.',
      },
    },
  },
  valuers: {
    head: {
      kicker: 'For valuers',
      title: 'Better valuations begin with better enquiries',
      lead: 'You learn early what is wanted, negotiate directly and keep documents and appointments under control.',
    },
    leads: {
      title: 'Receiving enquiries',
      text: `Qualified enquiries come to you once you are verified. Making an offer takes you ${figure.enquiryToOffer}.`,
      points: [
        'Notifications of new enquiries',
        'Details of the property and the kind of valuation from the start',
        'A personal enquiry link for your own pages',
      ],
    },
    negotiation: {
      title: 'Offer negotiation',
      text: 'You state fee and delivery time, the client replies. You come to terms where the contract will be kept.',
      points: [
        'You set the fee',
        'Direct negotiation with the client',
        'The contract is between the two of you',
      ],
    },
    documents: {
      since,
      title: 'Document management',
      text: 'What the client provides and what you deliver stay with the instruction, not scattered across your inbox.',
    },
    inspection: {
      since,
      title: 'Inspection management',
      text: 'You arrange the inspection with the client and find day, time and address with the instruction.',
    },
    link: 'More for valuers',
  },
  clients: {
    head: {
      kicker: 'For clients',
      title: 'Keep track, however many properties you have',
      lead: 'You describe the property once. From then on you see where each instruction stands and what comes next.',
    },
    leads: {
      title: 'Find the right valuer',
      text: `You send one enquiry and the offers come to you, the first within ${figure.firstOfferWithin}. Whether you accept one, and which, is your decision.`,
      points: [
        'Offers sorted by fee and delivery time',
        'Short and full valuations',
        'No obligation, even after you have enquired',
      ],
    },
    enquiries: {
      title: 'Multiple enquiries',
      text: 'An estate with four houses, a loan secured on ten properties: you send as many enquiries as you need and manage them side by side.',
      points: [
        'Your enquiries in one overview',
        'The status of each instruction at a glance',
        `About ${figure.adminTimeSaved} less admin time`,
      ],
    },
    documents: {
      since,
      title: 'Document management',
      text: 'You provide your documents once. Contract and report are added to them, and everything stays with the instruction.',
    },
    inspection: {
      since,
      title: 'Inspection management',
      text: 'You arrange the inspection with the valuer on the platform. Who comes where and when is settled.',
    },
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
