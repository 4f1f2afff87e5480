import type { HomeContent } from '../types/home.ts';
import { figure } from './format.ts';

export const home: HomeContent = {
  meta: {
    description: `Manage the real-estate valuation process quickly and easily: send one enquiry, receive first offers from verified valuers within ${figure.firstOfferWithin}, get your report.`,
    keywords:
      'real-estate valuation, property valuation, property appraisal, valuers, commission a valuation, valuation platform, valuation report Germany',
  },
  hero: {
    kicker: 'The platform for real-estate valuations',
    title: 'Manage the real-estate valuation process quickly and easily',
    lead: 'One enquiry is enough: you receive offers from valuers, choose the one that suits you and follow your order through to the finished report.',
    note: 'Signing up costs nothing and commits you to nothing.',
  },
  clients: {
    kicker: 'For institutional clients',
    title: 'One enquiry, several offers, one report',
    lead: `Law firms, administrators, banks, insurers and agencies write an enquiry in ${figure.timeToEnquiry} on average. The first offer arrives within ${figure.firstOfferWithin}.`,
    points: [
      {
        title: 'Offers at a glance',
        text: 'Sorted by price and delivery time. Whether you accept one, and which, is up to you.',
      },
      {
        title: 'Several enquiries at once',
        text: 'You manage all your valuations in one place, however many properties are under way.',
      },
      {
        title: `About ${figure.adminTimeSaved} less administration`,
        text: 'Contract, documents, inspection and report go through the platform rather than through phone calls and inboxes.',
      },
    ],
  },
  valuers: {
    kicker: 'For professional valuers',
    title: 'Qualified enquiries that come to you',
    lead: `Register, get verified, make offers: it takes you just ${figure.enquiryToOffer} from enquiry to offer. Your first ${figure.freeAtSignUp} are free.`,
    points: [
      {
        title: `Up to ${figure.additionalLeads} more leads`,
        text: 'From clients who need a report and have already given the details you need.',
      },
      {
        title: 'You set the price',
        text: `A success fee of ${figure.successFee} is due only when you win an order. You pay no recurring fees.`,
      },
      {
        title: 'Your personal enquiry link',
        text: 'Place it on your own website: your customers’ enquiries come straight to you.',
      },
    ],
  },
};
