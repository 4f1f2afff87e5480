import { figure, law } from './format.ts';

const net = 'plus VAT';

export const institutional = {
  meta: {
    description: `Property valuations in Germany for banks, law firms, insurers and estate agents: one enquiry, several offers to compare, about ${figure.adminTimeSaved} less admin time.`,
    keywords:
      'commercial property valuation, valuation for banks, valuation for insurers, valuation for estate agents, valuation cost Germany, short valuation, full valuation',
  },
  hero: {
    kicker: 'For banks, law firms and insurers',
    title: 'One enquiry, several offers, one case file',
    lead: 'Describe the German property once. Valuers quote their fee and turnaround, and you choose.',
    note: 'Registering is free and does not oblige you to commission anything.',
  },
  lead: {
    kicker: 'What changes for you',
    title: 'Compare offers instead of chasing them',
    features: [
      {
        title: 'One description for everyone',
        text: 'Every valuer prices the same details of property, purpose and scope. That makes the offers comparable.',
      },
      {
        title: 'Suitable valuers',
        text: 'Your enquiry goes to [verified] valuers whose profile fits. Premium partners may receive it first. Offers are sorted alike for everyone.',
      },
      {
        title: 'Protected documents',
        text: 'You share documents only after the contract, and only with the valuer you have chosen. They are stored encrypted on servers in Germany.',
      },
      {
        title: 'Free until you commission',
        text: 'Registration, enquiries and offers cost you nothing. You do not have to accept any of the offers.',
      },
    ],
  },
  features: {
    kicker: 'Key benefits',
    title: 'More choice, less effort',
  },
  industries: {
    kicker: 'Who it is for',
    title: 'What your industry asks for',
    items: {
      banks: {
        title: 'Banks and credit institutions',
        enquiry: '‘Mortgage lending value of a mixed-use building, for a new loan’',
        text: `Ask for experience with lending values and the qualification under ${law.lendingValuer} in the enquiry itself.`,
        more: 'Lending value or market value',
      },
      lawyers: {
        title: 'Lawyers and law firms',
        enquiry: '‘Market value of a block of flats on the day its owner died’',
        text: `A compulsory share is worked out as at the date of death (${law.estateValue}), inheritance tax as at the date it arises (${law.inheritanceTaxDate}).`,
        more: 'The solution for lawyers',
      },
      insurers: {
        title: 'Insurance companies',
        enquiry: '‘Market value of an office building held as an investment’',
        text: `Market value is no basis for the sum insured. Depending on the policy, that follows the cost of reinstatement (${law.insuredValue}).`,
        more: 'What a report contains',
      },
      agencies: {
        title: 'Real estate agencies',
        enquiry: '‘Short valuation of a warehouse, to set the asking price’',
        text: `You commission it, or the seller does if it is a business (${law.entrepreneur}).`,
        more: 'Short or full valuation',
      },
    },
  },
  pricing: {
    kicker: 'What you pay',
    title: 'Prices at a glance',
    lead: `It costs nothing to register and collect offers. For the first ${figure.adminFeeWaiver} from registration there is no processing fee either; after that you see it before you commission anything.`,
    lines: [
      {
        title: 'Short valuation',
        text: `Fee ${net}, set by the valuer.`,
        from: 'from about',
        price: figure.shortValuationFrom,
      },
      {
        title: 'Full valuation',
        text: `Fee ${net}. Large or difficult properties cost more to value. For lending values we have no guide price.`,
        from: 'from about',
        price: figure.fullValuationFrom,
      },
      {
        title: 'Success fee',
        text: `We receive a success fee of ${figure.successFee} of the valuer’s fee, at least ${figure.minimumFee} per report, ${net}. Where the valuer’s fee is a fixed sum, ours does not depend on the property’s value.`,
        price: 'paid by the valuer',
      },
    ],
    note: 'Your contract is directly with the valuer, who earns the fee and is liable for the report.',
    drivers: {
      title: 'What the fee depends on',
      text: 'The type, size and use of the property, the purpose and scope of the report, the documents you have and your deadline.',
    },
    examples: {
      title: 'Three invoices as examples',
      titles: {
        short: 'Short valuation',
        full: 'Full valuation',
        building: 'Full valuation, mixed-use building',
      },
      labels: { net: 'Fee, net', vat: `VAT, ${figure.vatRate}`, gross: 'Invoice total, gross' },
      note: `Made-up examples, not offers. Valuers under the German scheme for small businesses (${law.smallBusiness}) add no VAT.`,
    },
  },
  callToAction: {
    title: 'Create your first enquiry',
    text: 'Describe the property, compare offers and decide in your own time.',
  },
} as const;
