import type { LawyersContent } from '../types/lawyers.ts';
import { figure } from './format.ts';

export const lawyers: LawyersContent = {
  meta: {
    description: `Property valuations for lawyers, estate and insolvency administrators: enquire about several properties at once, first offer within ${figure.firstOfferWithin}, one record.`,
    keywords:
      'property valuation for lawyers, valuation insolvency administrator, estate administrator valuation, probate valuation Germany, insolvency valuation Germany, market value report',
  },
  hero: {
    kicker: 'For lawyers, estate and insolvency administrators',
    title: 'The report your file\u00a0needs, without the\u00a0search',
    lead: 'You describe the property once and receive offers from verified valuers. From contract to report, everything stays in one record.',
    note: 'No obligation, and no payment on sign-up.',
  },
  createEnquiry: {
    kicker: 'Create an enquiry',
    title: 'One enquiry, and the offers come to you',
    lead: `Describe the property, choose the kind of valuation, send: it takes ${figure.timeToEnquiry} on average. Your first offer arrives within ${figure.firstOfferWithin}.`,
  },
  features: {
    kicker: 'Key benefits',
    title: 'More time for the matter itself',
    lead: 'The platform takes over the search for valuers, the comparison of prices and the chasing. The decision stays with you.',
  },
  solution: {
    kicker: 'A solution of your own',
    title: 'Built for probate and insolvency',
    lead: 'If you administer what belongs to others, you need to know what it is worth and be able to show how that value was reached.',
    points: [
      {
        title: 'Several properties, one overview',
        text: 'If an estate holds more than one property, enquire about all of them at once. Each keeps a record of its own; you keep the overview.',
      },
      {
        title: 'A choice you can account for',
        text: 'Several offers, sorted by price and delivery time, show heirs, creditors and the court what options you chose from.',
      },
      {
        title: 'One record for the file',
        text: 'Enquiry, offers, contract, documents, inspection and report stand side by side. When a matter changes hands, nothing is lost.',
      },
      {
        title: 'Confidential from the start',
        text: 'Two-factor authentication, encrypted data and hosting in Germany protect what has been entrusted to you.',
      },
    ],
    securityLink: 'How we protect your data',
  },
};
