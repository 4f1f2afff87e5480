import { sampleFormats, sampleOffers } from '../samples.ts';
import type { WindowsContent } from '../types/windows.ts';

const { money, workingDays, minutesAgo } = sampleFormats('de');
const [first, second, third] = sampleOffers;

export const windows: WindowsContent = {
  offers: {
    title: 'Angebote vergleichen',
    property: 'Mehrfamilienhaus, Vollgutachten',
    sortedBy: 'Sortiert nach',
    sortPrice: 'Preis',
    sortTime: 'Lieferzeit',
    price: 'Preis',
    delivery: 'Lieferzeit',
    select: 'Auswählen',
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
    title: 'Neue Anfragen',
    filter: 'Ihr Einzugsgebiet',
    fresh: 'Neu',
    answer: 'Angebot abgeben',
    enquiries: [
      {
        property: 'Eigentumswohnung',
        place: 'Musterstadt',
        kind: 'Kurzgutachten',
        received: minutesAgo(6),
      },
      {
        property: 'Bürogebäude',
        place: 'Beispielhausen',
        kind: 'Vollgutachten',
        received: minutesAgo(24),
      },
      {
        property: 'Lagerhalle mit Freifläche',
        place: 'Neustadt',
        kind: 'Vollgutachten',
        received: minutesAgo(51),
      },
    ],
  },
};
