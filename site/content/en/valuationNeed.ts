import { figure, law, standard } from './format.ts';

export const valuationNeed = {
  meta: {
    name: 'Which valuation do I need?',
    description:
      'At most four questions about purpose, parties, date and property, then the valuation that fits, with documents, cost, time and the law behind it.',
    keywords: 'which valuation, short valuation, full valuation, lending value Germany',
  },
  head: {
    title: 'What do you need the value for?',
    lead: 'At the end you see the kind of report, cost, documents and law. This is guidance, not legal advice.',
  },
  steps: ['First question', 'Second question', 'Third question', 'Fourth question'],
  questions: {
    occasion: {
      title: 'What do you need the value for?',
      text: 'The purpose often settles which valuation you need.',
      answers: {
        lending: 'Lending',
        estate: 'Estate',
        tax: 'Inheritance and gift tax',
        insolvency: 'Insolvency',
        sale: 'Sale or purchase',
        portfolio: 'Portfolio',
      },
    },
    reliance: {
      title: 'Who has to accept the value?',
      text: 'For a decision of your own, brief reasons will do. To convince others you need more.',
      answers: {
        self: 'Only ourselves',
        others: 'Others too, such as heirs or a court',
      },
    },
    date: {
      title: 'What is the valuation date?',
      text: 'For a day in the past, the market and the property’s condition at that time have to be established.',
      answers: { today: 'Today', past: 'An earlier date, such as the date of death' },
    },
    property: {
      title: 'Is anything about the property out of the ordinary?',
      text: 'Anything a flat allowance cannot cover.',
      answers: {
        plain: 'No, it is in ordinary use and without major damage',
        special: 'Yes, such as third-party rights, a ground lease, damage, contamination or an unusual use',
      },
    },
    lender: {
      title: 'Which value does the lender ask for?',
      text: 'Market value and mortgage lending value are two different values. The lender decides which applies.',
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
    reasons: {
      ownView: {
        title: 'A short valuation is usually enough',
        text: 'You decide for yourselves, the value is as at today, and nothing about the property is out of the ordinary. No statute prescribes a form for that.',
      },
      othersRely: {
        title: 'A full valuation convinces others too',
        text: 'Anyone who has to accept the value can dispute it. Then you need reasoning that shows each step.',
      },
      pastDate: {
        title: 'A full valuation for an earlier date',
        text: `The valuation date lies in the past (${law.valuationDate}). What applied then has to be derived and shown, and a short valuation is too brief for that.`,
      },
      specialProperty: {
        title: 'Unusual property: a full valuation',
        text: `Particular features of the property have to be assessed on their own (${law.particularFeatures}). A flat estimate easily leaves them out.`,
      },
      taxOffice: {
        title: 'A full valuation by a valuer who is appointed or certified',
        text: `For inheritance and gift tax, a lower value is as a rule proved by a report (${law.lowerTaxValue}). It comes from the local committee of valuation experts, or from a valuer appointed or certified by a body that is public, publicly recognised or accredited to ${standard.personCertification} (${law.lowerTaxValueBy}). The tax office assesses the report and is not bound by it.`,
      },
      oneValue: {
        title: 'A full valuation where the value is hard to determine',
        text: `The register of the insolvency estate states a value for each asset. You may entrust particularly difficult valuations to an expert (${law.insolvencyRegister}). Creditors and court can follow a full valuation step by step.`,
      },
      twoValues: {
        title: 'A full valuation with both values',
        text: `If the value depends on whether the business goes on or closes, both values have to be stated. You may entrust particularly difficult valuations to an expert (${law.insolvencyRegister}). In that case, ask for both values in the enquiry.`,
      },
      lenderAsksLending: {
        title: 'A lending value report, commissioned by the lender',
        text: `The lender chooses the valuer. It may not base the lending value on a report that the borrower presents or has commissioned (${law.lendingCommission}). A market value report does not replace the lending value (${law.lendingValue}). Name the lending value in the enquiry as the basis of value.`,
      },
      lenderAsksMarket: {
        title: 'A full valuation of the market value',
        text: `The lender rests its decision on the market value (${law.marketValue}). Its collateral is appraised by an independent valuer (${law.propertyValue}). As a rule, the lender therefore commissions the report itself.`,
      },
      lenderToAsk: {
        title: 'The lender decides which value counts',
        text: `If the land charge is to back Pfandbriefe, it is the lending value (${law.lendingValue}). The lender then chooses the valuer and may not rely on a report from the borrower (${law.lendingCommission}). Until it has decided, you can put the documents together.`,
      },
    },
    costs: 'Cost',
    /** Where the usual price of the kind does not hold. */
    costsOf: { twoValues: 'As quoted, plus VAT.' },
    duration: 'Time',
    durationText: `The first offer usually comes within ${figure.firstOfferWithin}. Every offer states its turnaround, so you choose it along with the fee.`,
    law: 'Law',
    /** Where the reason rests on other law than the kind does. */
    lawOf: {
      taxOffice: `The Valuation Act (${law.lowerTaxValue}). The proof follows in principle the Valuation Ordinance (ImmoWertV), and the market value ${law.marketValue}.`,
      oneValue: `The Insolvency Code (${law.insolvencyRegister}), and for the market value ${law.marketValue} and the Valuation Ordinance (ImmoWertV).`,
      twoValues: `The Insolvency Code (${law.insolvencyRegister}) for both values, ${law.marketValue} and the Valuation Ordinance (ImmoWertV) for the market value only.`,
      lenderAsksMarket: `The Capital Requirements Regulation (${law.propertyValue}) for the collateral, ${law.marketValue} and the Valuation Ordinance (ImmoWertV) for the market value.`,
    },
    inspection: 'Inspection',
    documents: 'Documents',
    documentsLink: 'More about the documents',
    matters: {
      title: 'What matters',
      items: {
        estate: `For a compulsory share, the value at the time of death counts (${law.estateValue}), and anyone entitled to that share can demand a valuation (${law.compulsoryShare}). It helps if those involved agree on one valuer beforehand.`,
        tax: `Ask to see the certificate of appointment or qualification before you sign. A price can take the place of the report if this very property was sold in ordinary dealings within a year before or after the valuation date and circumstances have not changed (${law.lowerTaxValueByPrice}).`,
        insolvency:
          'Access, tenancies and damage belong in the enquiry. What cannot be inspected makes the value less certain.',
        sale: `A report states the value, not the price. Where a court has to approve the sale, for instance under the custodianship of an adult (${law.landApproval}), a full valuation is the better basis.`,
        portfolio:
          'Name the same valuation date and the same basis of value in each enquiry. Settle beforehand with your auditor which one accounts and regulators require.',
      },
      /** Lending: it depends on the value that the lender asks for. */
      itemsOf: {
        lenderAsksLending: `The valuer must have nothing to do with the loan, or with brokering, selling or letting the property (${law.lendingValuerIndependence}). Ask for the qualification under ${law.lendingValuer} in the enquiry itself.`,
        lenderAsksMarket: `The valuer must be independent of loan processing and the loan decision, with the necessary qualifications and experience (${law.propertyValue}). The lender tells you which form the report should take.`,
        lenderToAsk:
          'Settle with the lender who commissions the report, which value it asks for and which qualification the valuer needs.',
      },
    },
    advice: 'Whoever asks for the report decides whether to accept it.',
    enquiry: 'How to create an enquiry',
  },
} as const;
