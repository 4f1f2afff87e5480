import type { ValuationNeedContent } from '../types/valuationNeed.ts';
import { figure, law } from './format.ts';
import { valuationGuide } from './valuationGuide.ts';

const { items: occasions } = valuationGuide.occasions;

export const valuationNeed: ValuationNeedContent = {
  meta: {
    name: 'Which valuation do I need?',
    description:
      'At most four questions about purpose, parties, date and property, then the valuation that fits, with documents, cost, time and the law behind it.',
    keywords: 'which valuation, short valuation, full valuation, lending value Germany',
  },
  head: {
    kicker: 'In four questions at most',
    title: 'What do you need the value for?',
    lead: 'Choose the purpose. At the end you see the kind of valuation, documents, cost and the law, at an address that you can pass on.',
  },
  steps: ['First question', 'Second question', 'Third question', 'Fourth question'],
  questions: {
    occasion: {
      title: 'What do you need the value for?',
      text: 'The purpose often settles which valuation you need.',
      answers: {
        lending: occasions.lending.title,
        estate: occasions.estate.title,
        tax: occasions.tax.title,
        insolvency: occasions.insolvency.title,
        sale: occasions.sale.title,
        portfolio: occasions.portfolio.title,
      },
    },
    reliance: {
      title: 'Who has to accept the value?',
      text: 'For a decision of your own, brief reasons will do. To convince others you need more.',
      answers: {
        self: 'Only we ourselves',
        others: 'Others too: heirs, creditors, auditors, a court',
      },
    },
    date: {
      title: 'As at which date do you need the value?',
      text: 'For a day in the past, the market and the condition of that day have to be established.',
      answers: { today: 'Today', past: 'An earlier date, such as the date of death' },
    },
    property: {
      title: 'Is anything about the property out of the ordinary?',
      text: 'That means whatever a flat rate does not capture.',
      answers: {
        plain: 'No, it is in ordinary use and without major damage',
        special: 'Yes: third-party rights, a ground lease, damage, contamination or an unusual use',
      },
    },
    lender: {
      title: 'Which value does the lender ask for?',
      text: 'Market value and lending value are two different values. The lender decides which applies.',
      answers: {
        lending_value: 'The lending value',
        market_value: 'The market value',
        unknown: 'We do not know yet',
      },
    },
    business: {
      title: 'Is it settled whether the business continues?',
      text: 'What the property is worth can depend on it.',
      answers: {
        settled: 'Yes, or the value does not depend on it',
        open: 'No, it may go on or close',
      },
    },
  },
  given: 'Your answers',
  change: 'change',
  restart: 'Start again',
  guide: 'Read the whole guide',
  outcome: {
    kicker: 'Result',
    titles: {
      short: 'A short valuation is usually enough',
      full: 'You need a full valuation',
      lending: 'You need a lending value report',
    },
    reasons: {
      ownView:
        'You decide for yourselves, the value is as at today, and nothing about the property is out of the ordinary: no statute prescribes a form for that.',
      othersRely:
        'Others have to accept the value. They can dispute it, and then the reasons must show each step.',
      pastDate: `The valuation date lies in the past (${law.valuationDate}). What applied then has to be derived and shown; a short valuation is too brief for that.`,
      specialProperty: `Particular features of the property have to be assessed on their own (${law.particularFeatures}). A flat estimate easily leaves them out.`,
      taxOffice: `A lower value is as a rule proven by a report (${law.lowerTaxValue}). The act says who may write it (${law.lowerTaxValueBy}).`,
      oneValue: `The register of the insolvency estate states the value (${law.insolvencyRegister}). Creditors and the court see it, so it needs full reasons.`,
      twoValues: `If the value depends on whether the business goes on or closes, both values have to be stated (${law.insolvencyRegister}). Ask for both.`,
      lenderAsksLending: `The lender asks for the lending value (${law.lendingValue}). A market value report does not replace it; name it in the enquiry as the basis of value.`,
      lenderAsksMarket: `The market value (${law.marketValue}) is enough for the lender. A decision will rest on it, so it needs full reasons.`,
      lenderToAsk: `Ask the lender first. If the charge is to cover Pfandbriefe, the lending value is what counts (${law.lendingValue}); prepare for that.`,
    },
    costs: 'Cost',
    duration: 'Time',
    durationText: `The first offer comes within ${figure.firstOfferWithin}. Every offer states the delivery time for the report; you agree on it in the contract.`,
    law: 'Law',
    inspection: 'Inspection',
    documents: 'The documents that you need',
    documentsLink: 'More about the documents',
    advice:
      'This is guidance, not legal advice. Whether a report is accepted is decided by whoever asks for it.',
    enquiry: 'How to write the enquiry',
  },
};
