import { publicConfig } from '#site/config.ts';
import {
  sampleArrivals,
  sampleClient,
  sampleDates,
  sampleNegotiation,
  sampleOffers,
  sampleOffice,
} from '../../samples/values.ts';
import type { WindowTexts } from '../../types/windows.ts';
import { documents, inspection } from './delivery.ts';
import { format } from '../format.ts';

const { date, minutesAgo, money, month, time, weekday, workingDays } = format;
const [, valuer, website] = sampleOffers;
const [newest, newer, older] = sampleArrivals;

export const inbox: WindowTexts['inbox'] = {
  title: 'New enquiries',
  fresh: 'New',
  answer: 'Make a fee offer',
  enquiries: [
    {
      property: 'Owner-occupied flat',
      place: 'Musterstadt',
      kind: 'Short valuation',
      received: minutesAgo(newest),
    },
    {
      property: 'Office building',
      place: 'Beispielhausen',
      kind: 'Full valuation',
      received: minutesAgo(newer),
    },
    {
      property: 'Warehouse with yard',
      place: 'Neustadt',
      kind: 'Full valuation',
      received: minutesAgo(older),
    },
  ],
};

export const receivedEnquiry: WindowTexts['receivedEnquiry'] = {
  title: 'Enquiry',
  received: minutesAgo(newer),
  property: 'Office building',
  particulars: [
    { label: 'Place', value: sampleOffice.town },
    { label: 'Scope', value: 'Full valuation' },
    { label: 'Reason for the valuation', value: 'Financing' },
    { label: 'Desired date', value: date(sampleDates.desired) },
  ],
  answer: 'Make a fee offer',
};

export const negotiation: WindowTexts['negotiation'] = {
  title: 'Negotiation',
  subject: 'Office building, Beispielhausen',
  offer: {
    name: valuer.valuer,
    label: 'Offer',
    price: money(sampleNegotiation.offer),
    text: `Full valuation with inspection, delivered in ${workingDays(sampleNegotiation.workingDays)}.`,
  },
  counter: {
    name: 'Client',
    label: 'Counter-offer',
    price: money(sampleNegotiation.counter),
    text: 'The leases are in good order. Can you meet us halfway?',
  },
  answer: {
    name: valuer.valuer,
    label: 'Revised offer',
    price: money(sampleNegotiation.agreed),
    text: 'Gladly, with the same delivery time.',
  },
  agreed: {
    label: 'Agreed',
    value: `${money(sampleNegotiation.agreed)}, ${workingDays(sampleNegotiation.workingDays)}`,
  },
};

export const valuerDocuments: WindowTexts['valuerDocuments'] = {
  ...documents,
  counterpart: { label: 'Provided by', value: sampleClient },
};

export const valuerInspection: WindowTexts['valuerInspection'] = {
  ...inspection,
  month: month(sampleDates.officeInspection),
  appointment: {
    label: inspection.appointment.label,
    day: weekday(sampleDates.officeInspection),
    time: time(sampleDates.officeInspection),
    ...sampleOffice,
    counterpart: sampleClient,
  },
};

export const referralLink: WindowTexts['referralLink'] = {
  title: 'Your website',
  address: 'gutachterkontor-west.example',
  firm: website.valuer,
  menu: ['Services', 'About us', 'Contact'],
  headline: 'Reports for businesses and law firms',
  text: 'Residential and commercial property in and around Neustadt.',
  button: 'Request a valuation',
  link: { label: 'Your personal enquiry link', value: `${new URL(publicConfig.platformUrl).host}/…` },
};
