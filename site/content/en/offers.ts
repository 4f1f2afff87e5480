import { figure } from './format.ts';

export const offers = {
  registration: {
    name: 'Registration and offers',
    description: 'Registering and collecting offers costs nothing.',
  },
  shortValuation: {
    name: 'Short valuation',
    description: `From about ${figure.shortValuationFrom} plus VAT. The valuer sets the fee.`,
  },
  fullValuation: {
    name: 'Full valuation',
    description: `From about ${figure.fullValuationFrom} plus VAT. The valuer sets the fee.`,
  },
  successFee: {
    name: 'Success fee for valuers',
    description: `${figure.successFee} of the fee, at least ${figure.minimumFee} a report, each plus VAT. Nothing in the first ${figure.freeAtSignUp}.`,
  },
} as const;
