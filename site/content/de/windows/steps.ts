import { marked } from '../../samples/marked.ts';
import type { StepWindowsContent } from '../../types/professional.ts';
import { sample } from './sample.ts';

/** The small windows beside a new valuer's four steps. */
export const stepWindows: StepWindowsContent = marked(
  {
    register: {
      title: 'Ihr Profil',
      fields: [
        { label: 'Büro', value: 'Sachverständigenbüro Nord' },
        { label: 'Ort', value: 'Musterstadt' },
        { label: 'Objektarten', value: 'Wohnen, Gewerbe' },
      ],
      action: 'Profil speichern',
    },
    verification: {
      title: 'Verifizierung',
      done: ['Profil vollständig', 'Formular ausgefüllt', 'Angaben gesichtet'],
      verified: 'Verifiziert',
    },
    welcome: {
      title: 'Benachrichtigungen',
      headline: 'Willkommen an Bord!',
      text: 'Ihr Zugang ist freigeschaltet.',
      fresh: 'Neue Anfrage',
      enquiry: 'Eigentumswohnung, Musterstadt',
      kind: 'Kurzgutachten',
    },
    link: { title: 'Ihr Anfragelink', button: 'Bewertung anfragen', action: 'Link kopieren' },
  },
  sample,
  {
    register: 'Beispiel: ein Profil mit Büro, Ort und Objektarten.',
    verification: 'Beispiel: Profil vollständig, Formular ausgefüllt, Angaben gesichtet, verifiziert.',
    welcome: 'Beispiel: zwei Benachrichtigungen, die Begrüßung und eine neue Anfrage.',
    link: 'Beispiel: eine Schaltfläche für Bewertungen auf der eigenen Seite, dahinter der Anfragelink.',
  },
);
