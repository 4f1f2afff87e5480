import { askedBill, comparedItems, homePlaces } from '../samples/home.ts';
import { figure, format } from './format.ts';
import { sample } from './sample.ts';

const asked = askedBill(format);

export const doors = {
  sample,
  offers: {
    title: 'Three offers',
    property: `Full valuation, medical centre in ${homePlaces.offers}, fees plus VAT`,
    orderedBy: 'Order by',
    orders: { price: 'Fee', time: 'Turnaround' },
    choose: 'Choose an offer',
    items: comparedItems(format, (valuer) => `You choose ${valuer}. The contract comes next.`),
    undecided: 'Accept one, or none. It is up to you.',
  },
  enquiry: {
    title: 'New enquiry',
    facts: [
      { label: 'Property', value: `Mixed-use building in ${homePlaces.enquiry}` },
      { label: 'Purpose', value: 'Purchase' },
      { label: 'Required', value: 'Full valuation with an inspection' },
      { label: 'Available', value: 'Land register extract, floor plans' },
    ],
    decide: 'What do you decide?',
    undecided: 'Take your time. Only an offer binds you.',
    offer: {
      label: 'Make an offer',
      lines: [
        { label: 'Your fee', value: asked.net },
        { label: 'Success fee', value: asked.fee },
        { label: 'You keep', value: asked.remainder },
      ],
      note: `Amounts plus VAT. For your first ${figure.freeAtSignUp} there is no success fee.`,
    },
    decline: { label: 'Decline', text: 'Declined. That costs you nothing.' },
  },
} as const;
