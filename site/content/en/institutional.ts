import { brand } from '#common/company.ts';
import type { Bill } from '../types/shared.ts';
import type { InstitutionalContent } from '../types/institutional.ts';
import { bills, figure, law } from './format.ts';

const net = 'plus VAT';

const bill = (title: string, amounts: { net: string; vat: string; gross: string }): Bill => ({
  title,
  lines: [
    { label: 'Fee, net', amount: amounts.net },
    { label: `VAT, ${figure.vatRate}`, amount: amounts.vat },
    { label: 'Invoice total, gross', amount: amounts.gross },
  ],
});

export const institutional: InstitutionalContent = {
  meta: {
    subject: 'property valuations in Germany',
    description: `Property valuations in Germany for banks, law firms, insurers and estate agencies: one enquiry, several offers to compare, about ${figure.adminTimeSaved} less admin time.`,
    keywords:
      'commercial property valuation, valuation for banks, valuation for insurers, valuation for estate agencies, valuation cost Germany, short valuation, full valuation',
  },
  hero: {
    kicker: 'For institutional clients',
    title: 'All your property valuations in Germany in one place',
    lead: 'A single enquiry reaches verified valuers. You compare their offers by fee and delivery time, and take each instruction through to the finished report.',
    note: 'Signing up is free and commits you to nothing.',
  },
  answers: {
    title: 'In brief',
    items: {
      cost: {
        question: 'What does it cost me?',
        answer: `Nothing for signing up and for offers; we waive the handling charge for the first ${figure.adminFeeWaiver}. Each offer states its fee, ${net}.`,
        more: 'See the price list',
      },
      firstOffer: {
        question: 'When does the first offer come?',
        answer: `Within ${figure.firstOfferWithin}, several to compare within ${figure.allOffersWithin}. When the report will be ready is part of every offer.`,
        more: 'The times in detail',
      },
      effort: {
        question: 'What do I have to do?',
        answer: `Write the enquiry, which takes ${figure.timeToEnquiry} on average. Then choose an offer, sign and share the documents.`,
        more: 'The six steps',
      },
      liability: {
        question: 'Who is liable?',
        answer: `For the report, the valuer, with whom you conclude the contract directly. ${brand.name} arranges it and is not a party to it.`,
        more: 'Terms on the valuation contract',
      },
    },
  },
  lead: {
    kicker: 'One case file instead of scattered emails',
    title: 'Less effort, more choice',
    lead: `Finding valuers, asking for offers, sending documents, chasing replies: anyone who has property valued regularly knows the work around the work. ${brand.name} takes a good part of it off your hands.`,
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
  independence: {
    kicker: 'Independence',
    title: 'We earn nothing from what the property is worth',
    lead: 'Anyone who relies on a report must be able to say that the intermediary had no interest in its result. There are three reasons why we have none.',
    points: [
      {
        title: 'Our fee follows the valuer’s fee',
        text: `Our success fee is ${figure.successFee} (${net}) of the fee that you agree with the valuer before the value is known. Whatever value the report states, our fee stays the same.`,
      },
      {
        title: 'The valuer sets the fee',
        text: 'We prescribe no fees. You sort your offers by fee or by delivery time. Premium partners receive more enquiries; what makes one is agreed individually.',
      },
      {
        title: 'The contract is direct',
        text: 'You conclude it with the valuer, who works on their own responsibility. Anything that may give rise to doubt about their independence has to be disclosed to you before you sign.',
      },
    ],
  },
  pricing: {
    kicker: 'Pricing',
    title: 'You know the cost before you commission',
    lead: `The valuer sets the fee. You see it in the offer and decide whether to accept it. All prices are net, ${net}.`,
    lines: [
      {
        title: 'Signing up and offers',
        text: 'No obligation, no payment. You decide only once there are offers to decide on.',
        price: 'free',
      },
      {
        title: 'Handling charge',
        text: `Waived for institutional clients for the first ${figure.adminFeeWaiver} from sign-up. What applies after that you see on the platform before you commission anything.`,
        price: `${figure.adminFeeWaiver} waived`,
      },
      {
        title: 'Short valuation',
        text: 'The valuer sets the fee; you know it before you commit.',
        from: 'from about',
        net,
        price: figure.shortValuationFrom,
      },
      {
        title: 'Full valuation',
        text: 'Each valuer prices their own offer. It pays to compare.',
        from: 'from about',
        net,
        price: figure.fullValuationFrom,
      },
      {
        title: 'Success fee',
        text: `When a valuation is commissioned through the platform, we receive ${figure.successFee} of its fee, ${net}.`,
        price: 'paid by the valuer',
      },
    ],
    note: 'You conclude the contract for the report directly with the valuer, and the fee you agree on belongs to the valuer.',
    drivers: {
      title: 'What the fee depends on',
      items: [
        { title: 'Type of property', text: 'how it is used, and whether it is let' },
        { title: 'Size', text: 'floor space, units, number of buildings' },
        { title: 'Purpose', text: 'what you need the report for, and who will read it' },
        { title: 'Documents', text: 'what is there, and what has still to be obtained' },
        { title: 'Deadline', text: 'when the report has to be ready' },
        { title: 'Depth', text: 'short valuation or full valuation' },
      ],
    },
    examples: {
      title: 'Three invoices as examples',
      bills: [
        bill('Short valuation', bills.client.short),
        bill('Full valuation', bills.client.full),
        bill('Full valuation, mixed-use building', bills.client.building),
      ],
      note: `Made-up examples, not offers. The valuer sends you the invoice; no VAT is added by a valuer under the German scheme for small businesses (${law.smallBusiness}).`,
    },
  },
  callToAction: {
    title: 'Create your first enquiry',
    text: `Sign up, describe the property, send. Your first offer arrives within ${figure.firstOfferWithin}, and the decision is yours.`,
  },
};
