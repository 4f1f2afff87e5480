import type { Words } from '../types/words.ts';
import { dative, figure } from './format.ts';

export const offers: Words['offers'] = {
  registration: {
    name: 'Registrierung und Angebote',
    description: 'Registrieren und Angebote einholen kostet nichts.',
  },
  shortValuation: {
    name: 'Kurzgutachten',
    description: `Ab etwa ${figure.shortValuationFrom} zzgl. USt. Das Honorar bestimmt der Sachverständige.`,
  },
  fullValuation: {
    name: 'Vollgutachten',
    description: `Ab etwa ${figure.fullValuationFrom} zzgl. USt. Das Honorar bestimmt der Sachverständige.`,
  },
  successFee: {
    name: 'Erfolgsgebühr für Sachverständige',
    description: `${figure.successFee} des Honorars, mindestens ${figure.minimumFee} je Gutachten, jeweils zzgl. USt. In den ersten ${dative.freeAtSignUp} nichts.`,
  },
};
