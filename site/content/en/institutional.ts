import { brand } from '#common/company.ts';
import type { InstitutionalContent } from '../types/institutional.ts';
import { figure, law, standard } from './format.ts';

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
    title: 'Four industries, and what each should settle beforehand',
    labels: { cases: 'Purposes', documents: 'Documents', pitfalls: 'What matters' },
    items: {
      banks: {
        title: 'Banks and credit institutions',
        text: 'When a property serves as security, you need its value before you decide, and you must be able to show who determined it.',
        cases: [
          'New loans and renewals',
          'Reviews of existing security',
          'Realisation after a loan is called in',
        ],
        documents: [
          'Land register extract, cadastral map, register of public easements',
          'Floor plans, floor areas, building specification',
          'Leases, rent roll, refurbishments, energy certificate',
        ],
        pitfalls: [
          {
            title: 'Market value or lending value?',
            text: `Market value (${law.marketValue} and the ordinance ImmoWertV) holds on one date; the mortgage lending value (${law.lendingValue} and the ordinance BelWertV) is meant to last for the term of the loan. Say in the enquiry which one you need: a market value report is not a lending valuation.`,
          },
          {
            title: 'Which qualification?',
            text: `State what your institution requires: publicly appointed and sworn (${law.publicAppointment}, the Trade Code), certified to ${standard.personCertification}, for instance by HypZert, or the knowledge that ${law.lendingValuer} demands. Verified does not mean qualified: the valuer shows you the evidence.`,
          },
          {
            title: 'How independent?',
            text: `Our charge follows the fee, not the value of the property. Whether a valuer is independent of your lending business and of the borrower (${law.lendingValuerIndependence}) is for you to establish before the contract; whether and how you rotate is your decision.`,
          },
          {
            title: 'Outsourcing and DORA',
            text: `Whether using the platform is outsourcing (${law.bankOutsourcing}, the Banking Act) or an ICT service (${law.ictContracts}) is for your institution to classify. Ask for the papers it needs before you sign up.`,
          },
        ],
        sample: { occasion: 'Lending', property: 'Office building', kind: 'Full valuation, lending value' },
      },
      lawyers: {
        title: 'Lawyers and law firms',
        text: 'In estate and insolvency matters you must be able to account for the value, and for the choice of valuer as well.',
        cases: [
          'Estates, compulsory shares and their division',
          'Insolvencies with secured creditors',
          'Evidence for the tax office',
        ],
        documents: [
          'Letter of appointment, certificate of inheritance or court order',
          'Land register extract, cadastral map, leases',
        ],
        pitfalls: [
          {
            title: 'Valuation date, readers, secrecy',
            text: 'Each of these has a valuation date, readers and pitfalls of its own. We go through three of them on a page of their own.',
          },
        ],
        sample: { occasion: 'Estate', property: 'Single-family home', kind: 'Full valuation' },
      },
      insurers: {
        title: 'Insurance companies',
        text: 'For property that you own or lend against, you need market or lending values. For buildings that you insure, you need something else.',
        cases: [
          'Investments: purchase, holding, sale',
          'Loans secured on land',
          'An overview of a portfolio',
        ],
        documents: [
          'List of properties with addresses and areas',
          'Rent rolls and leases',
          'Earlier reports with their valuation dates, technical reports',
        ],
        pitfalls: [
          {
            title: 'The insured value is not a market value',
            text: `It asks what replacement or reinstatement costs (${law.insuredValue}, the Insurance Contract Act); market value asks what the market would pay (${law.marketValue}). No sum insured can be read from a market value report.`,
          },
          {
            title: 'A loss is not a valuation',
            text: `How high a loss is, other experts establish, often in an agreed procedure (${law.lossProcedure}). This platform is about the value of property, not about the size of claims.`,
          },
          {
            title: 'Accounts and supervision',
            text: `Fair values in the notes (${law.insurersFairValue}) and values under Solvency II (${law.insurersAssets}) follow rules of their own. State the purpose in the enquiry.`,
          },
        ],
        sample: { occasion: 'Portfolio review', property: 'Warehouse', kind: 'Short valuation' },
      },
      agencies: {
        title: 'Real estate agencies',
        text: `An independent value makes the conversation about the asking price easier. Writing the enquiry takes ${figure.timeToEnquiry} on average.`,
        cases: [
          'The asking price before marketing',
          'Sellers who disagree about the value',
          'Commercial property and land',
        ],
        documents: [
          'The owner’s authority',
          'Land register extract, cadastral map, floor plans, energy certificate',
          'Leases; for flats the declaration of division',
        ],
        pitfalls: [
          {
            title: 'Can the seller be the client?',
            text: `Yes, if the seller acts as a business (${law.entrepreneur}); the platform does not take consumers. If you enquire in your own name, you are the client and owe the fee.`,
          },
          {
            title: 'To whom may you show the report?',
            text: 'Whether seller, buyer and their banks may rely on it belongs in the contract with the valuer.',
          },
        ],
        sample: { occasion: 'Sale', property: 'Owner-occupied flat', kind: 'Short valuation' },
      },
    },
    sampleLabel: 'Sample enquiry',
    lawyersLink: 'The solution for lawyers',
    papersLink: 'Ask for the papers',
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
