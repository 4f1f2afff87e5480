import { publicConfig } from '#site/config.ts';
import {
  sampleArrivals,
  sampleClient,
  sampleDates,
  sampleNegotiation,
  sampleOffers,
  sampleOffice,
} from '../../samples/values.ts';
import type { WindowsContent } from '../../types/windows.ts';
import { documents, inspection } from './delivery.ts';
import { format } from '../format.ts';

const { date, minutesAgo, money, month, time, weekday, workingDays } = format;
const [, valuer, website] = sampleOffers;
const [newest, newer, older] = sampleArrivals;

export const inbox: WindowsContent['inbox'] = {
  title: 'Neue Anfragen',
  filter: 'Ihr Einzugsgebiet',
  fresh: 'Neu',
  answer: 'Angebot abgeben',
  enquiries: [
    {
      property: 'Eigentums\u00adwohnung',
      place: 'Musterstadt',
      kind: 'Kurzgutachten',
      received: minutesAgo(newest),
    },
    { property: 'Bürogebäude', place: 'Beispielhausen', kind: 'Vollgutachten', received: minutesAgo(newer) },
    {
      property: 'Lagerhalle mit Freifläche',
      place: 'Neustadt',
      kind: 'Vollgutachten',
      received: minutesAgo(older),
    },
  ],
};

export const receivedEnquiry: WindowsContent['receivedEnquiry'] = {
  title: 'Anfrage',
  received: minutesAgo(newer),
  property: 'Bürogebäude',
  particulars: [
    { label: 'Anschrift', value: `${sampleOffice.street}, ${sampleOffice.town}` },
    { label: 'Umfang', value: 'Vollgutachten' },
    { label: 'Anlass der Bewertung', value: 'Finanzierung' },
    { label: 'Wunschtermin', value: date(sampleDates.desired) },
  ],
  answer: 'Angebot abgeben',
};

export const negotiation: WindowsContent['negotiation'] = {
  title: 'Verhandlung',
  subject: 'Bürogebäude, Beispielhausen',
  offer: {
    name: valuer.valuer,
    label: 'Angebot',
    price: money(sampleNegotiation.offer),
    text: `Vollgutachten mit Ortstermin, Lieferzeit ${workingDays(sampleNegotiation.workingDays)}.`,
  },
  counter: {
    name: 'Auftraggeber',
    label: 'Gegenvorschlag',
    price: money(sampleNegotiation.counter),
    text: 'Alle Mietverträge liegen geordnet vor. Kommen Sie uns entgegen?',
  },
  answer: {
    name: valuer.valuer,
    label: 'Neues Angebot',
    price: money(sampleNegotiation.agreed),
    text: 'Gern, bei gleicher Lieferzeit.',
  },
  agreed: {
    label: 'Einigung',
    value: `${money(sampleNegotiation.agreed)}, ${workingDays(sampleNegotiation.workingDays)}`,
  },
};

export const valuerDocuments: WindowsContent['valuerDocuments'] = {
  ...documents,
  counterpart: { label: 'Bereitgestellt von', value: sampleClient },
};

export const valuerInspection: WindowsContent['valuerInspection'] = {
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

export const referralLink: WindowsContent['referralLink'] = {
  title: 'Ihre Website',
  address: 'gutachterkontor-west.example',
  firm: website.valuer,
  menu: ['Leistungen', 'Über uns', 'Kontakt'],
  headline: 'Was ist Ihre Immobilie wert?',
  text: 'Gutachten für Wohn- und Gewerbeimmobilien in Neustadt und Umgebung.',
  button: 'Bewertung anfragen',
  link: { label: 'Ihr persönlicher Anfragelink', value: `${new URL(publicConfig.platformUrl).host}/…` },
};
