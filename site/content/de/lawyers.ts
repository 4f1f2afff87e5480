import type { LawyersContent } from '../types/lawyers.ts';
import { figure } from './format.ts';

export const lawyers: LawyersContent = {
  meta: {
    description: `Immobiliengutachten für Anwälte, Nachlass- und Insolvenzverwalter: mehrere Objekte zugleich anfragen, erstes Angebot binnen ${figure.firstOfferWithin}, alles in einem Vorgang.`,
    keywords:
      'Immobiliengutachten Anwalt, Gutachten Insolvenzverwalter, Gutachten Nachlassverwalter, Immobilienbewertung Nachlass, Immobilienbewertung Insolvenz, Verkehrswert',
  },
  hero: {
    kicker: 'Für Anwälte, Nachlass- und Insolvenzverwalter',
    title: 'Das Gutachten für Ihre\u00a0Akte, ohne\u00a0langes Suchen',
    lead: 'Sie beschreiben die Immobilie einmal und erhalten Angebote geprüfter Sachverständiger. Vom Vertrag bis zum Gutachten bleibt alles in einem Vorgang.',
    note: 'Unverbindlich und ohne Zahlung bei der Registrierung.',
  },
  createEnquiry: {
    kicker: 'Anfrage erstellen',
    title: 'Eine Anfrage, und die Angebote kommen zu Ihnen',
    lead: `Objekt beschreiben, Art des Gutachtens wählen, absenden: Das dauert durchschnittlich ${figure.timeToEnquiry}. Das erste Angebot liegt binnen ${figure.firstOfferWithin} vor.`,
  },
  features: {
    kicker: 'Ihre Vorteile',
    title: 'Mehr Zeit für das Mandat',
    lead: 'Die Suche nach Sachverständigen, den Preisvergleich und das Nachfassen nimmt Ihnen die Plattform ab. Die Entscheidung bleibt bei Ihnen.',
  },
  solution: {
    kicker: 'Ihre eigene Lösung',
    title: 'Gemacht für Nachlass und Masse',
    lead: 'Wer fremdes Vermögen verwaltet, muss nicht nur den Wert kennen, sondern auch zeigen können, wie er zustande kam.',
    points: [
      {
        title: 'Mehrere Objekte, ein Überblick',
        text: 'Gehören zum Nachlass oder zur Masse mehrere Immobilien, fragen Sie alle zugleich an. Jede behält ihren eigenen Vorgang, Sie behalten die Übersicht.',
      },
      {
        title: 'Eine Auswahl, die Sie begründen können',
        text: 'Mehrere Angebote, sortiert nach Preis und Lieferzeit, zeigen Erben, Gläubigern und Gericht, zwischen welchen Möglichkeiten Sie gewählt haben.',
      },
      {
        title: 'Ein Vorgang für die Akte',
        text: 'Anfrage, Angebote, Vertrag, Unterlagen, Besichtigung und Gutachten stehen beieinander. Wechselt die Sachbearbeitung, geht nichts verloren.',
      },
      {
        title: 'Vertraulich von Anfang an',
        text: 'Zwei-Faktor-Authentifizierung, verschlüsselte Daten und Hosting in Deutschland schützen, was Ihnen anvertraut wurde.',
      },
    ],
    securityLink: 'So schützen wir Ihre Daten',
  },
};
