import { brand } from '#common/company.ts';
import type { ValuationGuideContent } from '../types/valuationGuide.ts';
import { figure, law, standard } from './format.ts';

export const valuationGuide: ValuationGuideContent = {
  meta: {
    description:
      'Short valuation, full market-value report or lending value? Which property valuation in Germany suits lending, estates, tax, insolvency, sale and portfolios.',
    keywords:
      'which property valuation Germany, short valuation, full valuation report, market value report Germany, mortgage lending value, valuation inheritance tax Germany, valuation cost',
  },
  header: {
    kicker: 'Guide',
    title: 'Which valuation do I need?',
    lead: 'For a view of your own, a short valuation is usually enough. If the value has to stand up before a tax office, a court, creditors or co-heirs, you need a full valuation; if a lender asks for a lending value, you need a separate report for that. This is guidance, not legal advice.',
  },
  onThisPage: 'Questions on this page',
  overview: {
    kicker: 'Overview',
    title: 'Which kinds of valuation are there in Germany?',
    lead: 'On the platform you choose between a short and a full valuation. A lending value is a different value, not just a different depth: if you need it, name it in the enquiry as the basis of value.',
    questions: {
      purpose: 'What for?',
      contents: 'What is in it?',
      inspection: 'Is the property inspected?',
      accepted: 'Who accepts it?',
      law: 'What governs it?',
      costs: 'What does it cost?',
    },
    kinds: {
      short: {
        title: 'Short valuation',
        purpose: 'For decisions of your own: buying, an asking price, a first look at a portfolio.',
        contents: 'A value or a range, with brief reasons. You agree its scope in the contract.',
        inspection: 'That is a matter of agreement. Some short valuations are made from documents alone.',
        accepted: 'You do. Nobody else has to.',
        law: 'No statute defines a short valuation.',
        costs: `From about ${figure.shortValuationFrom}, plus VAT`,
      },
      full: {
        title: 'Full valuation (market value)',
        purpose: 'For others: the market value on a given date, with reasons that can be followed.',
        contents:
          'Land, building, rights and encumbrances, the choice of method, the calculation step by step, annexes.',
        inspection: 'As a rule yes, outside and inside. What could not be seen must be stated in the report.',
        accepted: `Whoever asks for it decides. For the tax office it also matters who wrote it (${law.lowerTaxValueBy}).`,
        law: `The value is defined in ${law.marketValue}, the Federal Building Code, and the principles in the Valuation Ordinance (ImmoWertV).`,
        costs: `From about ${figure.fullValuationFrom}, plus VAT`,
      },
      lending: {
        title: 'Lending value report',
        purpose:
          'For lenders: the value that can be obtained in the long term, without swings of the market and without speculation.',
        contents: `A separate, cautious assessment. The lending value must not exceed the market value (${law.lendingValue}, the Pfandbrief Act).`,
        inspection: `In principle yes (${law.lendingInspection}).`,
        accepted: `The institution that asks for it. It satisfies itself of expertise and independence (${law.lendingValuer}, ${law.lendingValuerIndependence}).`,
        law: `See ${law.lendingValue} and the Lending Value Ordinance (BelWertV).`,
        costs: 'The offer tells you. We have no guide figure.',
      },
    },
  },
  occasions: {
    kicker: 'Purpose',
    title: 'Which valuation suits my purpose?',
    careLabel: 'Look out for:',
    items: {
      lending: {
        title: 'Lending',
        answer: 'Market value or lending value: the lender decides.',
        text: `Where a mortgage serves as cover for Pfandbriefe, the lending value is what counts (${law.lendingValue}, the Pfandbrief Act, and BelWertV). A market-value report does not replace it. For other purposes the market value may be enough.`,
        care: 'the qualification and form that the institution asks for, and a valuer who has no part in lending on the property, brokering, selling or letting it.',
      },
      estate: {
        title: 'Estates',
        answer: 'A full valuation as soon as others have a stake in the value.',
        text: `For a compulsory share, the value at the time of death counts (${law.estateValue}, the Civil Code), and whoever is entitled to it can demand that the value be determined (${law.compulsoryShare}). If the heirs agree, a short valuation may do for dividing the estate.`,
        care: 'the valuation date, which often lies in the past. It helps if those involved agree on one valuer beforehand.',
      },
      tax: {
        title: 'Tax',
        answer: 'A full valuation by somebody whom the law names.',
        text: `To prove a lower value for inheritance or gift tax, one usually submits a report: by the local committee of valuation experts, or by a valuer appointed or certified by a body that is public, publicly recognised or accredited to ${standard.personCertification} (${law.lowerTaxValueBy}, the Valuation Act). The tax office assesses the report; it is not bound by it.`,
        care: 'proof of the qualification before you give the instruction, and the valuation date and deadlines that your tax adviser knows.',
      },
      insolvency: {
        title: 'Insolvency',
        answer: 'A full valuation, and sometimes a second value.',
        text: `The register of assets states a value for each item. Where it depends on whether the business is continued or closed down, both values have to be stated (${law.insolvencyRegister}, the Insolvency Code). Say in the enquiry whether you need a liquidation value beside the market value.`,
        care: 'access, tenancies and damage: what cannot be inspected makes the value less certain.',
      },
      sale: {
        title: 'Sale and purchase',
        answer: 'A short valuation is usually enough.',
        text: `The law asks for no particular form for negotiating a price. Where a court has to approve the sale, for instance under the custodianship of an adult (${law.landApproval}, the Civil Code), a full valuation is the better basis.`,
        care: 'the difference between value and price: a report says what is to be expected, not what somebody pays.',
      },
      portfolio: {
        title: 'Portfolios',
        answer: 'Short valuations to sift, full ones for accounts and reports.',
        text: 'You can enquire about several properties at once. Accounts, regulators and investors use bases of value of their own; your auditor or regulator tells you which.',
        care: 'one common valuation date and one basis of value, in the same words in each enquiry.',
      },
    },
    trustLink: 'Which qualification can I ask for?',
  },
  contents: {
    kicker: 'Contents',
    title: 'What is in a full valuation?',
    lead: 'You should be able to follow each step, even where you would have decided otherwise.',
    items: [
      {
        title: 'Instruction and valuation date',
        text: `Purpose, client and the day to which the valuation refers (${law.valuationDate}, the Valuation Ordinance).`,
      },
      {
        title: 'Land and building',
        text: 'Location, shape, year built, condition, areas, use; what was inspected and what was not.',
      },
      {
        title: 'Rights and encumbrances',
        text: 'Land register, public easements, ground lease, rights of residence and of way, leases.',
      },
      {
        title: 'Method',
        text: `Comparison, income or cost method, and why this one (${law.valuationMethods}).`,
      },
      {
        title: 'Calculation',
        text: 'Each input with its source: standard land value, rents, property yield, building costs.',
      },
      {
        title: 'Result and annexes',
        text: 'The market value in one sentence, with maps, plans, photographs and extracts.',
      },
    ],
    sampleLink: 'View a sample report',
  },
  documents: {
    kicker: 'Documents',
    title: 'Which documents do I need?',
    lead: 'The more exactly you say what there is, the better a valuer can work out the fee. What is missing, a valuer can often obtain with your authority; whether, and at what price, is settled in the offer.',
    groups: [
      {
        title: 'For each valuation',
        items: [
          'Address and parcel number',
          'Land register extract',
          'Cadastral map',
          'Floor plans, living and usable areas',
          'Year built and modernisation',
        ],
      },
      {
        title: 'For a full valuation, usually also',
        items: [
          'Extract from the register of public easements',
          'Information on contaminated land',
          'Building file or planning permission',
          'Sections and elevations',
          'Energy certificate',
        ],
      },
      {
        title: 'Depending on the property',
        items: [
          'Leases and rent roll',
          'Running costs',
          'Declaration of division and minutes',
          'Ground lease or farm lease',
          'Reports on damage',
        ],
      },
    ],
    note: `A land register extract is given to whoever shows a legitimate interest (${law.landRegister}, the Land Register Code). Black out personal details that the valuation does not need.`,
  },
  limits: {
    kicker: 'Limits',
    title: 'When is a short valuation not enough?',
    lead: 'As soon as somebody can dispute the value and you then have to justify it.',
    items: [
      'You want the tax office to apply a lower value.',
      'Co-heirs, holders of a compulsory share or creditors have to accept the value.',
      'A court will have to work with it.',
      'A lender asks for a lending value.',
      'A ground lease, usufruct, right of residence or public easement affects the value.',
      'Damage, contamination or a special use cannot be covered by a flat allowance.',
      'The valuation date lies in the past.',
    ],
    note: `A full valuation does not bind a court either: it is a private expert’s report and counts as the submission of whoever presents it. The court can choose experts of its own (${law.courtExpertChoice}, the Code of Civil Procedure).`,
  },
  costs: {
    kicker: 'Costs',
    title: 'What does a valuation cost, roughly?',
    lead: 'The valuer sets the fee. You see it in the offer before you commit yourself. The amounts are where fees begin, plus VAT.',
    lines: [
      {
        title: 'Short valuation',
        text: 'For a straightforward property whose documents are at hand.',
        from: 'from about',
        fee: figure.shortValuationFrom,
      },
      {
        title: 'Full valuation',
        text: 'Where fees begin: for large or let properties the fee can be several times as much.',
        from: 'from about',
        fee: figure.fullValuationFrom,
      },
      {
        title: 'Lending value report',
        text: 'Name the basis of value when you enquire; the offers show whether anybody prepares one.',
        fee: 'as offered',
      },
    ],
    drivers: {
      title: 'What determines the fee',
      items: [
        'Kind, size and condition of the property',
        'Number of units and leases',
        'Rights, encumbrances and damage',
        'Purpose, valuation date and depth of the reasons',
        'Documents that have to be obtained first',
        'Deadline and travel',
      ],
    },
    pricingLink: 'See the price list for clients',
  },
  arranged: {
    kicker: 'Platform',
    title: `What does ${brand.name} arrange, and what does it not?`,
    does: {
      title: 'What we arrange',
      items: [
        'Short and full valuations by verified valuers',
        'Offers that you sort by fee and by delivery time',
        'Questions and negotiation directly with the valuer',
        'Contract, documents, inspection and report with your enquiry',
      ],
    },
    doesNot: {
      title: 'What we do not arrange',
      items: [
        'Reports ordered by a court',
        'Reports by the local committees of valuation experts',
        'Valuations for consumers',
        'Advice on which report will be accepted: ask whoever requires it, or your legal or tax adviser',
      ],
    },
    enquiryLink: 'How to send an enquiry',
    contactLink: 'Ask us',
  },
};
