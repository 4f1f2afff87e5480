import type { Words } from '../types/words.ts';
import { dative, figure } from './format.ts';

export const home: Words['home'] = {
  meta: {
    description: `Immobilienbewertungen schnell und einfach organisieren. Eine Anfrage genügt, das erste Angebot kommt in der Regel innerhalb von ${dative.firstOfferWithin}.`,
    keywords:
      'Immobilienbewertung, Immobiliengutachten, Sachverständige, Gutachten beauftragen, Bewertungsplattform, Kurzgutachten, Vollgutachten',
  },
  hero: {
    kicker: 'Die Plattform für Immobilienbewertungen',
    title: 'Bewertungen von Immobilien schnell und einfach organisieren',
    lead: `Sie beschreiben die Immobilie einmal. [Verifizierte Sachverständige] nennen Honorar und Bearbeitungszeit, das erste Angebot kommt in der Regel innerhalb von ${dative.firstOfferWithin}. Sie wählen.`,
    note: 'Für geschäftliche Auftraggeber. Registrieren und Angebote einholen kostet nichts.',
  },
  enquiry: {
    title: 'Eine Anfrage, drei Angebote',
    scene: 'das Modell einer Stadt. Die gewählte Immobilie ist orange, ihr Grundstück ist vermessen.',
    property: {
      legend: 'Immobilie',
      options: { house: 'Wohn- und Geschäftshaus', flats: 'Mietshaus', land: 'Bauland' },
    },
    purpose: { legend: 'Anlass', options: { loan: 'Kredit', estate: 'Nachlass', purchase: 'Ankauf' } },
    result: {
      loan: 'Sie erhalten den Verkehrswert. Den Beleihungswert fragt die Bank eigens an, er hat seinen eigenen Preis.',
      estate: 'Sie erhalten den Verkehrswert am Todestag.',
      purchase: 'Sie erhalten den heutigen Verkehrswert.',
    },
    show: { closed: 'Drei Angebote ansehen', open: 'Anfrage ändern' },
    offers: 'Honorar zzgl. USt, inkl. Ortstermin und Nebenkosten',
    verified: 'Verifiziert',
    qualifications: {
      appointed: 'Laut Profil: öffentlich bestellt und vereidigt',
      certified: 'Laut Profil: zertifiziert',
      independent: 'Laut Profil: freie Sachverständige',
    },
    papers:
      'Lassen Sie sich Bestellungsurkunde oder Zertifikat und den Nachweis der Haftpflichtversicherung vor dem Vertrag zeigen.',
    orderedBy: 'Ordnen nach',
    orders: { price: 'Honorar', time: 'Dauer' },
    chosen: 'Gewählt. Nun folgt der Vertrag.',
    report: { title: 'Das Ergebnis: ein Vollgutachten', link: 'Mustergutachten ansehen' },
  },
  clients: {
    kicker: 'Für Auftraggeber',
    title: 'Angebote vergleichen, eines wählen',
    lead: 'Für Banken, Kanzleien, Insolvenz- und Nachlassverwalter, Versicherungen und Maklerunternehmen.',
    points: [
      `Eine Anfrage stellen Sie in durchschnittlich ${dative.timeToEnquiry}.`,
      `Rund ${figure.adminTimeSaved} weniger Verwaltungszeit, geschätzt gegenüber der Vergabe per Telefon und E-Mail: Angebote, Vertrag und Gutachten liegen beisammen.`,
      'Sie stellen mehrere Anfragen zugleich und sehen bei jeder, wo sie steht.',
    ],
  },
  valuers: {
    kicker: 'Für Sachverständige',
    title: 'Anfragen lesen, selbst entscheiden',
    lead: `Sobald Sie verifiziert sind, erhalten Sie qualifizierte Anfragen. Die ersten ${figure.freeAtSignUp} sind kostenlos.`,
    points: [
      `Bis zu ${figure.additionalLeads} mehr Anfragen.`,
      `In ${dative.enquiryToOffer} geben Sie ein Angebot\u00a0ab.`,
      `Sie bestimmen das Honorar. Die Erfolgsgebühr von ${figure.successFee} des Honorars, mindestens ${figure.minimumFee} je Gutachten, zzgl. USt, fällt nur bei einem Auftrag an.`,
    ],
  },
  closing: {
    title: 'Sie brauchen ein Gutachten – oder schreiben Sie eines?',
    text: 'Registrieren kostet nichts und verpflichtet Sie zu keinem Auftrag.',
  },
};
