import type { Words } from '../types/words.ts';
import { dative, figure } from './format.ts';

export const home: Words['home'] = {
  meta: {
    subject: 'Immobilien bewerten lassen',
    description: `Immobilienbewertungen schnell und einfach steuern. Eine Anfrage genügt, das erste Angebot kommt in der Regel innerhalb von ${dative.firstOfferWithin}.`,
    keywords:
      'Immobilienbewertung, Immobiliengutachten, Sachverständige, Gutachten beauftragen, Bewertungsplattform, Kurzgutachten, Vollgutachten',
  },
  hero: {
    kicker: 'Die Plattform für Immobilienbewertungen',
    title: 'Bewertungen von Immobilien schnell und einfach steuern',
    lead: `Sie beschreiben die Immobilie einmal. Verifizierte Sachverständige nennen Honorar und Bearbeitungszeit, das erste Angebot kommt in der Regel innerhalb von ${dative.firstOfferWithin}. Sie wählen.`,
    note: 'Für geschäftliche Auftraggeber. Registrieren und Angebote einholen kostet nichts.',
  },
  survey: {
    label: 'Verkehrswert',
    methods: { income: 'Ertragswert', comparison: 'Vergleichswert', cost: 'Sachwert' },
    derived: 'abgeleitet aus dem Ertragswert',
    description: (value) => `das Modell einer Stadt mit einem vermessenen Haus, Verkehrswert ${value}.`,
  },
  report: {
    title: 'Am Ende liegt ein Vollgutachten vor Ihnen',
    text: 'Sechs Seiten Mustergutachten über dieses Haus, mit der Berechnung Schritt für Schritt.',
    property: 'Wohn- und Geschäftshaus',
    link: 'Mustergutachten ansehen',
    cover: { title: 'Verkehrswert\u00adgutachten', property: 'Wohn- und Geschäftshaus' },
  },
  clients: {
    kicker: 'Für Auftraggeber',
    title: 'Angebote vergleichen, eines wählen',
    lead: 'Für Banken, Kanzleien, Insolvenz- und Nachlassverwalter, Versicherungen und Maklerunternehmen.',
    points: [
      `Eine Anfrage stellen Sie in durchschnittlich ${dative.timeToEnquiry}.`,
      `Rund ${figure.adminTimeSaved} weniger Verwaltungszeit, denn Angebote, Vertrag und Gutachten liegen beisammen.`,
      'Mehrere Anfragen zugleich, jede mit ihrem Stand.',
    ],
  },
  valuers: {
    kicker: 'Für Sachverständige',
    title: 'Anfragen lesen, selbst entscheiden',
    lead: `Sobald Sie verifiziert sind, erhalten Sie qualifizierte Anfragen. Ein Angebot geben Sie in ${dative.enquiryToOffer} ab, und die ersten ${figure.freeAtSignUp} sind kostenlos.`,
    points: [
      `Bis zu ${figure.additionalLeads} mehr Anfragen.`,
      `Sie bestimmen das Honorar. Die Erfolgsgebühr von ${figure.successFee} des Honorars, mindestens ${figure.minimumFee} je Gutachten, zzgl. USt, fällt nur bei einem Auftrag an.`,
    ],
  },
  closing: {
    title: 'Sie brauchen ein Gutachten – oder schreiben Sie eines?',
    text: 'Registrieren kostet nichts und verpflichtet zu nichts.',
  },
};
