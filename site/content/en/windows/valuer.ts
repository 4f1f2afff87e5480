import { publicConfig } from '#site/config.ts';
import { sampleFormats } from '../../sampleFormats.ts';
import { sampleArrivals, sampleNegotiation, sampleOffers } from '../../samples.ts';
import type { WindowsContent } from '../../types/windows.ts';

const { money, workingDays, minutesAgo } = sampleFormats('en');
const [, valuer, website] = sampleOffers;
const [newest, newer, older] = sampleArrivals;

export const inbox: WindowsContent['inbox'] = {
  title: 'New enquiries',
  filter: 'Your catchment area',
  fresh: 'New',
  answer: 'Make an offer',
  enquiries: [
    {
      property: 'Apartment',
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

export const negotiation: WindowsContent['negotiation'] = {
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
    text: 'All leases are in good order. Can you meet us halfway?',
  },
  answer: {
    name: valuer.valuer,
    label: 'Revised offer',
    price: money(sampleNegotiation.agreed),
    text: 'Gladly, in the same delivery time.',
  },
  agreed: {
    label: 'Agreed',
    value: `${money(sampleNegotiation.agreed)}, ${workingDays(sampleNegotiation.workingDays)}`,
  },
};

export const referralLink: WindowsContent['referralLink'] = {
  title: 'Your website',
  address: 'gutachterkontor-west.example',
  firm: website.valuer,
  menu: ['Services', 'About us', 'Contact'],
  headline: 'What is your property worth?',
  text: 'Reports on residential and commercial property in and around Neustadt.',
  button: 'Request a valuation',
  link: { label: 'Your personal enquiry link', value: `${new URL(publicConfig.platformUrl).host}/…` },
};
