import { brand } from '#common/company.ts';
import { surveyedHouse } from '../samples/home.ts';
import type { HomeContent } from '../types/home.ts';
import { dative, figure, format } from './format.ts';
import { sample } from './sample.ts';

const { money, metres } = format;

export const home: HomeContent = {
  meta: {
    subject: 'Immobilien bewerten lassen',
    description: `Immobilienbewertungen schnell und einfach steuern: eine Anfrage, das erste Angebot innerhalb von ${dative.firstOfferWithin}, Vertrag, Unterlagen und Gutachten.`,
    keywords:
      'Immobilienbewertung, Immobiliengutachten, Sachverständige, Gutachten beauftragen, Bewertungsplattform, Kurzgutachten, Vollgutachten',
  },
  hero: {
    kicker: 'Die Plattform für Immobilienbewertungen',
    title: 'Bewertungen von Immobilien schnell und einfach steuern',
    lead: 'Eine Anfrage genügt: Verifizierte Sachverständige machen Ihnen Angebote, Sie wählen eines aus und behalten den Auftrag bis zum Gutachten im Blick.',
    note: 'Für geschäftliche Auftraggeber. Die Registrierung ist unverbindlich und kostenlos.',
  },
  survey: {
    sample,
    label: 'Verkehrswert',
    amount: money(surveyedHouse.marketValue),
    methods: [
      { label: 'Ertragswert', amount: money(surveyedHouse.incomeValue) },
      { label: 'Vergleichswert', amount: money(surveyedHouse.comparisonValue) },
      { label: 'Sachwert', amount: money(surveyedHouse.costValue) },
    ],
    derived: 'aus drei Verfahren',
    measures: { front: metres(surveyedHouse.front), side: metres(surveyedHouse.side) },
    description: `${sample}: das Modell einer Stadt, darin ein vermessenes Wohn- und Geschäftshaus mit einem Verkehrswert von ${money(surveyedHouse.marketValue)}.`,
  },
  report: {
    sample,
    title: 'Was am Ende vor Ihnen liegt',
    text: 'Sechs Seiten eines Mustergutachtens über dieses Haus, vom Deckblatt bis zur Unterschrift, mit der Berechnung Schritt für Schritt.',
    property: 'Wohn- und Geschäftshaus',
    amount: money(surveyedHouse.marketValue),
    link: 'Mustergutachten ansehen',
    cover: { title: 'Verkehrswert\u00adgutachten', property: 'Wohn- und Geschäftshaus' },
  },
  answers: {
    title: 'Kurz beantwortet',
    items: {
      cost: {
        question: 'Was kostet es mich?',
        answer: `Auftraggeber zahlen das Honorar; das Bearbeitungsentgelt erlassen wir institutionellen Kunden in den ersten ${dative.adminFeeWaiver}. Sachverständige zahlen je Auftrag ${figure.successFee} des Honorars, in den ersten ${dative.freeAtSignUp} nichts. Alles zzgl. USt.`,
        more: 'Kosten für beide Seiten',
      },
      firstOffer: {
        question: 'Wann kommt das erste Angebot?',
        answer: `Innerhalb von ${dative.firstOfferWithin}, typischerweise nach ${dative.firstOfferTypical}. Die Bearbeitungszeit bis zum Gutachten nennt jedes Angebot.`,
        more: 'Die Fristen im Einzelnen',
      },
      effort: {
        question: 'Was muss ich tun?',
        answer: `Eine Anfrage schreiben: Das dauert durchschnittlich ${figure.timeToEnquiry}. Dann wählen Sie ein Angebot, unterzeichnen und teilen die Unterlagen.`,
        more: 'Die sechs Schritte',
      },
      liability: {
        question: 'Wer haftet?',
        answer: `Für das Gutachten der Sachverständige, mit dem Sie den Vertrag unmittelbar schließen. ${brand.name} vermittelt und wird nicht Vertragspartei.`,
        more: 'AGB zum Bewertungsvertrag',
      },
    },
  },
  clients: {
    kicker: 'Für Auftraggeber',
    title: 'Angebote vergleichen, eines wählen',
    lead: `Kanzleien, Verwalter, Banken, Versicherungen und Maklerunternehmen stellen eine Anfrage in durchschnittlich ${dative.timeToEnquiry}. Das erste Angebot liegt innerhalb von ${dative.firstOfferWithin} vor.`,
    points: [
      `Rund ${figure.adminTimeSaved} weniger Zeit für Verwaltung: Vertrag und Gutachten laufen über die Plattform, seit ${figure.managementFeaturesYear} auch Unterlagen und Besichtigung.`,
      'Mehrere Anfragen zugleich, und zu jeder sehen Sie, wo die Bewertung steht.',
    ],
    register: 'Als Auftraggeber registrieren',
  },
  valuers: {
    kicker: 'Für Sachverständige',
    title: 'Anfrage lesen, selbst entscheiden',
    lead: `Sie registrieren sich, lassen sich verifizieren und erhalten qualifizierte Anfragen. Ein Angebot geben Sie in ${dative.enquiryToOffer} ab, und die ersten ${figure.freeAtSignUp} sind für Sie kostenlos.`,
    points: [
      `Bis zu ${figure.additionalLeads} mehr Anfragen. Ihren persönlichen Anfragelink setzen Sie auf Ihre eigenen Seiten.`,
      `Sie bestimmen das Honorar. Die Erfolgsgebühr von ${figure.successFee}, mindestens ${figure.minimumFee} je Gutachten und jeweils zzgl. USt, fällt nur an, wenn Sie einen Auftrag erhalten. Wiederkehrende Gebühren zahlen Sie nicht.`,
    ],
    register: 'Als Sachverständiger registrieren',
  },
  securityPath: { place: 'Server in Deutschland' },
  closing: {
    title: 'Auf welcher Seite des Gutachtens stehen Sie?',
    text: 'Sie brauchen ein Gutachten, oder Sie erstatten es: Die Registrierung ist für beide Seiten kostenlos und verpflichtet zu nichts.',
  },
};
