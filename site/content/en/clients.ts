import { statistic } from './format.ts';

export const clients = {
  statistics: {
    title: 'The time you gain',
    items: [
      {
        prefix: 'about',
        ...statistic('adminTimeSaved'),
        label: 'less admin time, lower operating costs',
      },
      {
        prefix: 'on average',
        ...statistic('timeToEnquiry'),
        label: 'until your enquiry is sent',
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
      text: 'One enquiry brings you several offers, sorted by fee or turnaround.',
    },
    enquiries: {
      title: 'Multiple enquiries',
      text: 'Your open valuations share one overview, each with its status.',
    },
    pricing: {
      title: 'Fair pricing',
      text: 'You know the fee before you commit, and you can negotiate it.',
    },
    process: {
      title: 'Efficient process',
      text: 'Contract, documents, inspection and report sit in one case file.',
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
