import { figure } from './format.ts';

export const home = {
  meta: {
    subject: 'real-estate valuations in Germany',
    description: `Manage the valuation of property in Germany quickly and easily. Send one enquiry, and the first offer from a verified valuer usually arrives within ${figure.firstOfferWithin}.`,
    keywords:
      'real-estate valuation, property valuation, property appraisal, valuers, commission a valuation, valuation platform, valuation report Germany',
  },
  hero: {
    kicker: 'The platform for real-estate valuations in Germany',
    title: 'Manage the valuation process quickly and easily',
    lead: `Describe the property once. Verified valuers quote their fee and turnaround, and the first offer usually arrives within ${figure.firstOfferWithin}. You choose.`,
    note: 'For business clients. Registering and collecting offers costs nothing.',
  },
  survey: {
    label: 'Market value',
    methods: { income: 'Income', comparison: 'Comparison', cost: 'Cost' },
    derived: 'derived from the income value',
    description: (value: string) => `a model of a town with a surveyed house, market value ${value}.`,
  },
  report: {
    title: 'What you receive: a full valuation report',
    text: 'Six pages of a sample report on this very house, with the calculation step by step.',
    property: 'Mixed-use building',
    link: 'See the sample report',
    cover: { title: 'Market value report', property: 'Mixed-use building' },
  },
  clients: {
    kicker: 'For clients',
    title: 'Compare offers, choose one',
    lead: 'For banks, law firms, insolvency and estate administrators, insurers and estate agents.',
    points: [
      `An enquiry takes ${figure.timeToEnquiry} on average.`,
      `About ${figure.adminTimeSaved} less admin time, because offers, contract and report are kept together.`,
      'Several enquiries at once, and you see where each one stands.',
    ],
  },
  valuers: {
    kicker: 'For valuers',
    title: 'Read an enquiry, decide for yourself',
    lead: `Once you are verified, you receive qualified enquiries. Making an offer takes you ${figure.enquiryToOffer}, and your first ${figure.freeAtSignUp} are free.`,
    points: [
      `Up to ${figure.additionalLeads} more enquiries.`,
      `You set the fee. Our success fee of ${figure.successFee}, at least ${figure.minimumFee} per report and plus VAT, is due only when you win an instruction.`,
    ],
  },
  closing: {
    title: 'Do you need a valuation, or do you write them?',
    text: 'Registering costs nothing and commits you to nothing.',
  },
} as const;
