import { offerRows } from '../../samples/rows.ts';
import {
  sampleClient,
  sampleDates,
  sampleOffers,
  sampleProperty,
  sampleSteps,
} from '../../samples/values.ts';
import type { WindowTexts } from '../../types/windows.ts';
import { figure, format } from '../format.ts';

const { count, day, money, workingDays } = format;
const [chosen] = sampleOffers;

export const enquiry: WindowTexts['enquiry'] = {
  title: 'New enquiry',
  property: { label: 'Type of property', value: 'Mixed-use building' },
  address: { label: 'Address', value: `${sampleProperty.street}, ${sampleProperty.town}` },
  occasion: { label: 'Reason for the valuation', value: 'Planned sale' },
  kind: {
    label: 'Scope',
    short: { label: 'Short valuation', value: `from about ${figure.shortValuationFrom} net` },
    full: { label: 'Full valuation', value: `from about ${figure.fullValuationFrom} net` },
  },
  date: { label: 'Desired date', placeholder: 'DD/MM/YYYY' },
  send: 'Send enquiry',
  note: 'No obligation: you need not accept any offer.',
};

export const estateEnquiry: WindowTexts['estateEnquiry'] = {
  ...enquiry,
  occasion: { ...enquiry.occasion, value: 'Estate' },
};

export const offers: WindowTexts['offers'] = {
  title: 'Compare offers',
  property: 'Mixed-use building, full valuation',
  count: `${count(sampleOffers.length)} offers`,
  sortedBy: 'Sorted by',
  orders: {
    price: { label: 'Fee', best: 'Cheapest', offers: offerRows(format, 'price') },
    time: { label: 'Delivery time', best: 'Fastest', offers: offerRows(format, 'time') },
  },
  select: 'Select offer',
};

export const portfolio: WindowTexts['portfolio'] = {
  title: 'My enquiries',
  count: 'Four valuations at once',
  steps: sampleSteps.total,
  enquiries: [
    {
      property: 'Mixed-use building',
      place: 'Musterstadt',
      stage: 'Offers received',
      detail: `${count(sampleOffers.length)} offers`,
      done: sampleSteps.offers,
    },
    {
      property: 'Office building',
      place: 'Beispielhausen',
      stage: 'Documents',
      detail: 'shared',
      done: sampleSteps.documents,
    },
    {
      property: 'Warehouse',
      place: 'Neustadt',
      stage: 'Inspection',
      detail: day(sampleDates.inspection),
      done: sampleSteps.inspection,
    },
    {
      property: 'Building plot',
      place: 'Musterdorf',
      stage: 'Report',
      detail: 'ready',
      done: sampleSteps.report,
    },
  ],
};

export const contract: WindowTexts['contract'] = {
  title: 'Sign contract',
  heading: 'Valuation contract',
  terms: [
    { label: 'Property', value: `Mixed-use building, ${sampleProperty.street}` },
    { label: 'Service', value: 'Full valuation with inspection' },
    { label: 'Fee, plus VAT', value: money(chosen.price) },
    { label: 'Delivery time', value: workingDays(chosen.workingDays) },
  ],
  signed: {
    role: 'Valuer',
    name: chosen.valuer,
    status: `Signed on ${day(sampleDates.contract)}`,
  },
  awaiting: { role: 'Client', name: sampleClient, status: 'Signature pending' },
};
