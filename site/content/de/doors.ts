import { askedBill, comparedItems, homePlaces } from '../samples/home.ts';
import type { DoorsContent } from '../types/doors.ts';
import { dative, figure, format } from './format.ts';
import { sample } from './sample.ts';

const asked = askedBill(format);

export const doors: DoorsContent = {
  sample,
  offers: {
    title: 'Drei Angebote',
    property: `Vollgutachten, Ärztehaus in ${homePlaces.offers}`,
    orderedBy: 'Ordnen nach',
    orders: { price: 'Honorar', time: 'Bearbeitungszeit' },
    choose: 'Ein Angebot wählen',
    items: comparedItems(
      format,
      ({ valuer, fee, time }) =>
        `${valuer}: ${fee} zzgl. USt, Bearbeitungszeit ${time}. Als Nächstes käme der Vertrag.`,
    ),
    undecided: 'Wählen Sie eines, oder keines: Annehmen müssen Sie nichts.',
  },
  enquiry: {
    title: 'Neue Anfrage',
    facts: [
      { label: 'Objekt', value: `Hofstelle mit Wohnhaus in ${homePlaces.enquiry}` },
      { label: 'Anlass', value: 'Vermögens\u00adauseinandersetzung' },
      { label: 'Gewünscht', value: 'Vollgutachten mit Besichtigung' },
      { label: 'Liegt vor', value: 'Grundbuchauszug, Flurkarte, Grundrisse' },
    ],
    decide: 'Wie entscheiden Sie?',
    undecided: 'Lesen Sie in Ruhe. Solange Sie nichts abgeben, verpflichtet Sie nichts.',
    offer: {
      label: 'Angebot abgeben',
      lines: [
        { label: 'Ihr Honorar', value: asked.net },
        { label: 'Erfolgsgebühr', value: asked.fee },
        { label: 'Es bleiben Ihnen', value: asked.remainder },
      ],
      note: `Beträge zzgl. USt. Die Erfolgsgebühr von ${figure.successFee} setzt einen Auftrag voraus; in den ersten ${dative.freeAtSignUp} entfällt sie.`,
    },
    decline: {
      label: 'Ablehnen',
      text: 'Abgelehnt. Das kostet Sie nichts: Eine Gebühr fällt nur mit einem Auftrag an.',
    },
  },
};
