import type { OffersContent } from '../types/offers.ts';
import { dative, figure } from './format.ts';

export const offers: OffersContent = {
  registration: {
    name: 'Registrierung und Angebote',
    description: 'Registrieren, anfragen und Angebote vergleichen ist kostenlos und verpflichtet zu nichts.',
  },
  shortValuation: {
    name: 'Kurzgutachten',
    description: `Ab etwa ${figure.shortValuationFrom} zzgl. USt; das Honorar bestimmt der Sachverständige in seinem Angebot.`,
  },
  fullValuation: {
    name: 'Vollgutachten',
    description: `Ab etwa ${figure.fullValuationFrom} zzgl. USt; das Honorar bestimmt der Sachverständige in seinem Angebot.`,
  },
  successFee: {
    name: 'Erfolgsgebühr für Sachverständige',
    description: `${figure.successFee} des Honorars, mindestens ${figure.minimumFee} je Gutachten, jeweils zzgl. USt; in den ersten ${dative.freeAtSignUp} nichts.`,
  },
};
