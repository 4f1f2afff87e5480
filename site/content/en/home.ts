import { brand } from '#common/company.ts';
import type { HomeContent } from '../types/home.ts';
import { figure } from './format.ts';

export const home: HomeContent = {
  meta: {
    subject: 'real-estate valuations in Germany',
    description: `Manage the real-estate valuation process in Germany quickly and easily: one enquiry, the first offer from a verified valuer within ${figure.firstOfferWithin}, then your report.`,
    keywords:
      'real-estate valuation, property valuation, property appraisal, valuers, commission a valuation, valuation platform, valuation report Germany',
  },
  hero: {
    kicker: 'The platform for real-estate valuations in Germany',
    title: 'Manage the real-estate valuation process quickly and easily',
    lead: 'One enquiry is enough: you receive offers from verified valuers, choose the one that suits you and follow the work through to the finished report.',
    note: 'For business clients. Signing up costs nothing and commits you to nothing.',
  },
  answers: {
    title: 'In brief',
    items: {
      cost: {
        question: 'What does it cost me?',
        answer: `Clients: signing up and offers cost nothing, and each offer states its fee. Valuers: a success fee of ${figure.successFee} once they are instructed. All plus VAT.`,
        more: 'Costs for both sides',
      },
      firstOffer: {
        question: 'When does the first offer come?',
        answer: `Within ${figure.firstOfferWithin}, typically after ${figure.firstOfferTypical}. When the report will be ready is part of every offer.`,
        more: 'The times in detail',
      },
      effort: {
        question: 'What do I have to do?',
        answer: `Write an enquiry, which takes ${figure.timeToEnquiry} on average. Then choose an offer, sign and share the documents.`,
        more: 'The six steps',
      },
      liability: {
        question: 'Who is liable?',
        answer: `For the report, the valuer, with whom you conclude the contract directly. ${brand.name} arranges it and is not a party to it.`,
        more: 'Terms on the valuation contract',
      },
    },
  },
  clients: {
    kicker: 'For institutional clients',
    title: 'One enquiry, several offers, one report',
    lead: `Law firms, administrators, banks, insurers and agencies write an enquiry in ${figure.timeToEnquiry} on average. The first offer arrives within ${figure.firstOfferWithin}.`,
    points: [
      {
        title: 'Offers at a glance',
        text: 'Sorted by fee and delivery time. Whether you accept one, and which, is up to you.',
      },
      {
        title: 'Several enquiries at once',
        text: 'However many properties are under way, you see how far each valuation has come.',
      },
      {
        title: `About ${figure.adminTimeSaved} less admin time`,
        text: 'Contract, documents, inspection and report go through the platform rather than through phone calls and inboxes.',
      },
    ],
  },
  valuers: {
    kicker: 'For professional valuers',
    title: 'Qualified enquiries that come to you',
    lead: `You register, are verified and receive enquiries. Making an offer takes you ${figure.enquiryToOffer}, and your first ${figure.freeAtSignUp} are free.`,
    points: [
      {
        title: `Up to ${figure.additionalLeads} more enquiries`,
        text: 'From clients who need a report and have already given the details you need.',
      },
      {
        title: 'You set the fee',
        text: `A success fee of ${figure.successFee} of your fee, at least ${figure.minimumFee} per report and plus VAT, is due only when you win an instruction. You pay no recurring fees.`,
      },
      {
        title: 'Your personal enquiry link',
        text: 'Place it on your own website: your business clients’ enquiries come straight to you, at the same success fee.',
      },
    ],
  },
};
