import type { OffersContent } from '../types/offers.ts';
import { figure } from './format.ts';

export const offers: OffersContent = {
  registration: {
    name: 'Registration and offers',
    description: 'Registering, enquiring and comparing offers is free of charge and commits you to nothing.',
  },
  shortValuation: {
    name: 'Short valuation',
    description: `From about ${figure.shortValuationFrom} plus VAT; the valuer sets the fee in the offer.`,
  },
  fullValuation: {
    name: 'Full valuation',
    description: `From about ${figure.fullValuationFrom} plus VAT; the valuer sets the fee in the offer.`,
  },
  successFee: {
    name: 'Success fee for valuers',
    description: `${figure.successFee} of the fee, at least ${figure.minimumFee} a report, each plus VAT; nothing in the first ${figure.freeAtSignUp}.`,
  },
};
