import { successFee, sum } from '#common/fees.ts';
import { sampleDesk, sampleHouse } from '../samples/desk.ts';
import type { ValuersDeskContent } from '../types/valuersDesk.ts';
import { dative, figure, format } from './format.ts';
import { sample } from './sample.ts';

const { area, date, lessMoney, money, time, workingDays } = format;
const { fee, built } = sampleDesk;

export const valuersDesk: ValuersDeskContent = {
  kicker: 'Ihre Vorteile',
  title: 'Lesen, rechnen, entscheiden',
  lead: `So liegt eine Anfrage auf Ihrem Tisch. Sie lesen, was vorliegt und was fehlt: In ${dative.enquiryToOffer} geben Sie ein Angebot ab, oder Sie lehnen ab.`,
  sample,
  enquiry: {
    reference: sampleDesk.reference,
    from: `Testaments\u00advollstreckung, ${sampleDesk.town}`,
    received: time(sampleDesk.received),
    title: `Eigentumswohnung im Obergeschoss, ${sampleDesk.town}`,
    text: '„Zwei Erben, die sich über den Wert einigen möchten. Einer wohnt in der Wohnung; der Zutritt ist nach Absprache möglich, auch zum Keller.“',
    particulars: [
      { label: 'Gutachten', value: 'Vollgutachten, Verkehrswert' },
      { label: 'Anlass', value: 'Erb\u00adausein\u00adander\u00adsetzung' },
      { label: 'Bewertungs\u00adstichtag', value: date(sampleDesk.valuationDate) },
      { label: 'Wunschtermin', value: date(sampleDesk.desired) },
      { label: 'Baujahr', value: String(built) },
      { label: 'Wohnfläche', value: area(sampleHouse.flat) },
    ],
    documents: {
      label: 'Unterlagen',
      there: ['Grundbuchauszug', 'Teilungserklärung', 'Grundriss', 'Wirtschaftsplan'],
      missing: 'Energieausweis fehlt noch; geteilt wird nach dem Vertrag',
    },
  },
  answer: {
    legend: 'Ihre Antwort, probeweise',
    offer: {
      label: 'Anbieten',
      lines: [
        { label: 'Ihr Honorar, netto', value: money(fee, 2) },
        { label: 'Bearbeitungszeit', value: workingDays(sampleDesk.workingDays) },
        { label: `Erfolgsgebühr, ${figure.successFee}, netto`, value: lessMoney(successFee(fee), 2) },
      ],
      total: { label: 'Ihnen bleiben, netto', value: money(sum(fee, -successFee(fee)), 2) },
      note: `In den ersten ${dative.freeAtSignUp} bleibt Ihnen das ganze Honorar. Nimmt der Auftraggeber Ihr Angebot nicht an, zahlen Sie nichts.`,
    },
    decline: {
      label: 'Ablehnen',
      title: 'Wann Sie besser ablehnen',
      reasons: [
        {
          title: 'Sie sind nicht unabhängig.',
          text: 'Was daran zweifeln lässt, legen Sie vor dem Vertrag offen.',
        },
        { title: 'Das Objekt ist nicht Ihr Fach.', text: 'Etwa ein Hotel, wenn Sie Wohnhäuser bewerten.' },
        {
          title: 'Der Termin ist nicht zu halten.',
          text: 'Oder Sie bieten an und nennen Ihre Bearbeitungszeit.',
        },
      ],
      note: 'Ohne Auftrag keine Gebühr: Auch eine Ablehnung kostet Sie nichts.',
    },
  },
};
