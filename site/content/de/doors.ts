import type { Words } from '../types/words.ts';
import { dative } from './format.ts';

export const doors: Words['doors'] = {
  offers: {
    title: 'Drei Angebote',
    property: (place) => `Vollgutachten, Ärztehaus in ${place}, Honorar zzgl. USt`,
    orderedBy: 'Ordnen nach',
    orders: { price: 'Honorar', time: 'Bearbeitungszeit' },
    choose: 'Ein Angebot wählen',
    chosen: (valuer) => `Sie wählen ${valuer}. Nun folgt der Vertrag.`,
    undecided: 'Sie entscheiden, ob Sie eines annehmen oder keines.',
  },
  enquiry: {
    title: 'Neue Anfrage',
    property: { label: 'Objekt', value: (place) => `Wohn- und Geschäftshaus in ${place}` },
    facts: [
      { label: 'Anlass', value: 'Ankauf' },
      { label: 'Gewünscht', value: 'Vollgutachten mit Besichtigung' },
      { label: 'Liegt vor', value: 'Grundbuchauszug, Grundrisse' },
    ],
    decide: 'Wie entscheiden Sie?',
    undecided: 'Lesen Sie in Ruhe. Erst Ihr Angebot bindet Sie.',
    offer: {
      label: 'Angebot abgeben',
      lines: { net: 'Ihr Honorar', fee: 'Erfolgsgebühr', remainder: 'Es bleiben Ihnen' },
      note: `Beträge zzgl. USt. In den ersten ${dative.freeAtSignUp} entfällt die Erfolgsgebühr.`,
    },
    decline: { label: 'Ablehnen', text: 'Abgelehnt. Das kostet Sie nichts.' },
  },
};
