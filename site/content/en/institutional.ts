import { brand } from '#common/company.ts';
import type { Bill } from '../types/shared.ts';
import type { InstitutionalContent } from '../types/institutional.ts';
import { bills, figure, law, standard } from './format.ts';

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
    lead: 'A single enquiry reaches verified valuers. You compare fees and delivery times, and take each instruction through to the report.',
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
        question: 'When does the first offer arrive?',
        answer: `Within ${figure.firstOfferWithin}, several to compare within ${figure.allOffersWithin}. Every offer states the delivery time for the report.`,
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
        more: 'Terms for the contract',
      },
    },
  },
  lead: {
    kicker: 'One case file instead of scattered emails',
    title: 'Less effort, more choice',
    lead: `Finding valuers, asking for offers, sending documents, chasing replies: ${brand.name} takes a good part of it off your hands.`,
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
          'Leases, rent roll, refurbishments, energy performance certificate',
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
            text: `Our success fee follows the valuer’s fee, not the value of the property. Whether a valuer is independent of your lending business and of the borrower (${law.lendingValuerIndependence}) is for you to establish before the contract; whether and how you rotate is your decision.`,
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
          'Estates, compulsory shares, division among heirs',
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
            text: 'Each of these has a valuation date, readers and pitfalls of its own. We go through all three on the page for lawyers.',
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
            title: 'Assessing a loss is not valuing a property',
            text: `How high a loss is, is for other experts to establish, often in an agreed procedure (${law.lossProcedure}). This platform is about the value of property, not about the size of claims.`,
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
          'Land register extract, cadastral map, floor plans, energy performance certificate',
          'Leases; for flats the declaration of division',
        ],
        pitfalls: [
          {
            title: 'Can the seller be the client?',
            text: `Yes, if the seller acts as a business (${law.entrepreneur}); the platform does not take consumers. If you enquire in your own name, you are the client and owe the fee.`,
          },
          {
            title: 'To whom may you show the report?',
            text: 'Under the terms it serves the purposes of the valuation contract only. Name in that contract who may see it and who may rely on it. Whether a bank accepts it is for the bank to decide.',
          },
        ],
        sample: { occasion: 'Sale', property: 'Owner-occupied flat', kind: 'Short valuation' },
      },
    },
    sampleLabel: 'Sample enquiry',
    lawyersLink: 'The solution for lawyers',
    papersLink: 'Ask for the papers',
  },
  independence: {
    kicker: 'Independence',
    title: 'Our success fee does not follow the value',
    lead: 'Anyone who presents a report must be able to say that the platform earns nothing from its result. Three rules see to that.',
    points: [
      {
        title: 'Agreed before the value is known',
        text: `Our success fee is ${figure.successFee} (${net}) of the fee that you agree with the valuer before the work begins. Whatever value the report states, our fee stays the same.`,
      },
      {
        title: 'The valuer sets the fee',
        text: 'We prescribe no fees. You sort your offers by fee or by delivery time. Premium partners receive more enquiries; what makes a premium partner is agreed individually.',
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
        text: `Waived for banks, insurers, law firms, administrators and estate agencies for the first ${figure.adminFeeWaiver} from sign-up. What applies after that, and otherwise, is in the price list on the platform before you commission anything.`,
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
        text: 'Each valuer prices their own offer. For lending values we have no guide price.',
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
