import { brand } from '#common/company.ts';
import type { InstitutionalContent } from '../types/institutional.ts';
import { figure } from './format.ts';

export const institutional: InstitutionalContent = {
  meta: {
    description: `Property valuations for banks, law firms, insurers and estate agencies: one enquiry, several offers to compare and about ${figure.adminTimeSaved} less administration.`,
    keywords:
      'commercial property valuation, valuation for banks, valuation for insurers, valuation for estate agencies, valuation cost Germany, short valuation, full valuation',
  },
  hero: {
    kicker: 'For institutional clients',
    title: 'All your valuations in one place',
    lead: 'A single enquiry reaches verified valuers. You compare their offers by price and delivery time, and take each order through to the finished report.',
    note: 'Signing up is free and commits you to nothing.',
  },
  lead: {
    kicker: 'One record instead of scattered emails',
    title: 'Less effort, more choice',
    lead: `Finding valuers, asking for offers, sending documents, chasing replies: anyone who has property valued regularly knows the work around the work. ${brand.name} turns it into a single process.`,
  },
  industries: {
    kicker: 'Who it is for',
    title: 'Four industries, four purposes, one route to the report',
    items: {
      banks: {
        title: 'Banks and credit institutions',
        text: 'When a property serves as security, you need its value before you decide. You enquire about several properties at once, and the delivery time tells you which offer meets your deadline.',
        sample: { occasion: 'Lending', property: 'Office building', kind: 'Full valuation' },
      },
      lawyers: {
        title: 'Lawyers and law firms',
        text: 'In estate and insolvency matters, how a value was reached matters as much as the value. Offers, contract and report are kept in one record, ready for your file.',
        sample: { occasion: 'Estate', property: 'Apartment building', kind: 'Full valuation' },
      },
      insurers: {
        title: 'Insurance companies',
        text: 'Whether it is a single case or a whole portfolio, a short valuation gives you a first view and a full valuation the depth you need. You commission both in the same way.',
        sample: { occasion: 'Portfolio review', property: 'Warehouse', kind: 'Short valuation' },
      },
      agencies: {
        title: 'Real estate agencies',
        text: `An independent value makes the conversation about the asking price easier. The enquiry takes ${figure.timeToEnquiry} on average, so you can send it the moment you take on a property.`,
        sample: { occasion: 'Sale', property: 'Apartment', kind: 'Short valuation' },
      },
    },
    sampleLabel: 'Enquiry',
    lawyersLink: 'The solution for lawyers',
  },
  features: {
    kicker: 'Key benefits',
    title: 'What changes for you',
    lead: 'Four features take over what used to need phone calls, spreadsheets and reminders.',
  },
  pricing: {
    kicker: 'Pricing',
    title: 'You know the cost beforehand',
    lead: 'You pay for the report you order. The valuer sets its price, and you accept it or you do not.',
    lines: [
      {
        title: 'Signing up',
        text: 'No obligation, no payment. You decide only once there are offers to decide on.',
        price: 'free',
      },
      {
        title: 'Admin fees',
        text: `Waived for institutional clients for the first ${figure.adminFeeWaiver}. After that, the current price list applies.`,
        price: `${figure.adminFeeWaiver} waived`,
      },
      {
        title: 'Short valuation',
        text: 'The valuer sets the price; you see it in the offer before you commit.',
        from: 'from about',
        price: figure.shortValuationFrom,
      },
      {
        title: 'Full valuation',
        text: 'Each valuer prices their own offer. It pays to compare.',
        from: 'from about',
        price: figure.fullValuationFrom,
      },
      {
        title: 'Success fee',
        text: `For an order placed through us we receive ${figure.successFee} of the valuation’s price\u00a0– from the valuer, not from you.`,
        price: 'not paid by you',
      },
    ],
    note: 'You conclude the contract for the report directly with the valuer, and the fee you agree on belongs to the valuer.',
  },
  callToAction: {
    title: 'Create your first enquiry',
    text: `Sign up, describe the property, send. Your first offer arrives within ${figure.firstOfferWithin}, and the decision is yours.`,
  },
};
