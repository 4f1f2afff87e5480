import { sampleFormats, sampleOffers } from '../samples.ts';
import type { WindowsContent } from '../types/windows.ts';

const { money, workingDays, minutesAgo } = sampleFormats('en');
const [first, second, third] = sampleOffers;

export const windows: WindowsContent = {
  offers: {
    title: 'Compare offers',
    property: 'Apartment building, full valuation',
    sortedBy: 'Sorted by',
    sortPrice: 'Price',
    sortTime: 'Delivery time',
    price: 'Price',
    delivery: 'Delivery',
    select: 'Select',
    offers: [
      {
        valuer: 'Sachverständigenbüro Nord',
        place: 'Musterstadt',
        price: money(first.price),
        delivery: workingDays(first.workingDays),
      },
      {
        valuer: 'Bewertung am Markt',
        place: 'Beispielhausen',
        price: money(second.price),
        delivery: workingDays(second.workingDays),
      },
      {
        valuer: 'Gutachterkontor West',
        place: 'Neustadt',
        price: money(third.price),
        delivery: workingDays(third.workingDays),
      },
    ],
  },
  inbox: {
    title: 'New enquiries',
    filter: 'Your catchment area',
    fresh: 'New',
    answer: 'Make an offer',
    enquiries: [
      { property: 'Apartment', place: 'Musterstadt', kind: 'Short valuation', received: minutesAgo(6) },
      {
        property: 'Office building',
        place: 'Beispielhausen',
        kind: 'Full valuation',
        received: minutesAgo(24),
      },
      {
        property: 'Warehouse with yard',
        place: 'Neustadt',
        kind: 'Full valuation',
        received: minutesAgo(51),
      },
    ],
  },
};
