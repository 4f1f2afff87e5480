import { askedBill, comparedItems, homePlaces } from '../samples/home.ts';
import type { DoorsContent } from '../types/doors.ts';
import { figure, format } from './format.ts';
import { sample } from './sample.ts';

const asked = askedBill(format);

export const doors: DoorsContent = {
  sample,
  offers: {
    title: 'Three offers',
    property: `Full valuation, medical centre in ${homePlaces.offers}`,
    orderedBy: 'Order by',
    orders: { price: 'Fee', time: 'Delivery time' },
    choose: 'Choose an offer',
    items: comparedItems(
      format,
      ({ valuer, fee, time }) =>
        `${valuer}: ${fee} plus VAT, delivery time ${time}. The contract would come next.`,
    ),
    undecided: 'Choose one, or none: you need not accept anything.',
  },
  enquiry: {
    title: 'New enquiry',
    facts: [
      { label: 'Property', value: `Farmstead with a house in ${homePlaces.enquiry}` },
      { label: 'Purpose', value: 'Division of assets' },
      { label: 'Wanted', value: 'Full valuation with an inspection' },
      { label: 'At hand', value: 'Land register extract, cadastral map, floor plans' },
    ],
    decide: 'What do you decide?',
    undecided: 'Take your time to read. Until you make an offer, nothing commits you.',
    offer: {
      label: 'Make a fee offer',
      lines: [
        { label: 'Your fee', value: asked.net },
        { label: 'Success fee', value: asked.fee },
        { label: 'You keep', value: asked.remainder },
      ],
      note: `Amounts plus VAT. The success fee of ${figure.successFee} is due only on an instruction; for your first ${figure.freeAtSignUp} there is none.`,
    },
    decline: {
      label: 'Decline',
      text: 'Declined. That costs nothing: a fee is due only on an instruction.',
    },
  },
};
