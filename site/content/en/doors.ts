import { figure } from './format.ts';

export const doors = {
  offers: {
    title: 'Three offers',
    property: (place: string) => `Full valuation, medical centre in ${place}, fees plus VAT`,
    orderedBy: 'Order by',
    orders: { price: 'Fee', time: 'Turnaround' },
    choose: 'Choose an offer',
    chosen: (valuer: string) => `You choose ${valuer}. The contract comes next.`,
    undecided: 'Accept one, or none. It is up to you.',
  },
  enquiry: {
    title: 'New enquiry',
    property: { label: 'Property', value: (place: string) => `Mixed-use building in ${place}` },
    facts: [
      { label: 'Purpose', value: 'Purchase' },
      { label: 'Required', value: 'Full valuation with an inspection' },
      { label: 'Available', value: 'Land register extract, floor plans' },
    ],
    decide: 'What do you decide?',
    undecided: 'Take your time. Only an offer binds you.',
    offer: {
      label: 'Make an offer',
      lines: { net: 'Your fee', fee: 'Success fee', remainder: 'You keep' },
      note: `Amounts plus VAT. For your first ${figure.freeAtSignUp} there is no success fee.`,
    },
    decline: { label: 'Decline', text: 'Declined. That costs you nothing.' },
  },
} as const;
