import { brand } from '#common/company.ts';
import { asOf, figure, law, standard } from './format.ts';

export const valuationGuide = {
  meta: {
    description:
      'Short valuation, full market-value report or lending value? Which property valuation in Germany suits lending, estates, tax, insolvency, sale and portfolios.',
    keywords:
      'which property valuation Germany, short valuation, full valuation report, market value report Germany, mortgage lending value, valuation inheritance tax Germany, valuation cost',
  },
  header: {
    kicker: 'Guide',
    title: 'Which valuation do I need?',
    lead: 'It depends on who has to accept the value. Four questions at most lead you to the right report.',
    note: 'The guide is for anyone who commissions valuations on business. It is free, and there is no need to sign in.',
  },
  asOf: asOf.valuationGuide,
  overview: {
    title: 'Which kinds of valuation are there in Germany?',
    lead: 'Short and full valuations differ in depth. The mortgage lending value is a different value, used only for loans.',
    costsLink: 'Prices at a glance',
    questions: {
      purpose: 'What for?',
      by: 'Who commissions it?',
      costs: 'What does it cost?',
    },
    kinds: {
      short: {
        title: 'Short valuation',
        purpose: 'For decisions of your own, such as a purchase or an asking price.',
        inspection: 'By agreement. Some short valuations are made from documents alone.',
        by: 'You, from a valuer of your choice.',
        law: 'None. Your contract sets the scope.',
        price: `From about ${figure.shortValuationFrom}`,
        costs: 'plus VAT.',
      },
      full: {
        title: 'Full valuation',
        purpose:
          'For heirs, creditors, a tax office or a court who want to follow how the market value was derived.',
        inspection: 'As a rule outside and inside. The report says what could not be seen.',
        by: 'You, from a valuer of your choice.',
        law: `The Federal Building Code (${law.marketValue}) and the Valuation Ordinance (ImmoWertV).`,
        price: `From about ${figure.fullValuationFrom}`,
        costs: 'plus VAT.\nFor large or let properties it can be several times as much.',
      },
      lending: {
        title: 'Lending value report',
        purpose: 'For loans. It establishes the value obtainable in the long term.',
        inspection: `As a rule, yes (${law.lendingInspection}).`,
        by: `The lender chooses the valuer. It may not base the lending value on a report that the borrower presents or has commissioned (${law.lendingCommission}).`,
        law: `The Pfandbrief Act (${law.lendingValue}) and the Lending Value Ordinance (BelWertV). For the lender’s capital requirements, the property value under CRR\u00a0III counts (${law.propertyMonitoring}, ${law.propertyValue}).`,
        price: 'As quoted',
        costs: 'plus VAT.',
      },
    },
  },
  qualification: {
    title: 'Which qualification can I ask for?',
    items: [
      `Publicly appointed and sworn under the Trade Code (${law.publicAppointment}), shown by the certificate of appointment`,
      `Certified to ${standard.personCertification}, for instance by HypZert, DIAZert or Sprengnetter`,
      'Recognised by a professional body, for instance RICS or TEGOVA',
    ],
    link: 'More about qualifications',
  },
  contents: {
    title: 'What is in a full valuation?',
    text: 'Instruction and valuation date, land and building, rights and encumbrances, the method, the calculation and the market value.',
    sampleLink: 'View the sample report',
  },
  documents: {
    title: 'Which documents do I need?',
    lead: 'In your enquiry, say what you have. With your authority, the valuer can often obtain what is missing.',
    groups: [
      {
        title: 'For every valuation',
        items: [
          'Address and parcel number',
          'Land register extract',
          'Cadastral map',
          'Floor plans and areas',
          'Year built and modernisation',
        ],
      },
      {
        title: 'Also for a full valuation',
        items: [
          'Extract from the register of public easements, where the state keeps one',
          'Information on contaminated land',
          'Building file with sections and elevations',
          'Energy certificate',
        ],
      },
      {
        title: 'Where applicable',
        items: [
          'Leases and rent roll',
          'Running costs',
          'Declaration of division and minutes',
          'Ground lease or farm lease',
          'Reports on damage',
        ],
      },
    ],
  },
  limits: {
    title: 'When is a short valuation not enough?',
    items: [
      'A tax office, co-heirs, creditors or a court have to accept the value.',
      'The valuation date lies in the past.',
      'A ground lease, usufruct, right of residence or public easement affects the value.',
      'Damage, contamination or a special use cannot be covered by a flat allowance.',
    ],
  },
  arranged: {
    title: `What does ${brand.name} arrange?`,
    text: '[Verified valuers] prepare short and full valuations for business clients, and lending value reports for lenders. We do not arrange reports for courts or consumers, or those of the local committees of valuation experts.',
    enquiryLink: 'How to create an enquiry',
    contactLink: 'Send a message',
  },
} as const;
