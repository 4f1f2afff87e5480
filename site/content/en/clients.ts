import type { ClientsContent } from '../types/clients.ts';
import { figure, statistic } from './format.ts';

export const clients: ClientsContent = {
  statistics: {
    title: 'Time back for the work only you can do',
    items: [
      {
        prefix: 'about',
        ...statistic('adminTimeSaved'),
        label: 'less administration, and lower operating costs with it',
      },
      {
        prefix: 'on average',
        ...statistic('timeToEnquiry'),
        label: 'from an empty form to a sent enquiry',
      },
      {
        prefix: 'within',
        ...statistic('firstOfferWithin'),
        label: `your first offer arrives, typically after ${figure.firstOfferTypical}`,
      },
    ],
  },
  features: {
    offers: {
      title: 'Offer procurement',
      brief: 'One enquiry, several offers, sorted by price and delivery time.',
      text: 'You describe the property once. Valuers read your enquiry and tell you their price and how long they need. Instead of waiting for people to call back, you compare.',
      points: [
        'Sorted by price or by delivery time',
        `First offer within ${figure.firstOfferWithin}`,
        'No obligation to accept any of them',
      ],
    },
    enquiries: {
      title: 'Multiple enquiries',
      brief: 'All the valuations you have under way in one place, each with its status.',
      text: 'A single property or a whole portfolio: every enquiry has its own record, and the overview shows you where offers are waiting, where a contract is open and where the report has arrived.',
      points: [
        'Several properties at once, none of them out of sight',
        'The status of each enquiry at a glance',
        'Short and full valuations in the same overview',
      ],
    },
    pricing: {
      title: 'Fair pricing',
      brief: 'Valuers name their price; you compare and decide.',
      text: 'Whoever writes the report sets its price. You know it before you commit, and you see it beside other offers. If a point does not suit you yet, you negotiate with the valuer directly.',
      points: [
        `Short valuations from about ${figure.shortValuationFrom}, full valuations from about ${figure.fullValuationFrom}`,
        'The price is settled before you sign',
        'The success fee is paid by the valuer',
      ],
    },
    process: {
      title: 'Efficient process',
      brief: 'Contract, documents, inspection and report in a single record.',
      text: 'Once you have chosen, everything continues in the same place: sign the contract, share the documents, arrange the inspection, collect the report. Nobody has to ask whose inbox holds the latest version.',
      points: [
        'Documents kept with the order',
        'An inspection date without a chain of phone calls',
        `About ${figure.adminTimeSaved} less administration`,
      ],
    },
  },
  steps: {
    kicker: 'How to start',
    title: 'Six steps to your report',
    lead: 'You send the enquiry, choose an offer and sign. From then on the valuer is at work, and you can see at any time what comes next.',
    items: {
      enquiry: {
        title: 'Create an enquiry',
        text: `Describe the property and the purpose, and choose the kind of valuation. It takes ${figure.timeToEnquiry} on average.`,
      },
      offer: {
        title: 'Select an offer',
        text: 'Compare price and delivery time and accept the offer you like. If none convinces you, decline them all.',
      },
      contract: {
        title: 'Sign the contract',
        text: 'You conclude the contract directly with the valuer, on the terms of the offer you chose.',
      },
      documents: {
        title: 'Share documents',
        text: 'Land register extract, plans, leases: provide what the valuation needs, encrypted and for this order only.',
      },
      inspection: {
        title: 'Inspection',
        text: 'The valuer visits the property on the date you have agreed.',
      },
      report: {
        title: 'Receive your report',
        text: 'The finished report is waiting with your enquiry, together with the contract and the documents.',
      },
    },
  },
  promises: [
    'You are connected with valuers directly',
    'No obligation: you need not accept any offer',
    'No payment on sign-up',
  ],
};
