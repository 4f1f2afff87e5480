import { figure, law } from './format.ts';

const net = 'plus VAT';

export const institutional = {
  meta: {
    subject: 'property valuations in Germany',
    description: `Property valuations in Germany for banks, law firms, insurers and estate agents: one enquiry, several offers to compare, about ${figure.adminTimeSaved} less admin time.`,
    keywords:
      'commercial property valuation, valuation for banks, valuation for insurers, valuation for estate agents, valuation cost Germany, short valuation, full valuation',
  },
  hero: {
    kicker: 'For banks, law firms, insurers and estate agents',
    title: 'One enquiry, several offers, one case file.',
    lead: 'Describe the German property once. Verified valuers quote their fee and turnaround, and you choose.',
    note: 'Registering is free and commits you to nothing.',
  },
  answers: {
    title: 'In brief',
    items: {
      cost: {
        question: 'Cost',
        answer: `Each offer states its fee, ${net}.`,
        more: 'Prices at a glance',
      },
      firstOffer: {
        question: 'First offer',
        answer: `Usually within ${figure.firstOfferWithin}. Several offers arrive after ${figure.allOffersWithin}.`,
        more: 'More about times',
      },
      effort: {
        question: 'Your part',
        answer: `An enquiry takes ${figure.timeToEnquiry} on average. Then you choose an offer and sign.`,
        more: 'The six steps',
      },
      liability: {
        question: 'Liability',
        answer: 'The valuer is liable for the report, and your contract is directly with them.',
        more: 'Terms for the contract',
      },
    },
  },
  lead: {
    kicker: 'Key benefits',
    title: 'Compare offers instead of chasing them',
  },
  industries: {
    kicker: 'Who it is for',
    title: 'What to settle first in your industry',
    items: {
      banks: {
        title: 'Banks and credit institutions',
        occasion: 'New loans, renewals, reviews of security',
        pitfall: {
          title: 'Who commissions a mortgage lending value report?',
          text: `Only the credit institution can. A report from the borrower will not do (${law.lendingCommission}). Say in the enquiry whether you need the mortgage lending value (${law.lendingValue}), the market value (${law.marketValue}) or the property value under CRR III (${law.propertyMonitoring}, ${law.propertyValue}).`,
        },
        more: 'Contracts for institutions',
      },
      lawyers: {
        title: 'Lawyers and law firms',
        occasion: 'Estates, insolvencies, evidence for the tax office',
        pitfall: {
          title: 'Which valuation date?',
          text: 'That depends on the purpose. You must also be able to justify your choice of valuer to heirs, creditors or the court.',
        },
        more: 'The solution for lawyers',
      },
      insurers: {
        title: 'Insurance companies',
        occasion: 'Investments, loans, an overview of a portfolio',
        pitfall: {
          title: 'Insured value or market value?',
          text: `Depending on the policy, the insured value is the cost of reinstatement (${law.insuredValue}, the Insurance Contract Act). Market value is what buyers would pay (${law.marketValue}), so it will not serve as the sum insured.`,
        },
        more: 'Which value for what',
      },
      agencies: {
        title: 'Real estate agencies',
        occasion: 'Asking prices, disputes about value, commercial property and land',
        pitfall: {
          title: 'Who is the client?',
          text: `You, or the seller if the seller is a business (${law.entrepreneur}, the Civil Code). Only the lender can commission a lending value report for the buyer’s loan.`,
        },
        more: 'What the terms call a client',
      },
    },
  },
  pricing: {
    kicker: 'What you pay',
    title: 'Prices at a glance',
    lead: `Registering and collecting offers costs nothing. For the first ${figure.adminFeeWaiver} there is no processing fee either; after that you see it before you commission anything.`,
    lines: [
      {
        title: 'Short valuation',
        text: 'The valuer sets the fee.',
        from: 'from about',
        net,
        price: figure.shortValuationFrom,
      },
      {
        title: 'Full valuation',
        text: 'Large or difficult properties cost more to value. For lending values we have no guide price.',
        from: 'from about',
        net,
        price: figure.fullValuationFrom,
      },
      {
        title: 'Success fee',
        text: `We receive a success fee of ${figure.successFee} of the valuer’s fee, at least ${figure.minimumFee} per report, ${net}. The valuer’s fee is fixed in the offer, so ours does not depend on the property’s value.`,
        price: 'paid by the valuer',
      },
    ],
    note: 'Your contract is directly with the valuer, and the fee belongs to them.',
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
