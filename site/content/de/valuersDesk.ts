import { successFee, sum } from '#common/fees.ts';
import { sampleDesk } from '../samples/desk.ts';
import type { Words } from '../types/words.ts';
import { dative, figure, format } from './format.ts';
import { sample } from './sample.ts';

const { date, lessMoney, money, time, workingDays } = format;
const { fee } = sampleDesk;

export const valuersDesk: Words['valuersDesk'] = {
  kicker: 'Ihre Vorteile',
  title: 'Lesen, rechnen, entscheiden',
  sample,
  enquiry: {
    reference: sampleDesk.reference,
    from: `Testaments\u00advollstreckung, ${sampleDesk.town}`,
    received: time(sampleDesk.received),
    title: 'Eigentumswohnung im Obergeschoss',
    text: '„Zwei Erben möchten sich über den Wert einigen. Einer wohnt in der Wohnung.“',
    particulars: [
      { label: 'Gutachten', value: 'Vollgutachten, Verkehrswert' },
      { label: 'Anlass', value: 'Erb\u00adausein\u00adander\u00adsetzung' },
      { label: 'Stichtag', value: date(sampleDesk.valuationDate) },
      { label: 'Wunschtermin', value: date(sampleDesk.desired) },
    ],
    documents: {
      label: 'Unterlagen',
      there: ['Grundbuchauszug', 'Teilungserklärung', 'Grundriss'],
      missing: 'Energieausweis fehlt noch',
    },
  },
  answer: {
    legend: 'Ihre Antwort',
    offer: {
      label: 'Angebot abgeben',
      lines: [
        { label: 'Ihr Honorar, netto', value: money(fee, 2) },
        { label: 'Bearbeitungszeit', value: workingDays(sampleDesk.workingDays) },
        { label: `Erfolgsgebühr, ${figure.successFee}, netto`, value: lessMoney(successFee(fee), 2) },
      ],
      total: { label: 'Ihnen bleiben, netto', value: money(sum(fee, -successFee(fee)), 2) },
      note: `In den ersten ${dative.freeAtSignUp} bleibt Ihnen das ganze Honorar.`,
    },
    decline: {
      label: 'Ablehnen',
      title: 'Wann Sie besser ablehnen',
      reasons: [
        'Sie sind nicht unabhängig.',
        'Das Objekt liegt außerhalb Ihres Fachgebiets.',
        'Der Termin ist nicht zu halten.',
      ],
      note: 'Eine Ablehnung kostet Sie nichts.',
    },
  },
};
