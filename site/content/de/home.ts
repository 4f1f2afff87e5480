import { brand } from '#common/company.ts';
import type { HomeContent } from '../types/home.ts';
import { dative, figure } from './format.ts';

export const home: HomeContent = {
  meta: {
    subject: 'Immobilien bewerten lassen',
    description: `Immobilienbewertungen schnell und einfach steuern: eine Anfrage, das erste Angebot innerhalb von ${dative.firstOfferWithin}, Vertrag, Unterlagen und Gutachten.`,
    keywords:
      'Immobilienbewertung, Immobiliengutachten, Sachverständige, Gutachten beauftragen, Bewertungsplattform, Kurzgutachten, Vollgutachten',
  },
  hero: {
    kicker: 'Die Plattform für Immobilienbewertungen',
    title: 'Immobilien bewerten lassen: schnell und einfach bis zum Gutachten',
    lead: 'Eine Anfrage genügt: Sie erhalten Angebote verifizierter Sachverständiger, wählen das passende aus und steuern den Auftrag bis zum fertigen Gutachten.',
    note: 'Für geschäftliche Auftraggeber. Die Registrierung ist unverbindlich und kostenlos.',
  },
  answers: {
    title: 'Kurz beantwortet',
    items: {
      cost: {
        question: 'Was kostet es mich?',
        answer: `Auftraggeber: Registrierung und Angebote kosten nichts, das Honorar nennt das Angebot. Sachverständige: ${figure.successFee} Erfolgsgebühr, wenn ein Auftrag zustande kommt. Alles zzgl. USt.`,
        more: 'Kosten für beide Seiten',
      },
      firstOffer: {
        question: 'Wann kommt das erste Angebot?',
        answer: `Innerhalb von ${dative.firstOfferWithin}, typischerweise nach ${dative.firstOfferTypical}. Wann das Gutachten fertig ist, steht in jedem Angebot.`,
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
    kicker: 'Für institutionelle Kunden',
    title: 'Eine Anfrage, mehrere Angebote, ein Gutachten',
    lead: `Kanzleien, Verwalter, Banken, Versicherungen und Maklerunternehmen stellen eine Anfrage in durchschnittlich ${dative.timeToEnquiry}. Das erste Angebot liegt innerhalb von ${dative.firstOfferWithin} vor.`,
    points: [
      {
        title: 'Angebote auf einen Blick',
        text: 'Sortiert nach Honorar und Bearbeitungszeit. Sie entscheiden, ob Sie eines annehmen und welches.',
      },
      {
        title: 'Mehrere Anfragen zugleich',
        text: 'Auch wenn viele Objekte gleichzeitig laufen, sehen Sie bei jedem, wo die Bewertung steht.',
      },
      {
        title: `Rund ${figure.adminTimeSaved} weniger Zeit für Verwaltung`,
        text: 'Vertrag, Unterlagen, Besichtigung und Gutachten laufen über die Plattform statt über Telefon und Postfach.',
      },
    ],
  },
  valuers: {
    kicker: 'Für Sachverständige',
    title: 'Qualifizierte Anfragen, die zu Ihnen kommen',
    lead: `Sie registrieren sich, lassen sich verifizieren und erhalten Anfragen. Ein Angebot geben Sie in ${dative.enquiryToOffer} ab, und die ersten ${figure.freeAtSignUp} sind für Sie kostenlos.`,
    points: [
      {
        title: `Bis zu ${figure.additionalLeads} mehr Anfragen`,
        text: 'Von Auftraggebern, die ein Gutachten brauchen und die nötigen Angaben schon gemacht haben.',
      },
      {
        title: 'Sie bestimmen das Honorar',
        text: `Eine Erfolgsgebühr von ${figure.successFee} des Honorars, mindestens ${figure.minimumFee} je Gutachten und jeweils zzgl. USt, fällt nur an, wenn Sie einen Auftrag erhalten. Wiederkehrende Gebühren zahlen Sie nicht.`,
      },
      {
        title: 'Ihr persönlicher Anfragelink',
        text: 'Setzen Sie ihn auf Ihre eigene Website: Anfragen Ihrer geschäftlichen Kunden kommen direkt bei Ihnen an, zur selben Erfolgsgebühr.',
      },
    ],
  },
};
