import { figure } from './format.ts';

export const home = {
  meta: {
    description: `Manage the property valuation process in Germany quickly and easily. Send one enquiry, and the first offer from a verified valuer usually arrives within ${figure.firstOfferWithin}.`,
    keywords:
      'real-estate valuation, property valuation, property appraisal, valuers, commission a valuation, valuation platform, valuation report Germany',
  },
  hero: {
    kicker: 'Real-estate valuations in Germany',
    title: 'Manage the property valuation process quickly and easily',
    lead: `Describe the property once. [Verified valuers] quote their fee and turnaround, and the first offer usually arrives within ${figure.firstOfferWithin}. You choose.`,
    note: 'For business clients. It costs nothing to register and collect offers.',
  },
  enquiry: {
    title: 'One enquiry, three offers',
    scene: 'a model of a town. The chosen property is orange, and its plot is measured.',
    property: {
      legend: 'Property',
      options: { house: 'Mixed-use building', flats: 'Flats', land: 'Land' },
    },
    purpose: { legend: 'Purpose', options: { loan: 'Loan', estate: 'Estate', purchase: 'Purchase' } },
    result: {
      loan: 'Today’s market value. A mortgage lending value is requested by the bank and priced separately.',
      estate: 'Market value at the date of death.',
      purchase: 'Today’s market value.',
    },
    show: { closed: 'See three offers', open: 'Change the enquiry' },
    offers: 'fees plus VAT, inspection and expenses included',
    verified: 'Verified',
    qualifications: {
      appointed: 'According to the profile: publicly appointed and sworn',
      certified: 'According to the profile: certified',
      independent: 'According to the profile: independent valuer',
    },
    papers:
      'Ask to see the letter of appointment or certificate, and proof of liability insurance, before you sign the contract.',
    orderedBy: 'Order by',
    orders: { price: 'Fee', time: 'Turnaround' },
    chosen: 'Chosen. The contract comes next.',
    report: { title: 'The result: a full valuation', link: 'View the sample report' },
  },
  clients: {
    kicker: 'For clients',
    title: 'Compare offers, choose one',
    lead: 'For banks, law firms, insolvency and estate administrators, insurers and estate agents.',
    points: [
      `An enquiry takes ${figure.timeToEnquiry} on average.`,
      `About ${figure.adminTimeSaved} less admin time, estimated in comparison with instructing valuers by phone and email: offers, contract and report are kept together.`,
      'Several enquiries at once, and you see where each one stands.',
    ],
  },
  valuers: {
    kicker: 'For valuers',
    title: 'Read an enquiry, decide for yourself',
    lead: `Once you are verified, you receive qualified enquiries. Your first ${figure.freeAtSignUp} are free.`,
    points: [
      `Up to ${figure.additionalLeads} more enquiries.`,
      `Making an offer takes you ${figure.enquiryToOffer}.`,
      `You set the fee. Our success fee of ${figure.successFee} of your fee (minimum ${figure.minimumFee} per report, plus VAT) is due only when you win an instruction.`,
    ],
  },
  closing: {
    title: 'Do you need a valuation, or do you write them?',
    text: 'Registering costs nothing and does not oblige you to commission anything.',
  },
} as const;
