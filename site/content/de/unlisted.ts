import { brand } from '#common/company.ts';
import type { Words } from '../types/words.ts';

export const unlisted: Words['unlisted'] = {
  notFound: {
    meta: {
      name: 'Seite nicht gefunden',
      description:
        'Unter dieser Adresse gibt es keine Seite. Von hier aus kommen Sie zu allen Bereichen der Website und zum Kontakt.',
      keywords: `${brand.name}, Seite nicht gefunden`,
    },
    kicker: 'Seite nicht gefunden',
    title: 'Diese Seite gibt es nicht',
    text: 'Vielleicht ist die Seite umgezogen, vielleicht fehlt im Link ein Buchstabe.',
    report: 'Fehlerhaften Link melden',
    links: 'Hier geht es weiter',
    search: { label: 'Seite suchen', found: 'Treffer:', none: 'Nichts gefunden.' },
    home: 'Zur deutschen Startseite',
  },
  comingSoon: {
    meta: {
      name: 'Bald wieder da',
      description: `Die Website von ${brand.name} wird gerade gewartet. Telefonisch und per E-Mail erreichen Sie uns weiterhin.`,
      keywords: `${brand.name}, Wartung`,
    },
    title: 'Wir sind bald wieder für Sie da',
    text: 'Unsere Website wird gerade gewartet. Bitte versuchen Sie es in einigen Minuten erneut.',
    urgent: 'Wenn es eilt, erreichen Sie uns hier:',
    email: 'E-Mail',
  },
  messageSent: {
    meta: {
      name: 'Nachricht gesendet',
      description: 'Ihre Nachricht ist bei uns angekommen. Wir melden uns so bald wie möglich bei Ihnen.',
      keywords: `${brand.name}, Kontakt`,
    },
    home: 'Zur Startseite',
  },
};
