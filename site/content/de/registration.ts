import type { Words } from '../types/words.ts';
import { dative } from './format.ts';

export const registration: Words['registration'] = {
  open: 'Registrieren',
  title: 'Was möchten Sie tun?',
  choices: {
    client: {
      title: 'Gutachten beauftragen',
      text: 'Eine Anfrage stellen und Angebote vergleichen – kostenlos und unverbindlich.',
    },
    valuer: {
      title: 'Gutachten anbieten',
      text: `Anfragen erhalten und Angebote abgeben – in den ersten ${dative.freeAtSignUp} ohne Erfolgsgebühr.`,
    },
  },
  known: 'Schon registriert?',
};
