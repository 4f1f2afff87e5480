import { statistic } from './format.ts';

export const clients = {
  statistics: {
    title: 'Cost and time in three figures',
    items: [
      {
        name: 'Operating costs saved',
        prefix: 'about',
        ...statistic('adminTimeSaved'),
        label: 'less admin time, an estimate compared with instructing valuers by phone and email.',
      },
      {
        name: 'Time to enquiry',
        prefix: 'on average',
        ...statistic('timeToEnquiry'),
        label: 'is all it takes to create an enquiry.',
      },
      {
        name: 'Time to offer',
        prefix: 'within',
        ...statistic('firstOfferWithin'),
        label: 'you usually have your first offer.',
      },
    ],
  },
  features: {
    offers: {
      title: 'Offer procurement',
      text: 'One enquiry brings you several offers, each with a fee and a turnaround. You sort them by whichever matters more to you, and choose.',
    },
    enquiries: {
      title: 'Multiple enquiries',
      text: 'You can run several enquiries side by side. An overview shows you how far each of them has got.',
    },
    pricing: {
      title: 'Fair pricing',
      text: 'Valuers set their own fees and quote them in advance as a fixed sum plus VAT. You can negotiate before you sign the contract.',
    },
    process: {
      title: 'Efficient process',
      text: 'You find contract, documents, inspection and report in one file. There is no need to piece them together from emails and attachments.',
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
