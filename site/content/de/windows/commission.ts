import { offerRows } from '../../samples/rows.ts';
import {
  sampleClient,
  sampleDates,
  sampleOffers,
  sampleProperty,
  sampleSteps,
} from '../../samples/values.ts';
import type { WindowsContent } from '../../types/windows.ts';
import { figure, format } from '../format.ts';

const { count, day, money, time, workingDays } = format;
const [chosen] = sampleOffers;

export const enquiry: WindowsContent['enquiry'] = {
  title: 'Neue Anfrage',
  property: { label: 'Art der Immobilie', value: 'Mehrfamilienhaus' },
  address: { label: 'Anschrift', value: `${sampleProperty.street}, ${sampleProperty.town}` },
  occasion: { label: 'Anlass der Bewertung', value: 'Geplanter Verkauf' },
  kind: {
    label: 'Umfang',
    short: { label: 'Kurzgutachten', value: `ab etwa ${figure.shortValuationFrom}` },
    full: { label: 'Vollgutachten', value: `ab etwa ${figure.fullValuationFrom}` },
  },
  date: { label: 'Wunschtermin', placeholder: 'TT.MM.JJJJ' },
  send: 'Anfrage senden',
  note: 'Unverbindlich: Sie müssen kein Angebot annehmen.',
};

export const estateEnquiry: WindowsContent['estateEnquiry'] = {
  ...enquiry,
  occasion: { ...enquiry.occasion, value: 'Nachlass' },
};

export const offers: WindowsContent['offers'] = {
  title: 'Angebote vergleichen',
  property: 'Mehrfamilienhaus, Vollgutachten',
  count: `${count(sampleOffers.length)} Angebote`,
  sortedBy: 'Sortiert nach',
  orders: {
    price: { label: 'Preis', best: 'Günstigstes', offers: offerRows(format, 'price') },
    time: { label: 'Lieferzeit', best: 'Schnellstes', offers: offerRows(format, 'time') },
  },
  select: 'Angebot auswählen',
};

export const portfolio: WindowsContent['portfolio'] = {
  title: 'Meine Anfragen',
  count: 'Vier Bewertungen zugleich',
  steps: sampleSteps.total,
  enquiries: [
    {
      property: 'Mehr\u00adfamilien\u00adhaus',
      place: 'Musterstadt',
      stage: 'Angebote erhalten',
      detail: `${count(sampleOffers.length)} Angebote`,
      done: sampleSteps.offers,
    },
    {
      property: 'Bürogebäude',
      place: 'Beispielhausen',
      stage: 'Unterlagen',
      detail: 'werden geprüft',
      done: sampleSteps.documents,
    },
    {
      property: 'Lagerhalle',
      place: 'Neustadt',
      stage: 'Besichtigung',
      detail: day(sampleDates.inspection),
      done: sampleSteps.inspection,
    },
    {
      property: 'Baugrundstück',
      place: 'Musterdorf',
      stage: 'Gutachten',
      detail: 'liegt vor',
      done: sampleSteps.report,
    },
  ],
};

export const contract: WindowsContent['contract'] = {
  title: 'Vertrag unterzeichnen',
  heading: 'Bewertungsvertrag',
  terms: [
    { label: 'Objekt', value: `Mehrfamilienhaus, ${sampleProperty.street}` },
    { label: 'Leistung', value: 'Vollgutachten mit Ortstermin' },
    { label: 'Honorar', value: money(chosen.price) },
    { label: 'Lieferzeit', value: workingDays(chosen.workingDays) },
  ],
  signed: {
    role: 'Auftragnehmer',
    name: chosen.valuer,
    status: `${day(sampleDates.contract)}, ${time(sampleDates.contract)}`,
  },
  awaiting: { role: 'Auftraggeber', name: sampleClient, status: 'Unterschrift ausstehend' },
  sign: 'Jetzt unterzeichnen',
};
