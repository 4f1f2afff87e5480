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
  title: 'Neue Anfrage',
  property: { label: 'Art der Immobilie', value: 'Wohn- und Geschäftshaus' },
  address: { label: 'Anschrift', value: `${sampleProperty.street}, ${sampleProperty.town}` },
  occasion: { label: 'Anlass der Bewertung', value: 'Geplanter Verkauf' },
  kind: {
    label: 'Umfang',
    short: { label: 'Kurzgutachten', value: `ab etwa ${figure.shortValuationFrom} netto` },
    full: { label: 'Vollgutachten', value: `ab etwa ${figure.fullValuationFrom} netto` },
  },
  date: { label: 'Wunschtermin', placeholder: 'TT.MM.JJJJ' },
  send: 'Anfrage senden',
  note: 'Unverbindlich: Sie müssen kein Angebot annehmen.',
};

export const estateEnquiry: WindowTexts['estateEnquiry'] = {
  ...enquiry,
  occasion: { ...enquiry.occasion, value: 'Nachlass' },
};

export const offers: WindowTexts['offers'] = {
  title: 'Angebote vergleichen',
  property: 'Wohn- und Geschäftshaus, Vollgutachten',
  count: `${count(sampleOffers.length)} Angebote`,
  sortedBy: 'Sortiert nach',
  orders: {
    price: { label: 'Honorar', best: 'Günstigstes', offers: offerRows(format, 'price') },
    time: { label: 'Bearbeitungszeit', best: 'Schnellstes', offers: offerRows(format, 'time') },
  },
  select: 'Angebot auswählen',
};

export const portfolio: WindowTexts['portfolio'] = {
  title: 'Meine Anfragen',
  count: 'Vier Bewertungen zugleich',
  steps: sampleSteps.total,
  enquiries: [
    {
      property: 'Wohn- und Geschäfts\u00adhaus',
      place: 'Musterstadt',
      stage: 'Angebote erhalten',
      detail: `${count(sampleOffers.length)} Angebote`,
      done: sampleSteps.offers,
    },
    {
      property: 'Bürogebäude',
      place: 'Beispielhausen',
      stage: 'Unterlagen',
      detail: 'freigegeben',
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

export const contract: WindowTexts['contract'] = {
  title: 'Vertrag unterzeichnen',
  heading: 'Bewertungsvertrag',
  terms: [
    { label: 'Objekt', value: `Wohn- und Geschäftshaus, ${sampleProperty.street}` },
    { label: 'Leistung', value: 'Vollgutachten mit Ortstermin' },
    { label: 'Honorar, zzgl. USt', value: money(chosen.price) },
    { label: 'Bearbeitungszeit', value: workingDays(chosen.workingDays) },
  ],
  signed: {
    role: 'Auftragnehmer',
    name: chosen.valuer,
    status: `Unterzeichnet am ${day(sampleDates.contract)}`,
  },
  awaiting: { role: 'Auftraggeber', name: sampleClient, status: 'Unterschrift ausstehend' },
};
