import type { RegistrationContent } from '../types/registration.ts';
import { dative } from './format.ts';

export const registration: RegistrationContent = {
  open: 'Registrieren',
  title: 'Wer registriert sich?',
  choices: {
    client: {
      title: 'Als Auftraggeber registrieren',
      text: 'Eine Anfrage schreiben und Angebote vergleichen – kostenlos und unverbindlich.',
    },
    valuer: {
      title: 'Als Sachverständiger registrieren',
      text: `Anfragen erhalten und Angebote abgeben – in den ersten ${dative.freeAtSignUp} ohne Erfolgsgebühr.`,
    },
  },
  known: 'Schon registriert?',
};
