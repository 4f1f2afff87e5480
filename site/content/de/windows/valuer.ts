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
  title: 'Neue Anfragen',
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

export const receivedEnquiry: WindowTexts['receivedEnquiry'] = {
  title: 'Anfrage',
  received: minutesAgo(newer),
  property: 'Bürogebäude',
  particulars: [
    { label: 'Ort', value: sampleOffice.town },
    { label: 'Umfang', value: 'Vollgutachten' },
    { label: 'Anlass der Bewertung', value: 'Finanzierung' },
    { label: 'Wunschtermin', value: date(sampleDates.desired) },
  ],
  answer: 'Angebot abgeben',
};

export const negotiation: WindowTexts['negotiation'] = {
  title: 'Verhandlung',
  subject: 'Bürogebäude, Beispielhausen',
  offer: {
    name: valuer.valuer,
    label: 'Angebot',
    price: money(sampleNegotiation.offer),
    text: `Vollgutachten mit Ortstermin, Bearbeitungszeit ${workingDays(sampleNegotiation.workingDays)}.`,
  },
  counter: {
    name: 'Auftraggeber',
    label: 'Gegenvorschlag',
    price: money(sampleNegotiation.counter),
    text: 'Die Mietverträge liegen geordnet vor. Kommen Sie uns entgegen?',
  },
  answer: {
    name: valuer.valuer,
    label: 'Neues Angebot',
    price: money(sampleNegotiation.agreed),
    text: 'Gern, bei gleicher Bearbeitungszeit.',
  },
  agreed: {
    label: 'Einigung',
    value: `${money(sampleNegotiation.agreed)}, ${workingDays(sampleNegotiation.workingDays)}`,
  },
};

export const valuerDocuments: WindowTexts['valuerDocuments'] = {
  ...documents,
  counterpart: { label: 'Bereitgestellt von', value: sampleClient },
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
  title: 'Ihre Website',
  address: 'gutachterkontor-west.example',
  firm: website.valuer,
  menu: ['Leistungen', 'Über uns', 'Kontakt'],
  headline: 'Gutachten für Unternehmen und Kanzleien',
  text: 'Wohn- und Gewerbeimmobilien in Neustadt und Umgebung.',
  button: 'Bewertung anfragen',
  link: { label: 'Ihr persönlicher Anfragelink', value: `${new URL(publicConfig.platformUrl).host}/…` },
};
