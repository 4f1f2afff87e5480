import type { ClientsContent } from '../types/clients.ts';
import { figure, statistic } from './format.ts';

const since = `since ${figure.managementFeaturesYear}`;

export const clients: ClientsContent = {
  statistics: {
    title: 'Time back for the work only you can do',
    items: [
      {
        prefix: 'about',
        ...statistic('adminTimeSaved'),
        label: 'less admin time, and lower operating costs with it',
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
      brief: 'One enquiry, several offers, sorted by fee and delivery time.',
      text: 'You describe the property once. Your enquiry goes to verified valuers: we have looked through the identity, profession and contact details they give; judging their expertise is left to you. Instead of waiting for people to call back, you compare.',
      points: [
        'Sorted by fee or by delivery time',
        `First offer within ${figure.firstOfferWithin}`,
        'No obligation to accept any of them',
      ],
    },
    enquiries: {
      title: 'Multiple enquiries',
      brief: 'The valuations you have under way in one overview, each with its status.',
      text: 'A single property or a whole portfolio: the overview shows you where offers are waiting, where a contract is open and where the report has arrived.',
      points: [
        'Several properties side by side',
        'The status of each enquiry at a glance',
        'Short and full valuations in the same overview',
      ],
    },
    pricing: {
      title: 'Fair pricing',
      brief: 'Valuers name their fee; you compare and decide.',
      text: 'Whoever writes the report sets the fee. You know it before you commit, and you see it beside other offers. If a point does not suit you yet, you negotiate with the valuer directly.',
      points: [
        `Short valuations from about ${figure.shortValuationFrom}, full valuations from about ${figure.fullValuationFrom}, plus VAT`,
        'The fee is settled before you sign',
        'The success fee is paid by the valuer',
      ],
    },
    process: {
      title: 'Efficient process',
      brief: 'Contract, documents, inspection and report in a single case file.',
      text: 'Once you have chosen, everything continues on the platform: sign the contract, share the documents, arrange the inspection, collect the report. You no longer have to ask whose inbox holds the latest version.',
      points: [
        `Documents kept with the instruction (${since})`,
        `An inspection date without endless phone calls (${since})`,
        `About ${figure.adminTimeSaved} less admin time`,
      ],
    },
  },
  steps: {
    kicker: 'How to start',
    title: 'Six steps to your report',
    lead: 'You send the enquiry, choose an offer and sign. Then you share the documents, arrange the inspection, and the platform shows you what comes next.',
    items: {
      enquiry: {
        title: 'Create an enquiry',
        text: `Describe the property and the purpose, and choose the kind of valuation. It takes ${figure.timeToEnquiry} on average.`,
      },
      offer: {
        title: 'Select an offer',
        text: 'Compare fee and delivery time and accept the offer you like. If none convinces you, decline them all.',
      },
      contract: {
        title: 'Sign the contract',
        text: 'You conclude the contract directly with the valuer, on the terms of the offer you chose.',
      },
      documents: {
        title: 'Share documents',
        text: `Land register extract, plans, leases: you provide what the valuation needs on the platform (${since}), encrypted and for this instruction.`,
      },
      inspection: {
        title: 'Inspection',
        text: `If an inspection is agreed, the valuer visits the property. You settle the date with them on the platform (${since}).`,
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
