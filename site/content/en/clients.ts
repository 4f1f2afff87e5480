import { statistic } from './format.ts';

export const clients = {
  statistics: {
    title: 'The time you gain',
    items: [
      {
        prefix: 'about',
        ...statistic('adminTimeSaved'),
        label: 'less admin, lower running costs',
      },
      {
        prefix: 'on average',
        ...statistic('timeToEnquiry'),
        label: 'to send your enquiry',
      },
      {
        prefix: 'within',
        ...statistic('firstOfferWithin'),
        label: 'you usually have your first offer',
      },
      {
        prefix: 'the first',
        ...statistic('adminFeeWaiver'),
        label: 'after registering: no processing fee',
      },
    ],
  },
  features: {
    offers: {
      title: 'Offer procurement',
      text: 'Several offers from one enquiry.',
    },
    enquiries: {
      title: 'Multiple enquiries',
      text: 'All in one overview, each with its status.',
    },
    pricing: {
      title: 'Fair pricing',
      text: 'Known in advance and negotiable.',
    },
    process: {
      title: 'Efficient process',
      text: 'One file from contract to report.',
    },
  },
  steps: {
    enquiry: 'Create an enquiry',
    offer: 'Select an offer',
    contract: 'Sign the contract',
    documents: 'Share documents',
    inspection: 'Inspection',
    report: 'Receive your report',
  },
  promises: ['Direct contact with valuers', 'No obligation to accept an offer', 'No payment on registration'],
} as const;
