import { askedBill, comparedItems, homePlaces } from '../samples/home.ts';
import type { Words } from '../types/words.ts';
import { dative, format } from './format.ts';
import { sample } from './sample.ts';

const asked = askedBill(format);

export const doors: Words['doors'] = {
  sample,
  offers: {
    title: 'Drei Angebote',
    property: `Vollgutachten, Ärztehaus in ${homePlaces.offers}, Honorar zzgl. USt`,
    orderedBy: 'Ordnen nach',
    orders: { price: 'Honorar', time: 'Bearbeitungszeit' },
    choose: 'Ein Angebot wählen',
    items: comparedItems(format, (valuer) => `Sie wählen ${valuer}. Nun folgt der Vertrag.`),
    undecided: 'Sie entscheiden, ob Sie eines annehmen oder keines.',
  },
  enquiry: {
    title: 'Neue Anfrage',
    facts: [
      { label: 'Objekt', value: `Wohn- und Geschäftshaus in ${homePlaces.enquiry}` },
      { label: 'Anlass', value: 'Ankauf' },
      { label: 'Gewünscht', value: 'Vollgutachten mit Besichtigung' },
      { label: 'Liegt vor', value: 'Grundbuchauszug, Grundrisse' },
    ],
    decide: 'Wie entscheiden Sie?',
    undecided: 'Lesen Sie in Ruhe. Erst Ihr Angebot bindet Sie.',
    offer: {
      label: 'Angebot abgeben',
      lines: [
        { label: 'Ihr Honorar', value: asked.net },
        { label: 'Erfolgsgebühr', value: asked.fee },
        { label: 'Es bleiben Ihnen', value: asked.remainder },
      ],
      note: `Beträge zzgl. USt. In den ersten ${dative.freeAtSignUp} entfällt die Erfolgsgebühr.`,
    },
    decline: { label: 'Ablehnen', text: 'Abgelehnt. Das kostet Sie nichts.' },
  },
};
