import { brand } from '#common/company.ts';
import { surveyedHouse } from '../samples/home.ts';
import type { HomeContent } from '../types/home.ts';
import { figure, format } from './format.ts';
import { sample } from './sample.ts';

const { money, metres } = format;

export const home: HomeContent = {
  meta: {
    subject: 'real-estate valuations in Germany',
    description: `Manage the real-estate valuation process in Germany quickly and easily: one enquiry, the first offer from a verified valuer within ${figure.firstOfferWithin}, then your report.`,
    keywords:
      'real-estate valuation, property valuation, property appraisal, valuers, commission a valuation, valuation platform, valuation report Germany',
  },
  hero: {
    kicker: 'The platform for real-estate valuations in Germany',
    title: 'Manage the valuation process quickly and easily',
    lead: 'One enquiry is enough: verified valuers make you offers, you choose one and keep track of the work until the report arrives.',
    note: 'For business clients. Signing up costs nothing and commits you to nothing.',
  },
  survey: {
    sample,
    label: 'Market value',
    amount: money(surveyedHouse.marketValue),
    methods: [
      { label: 'Income', amount: money(surveyedHouse.incomeValue) },
      { label: 'Comparison', amount: money(surveyedHouse.comparisonValue) },
      { label: 'Cost', amount: money(surveyedHouse.costValue) },
    ],
    derived: 'from three methods',
    measures: { front: metres(surveyedHouse.front), side: metres(surveyedHouse.side) },
    description: `${sample}: a model of a town, in it a surveyed residential and commercial building with a market value of ${money(surveyedHouse.marketValue)}.`,
  },
  report: {
    sample,
    title: 'What you hold in your hands at the end',
    text: 'Six pages of a sample report on this very building, from the cover to the signature, with the calculation step by step.',
    property: 'Residential and commercial building',
    amount: money(surveyedHouse.marketValue),
    link: 'See the sample report',
    cover: { title: 'Market value report', property: 'Residential and commercial building' },
  },
  answers: {
    title: 'In brief',
    items: {
      cost: {
        question: 'What does it cost me?',
        answer: `Clients pay the valuer’s fee; for institutional clients we waive the handling charge for the first ${figure.adminFeeWaiver}. Valuers pay ${figure.successFee} of their fee for each instruction, and nothing in their first ${figure.freeAtSignUp}. All plus VAT.`,
        more: 'Costs for both sides',
      },
      firstOffer: {
        question: 'When does the first offer arrive?',
        answer: `Within ${figure.firstOfferWithin}, typically after ${figure.firstOfferTypical}. Every offer states the delivery time for the report.`,
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
        more: 'Terms for the contract',
      },
    },
  },
  clients: {
    kicker: 'For clients',
    title: 'Compare offers, choose one',
    lead: `Law firms, administrators, banks, insurers and real-estate agencies write an enquiry in ${figure.timeToEnquiry} on average. The first offer arrives within ${figure.firstOfferWithin}.`,
    points: [
      `About ${figure.adminTimeSaved} less admin time: contract and report go through the platform; since ${figure.managementFeaturesYear} so do documents and inspection dates.`,
      'Several enquiries at once, and you see how far each valuation has come.',
    ],
    register: 'Register as a client',
  },
  valuers: {
    kicker: 'For valuers',
    title: 'Read an enquiry, decide yourself',
    lead: `You register, are verified and receive qualified enquiries. Making an offer takes you ${figure.enquiryToOffer}, and your first ${figure.freeAtSignUp} are free.`,
    points: [
      `Up to ${figure.additionalLeads} more enquiries. Your personal enquiry link goes on your own pages.`,
      `You set the fee. A success fee of ${figure.successFee} of it, at least ${figure.minimumFee} per report and plus VAT, is due only when you win an instruction. You pay no recurring fees.`,
    ],
    register: 'Register as a valuer',
  },
  securityPath: { place: 'Servers in Germany' },
  closing: {
    title: 'Which side of the report are you on?',
    text: 'Whether you need a report or write it: registering costs neither side anything and commits you to nothing.',
  },
};
