import type { HomeContent } from '../types/home.ts';
import { figure } from './format.ts';

export const home: HomeContent = {
  meta: {
    description: `Immobilienbewertungen schnell und einfach steuern: eine Anfrage stellen, erste Angebote geprüfter Sachverständiger binnen ${figure.firstOfferWithin}, Gutachten erhalten.`,
    keywords:
      'Immobilienbewertung, Immobiliengutachten, Sachverständige, Gutachten beauftragen, Bewertungsplattform, Kurzgutachten, Vollgutachten',
  },
  hero: {
    kicker: 'Die Plattform für Immobilienbewertungen',
    title: 'Bewertungen von Immobilien schnell und einfach steuern',
    lead: 'Eine Anfrage genügt: Sie erhalten Angebote von Sachverständigen, wählen das passende aus und begleiten Ihren Auftrag bis zum fertigen Gutachten.',
    note: 'Die Registrierung ist unverbindlich und kostenlos.',
  },
  clients: {
    kicker: 'Für institutionelle Kunden',
    title: 'Eine Anfrage, mehrere Angebote, ein Gutachten',
    lead: `Kanzleien, Verwalter, Banken, Versicherungen und Maklerunternehmen stellen eine Anfrage in durchschnittlich ${figure.timeToEnquiry}. Das erste Angebot liegt binnen ${figure.firstOfferWithin} vor.`,
    points: [
      {
        title: 'Angebote auf einen Blick',
        text: 'Sortiert nach Preis und Lieferzeit. Sie entscheiden, ob und welches Sie annehmen.',
      },
      {
        title: 'Mehrere Anfragen zugleich',
        text: 'Sie steuern alle Bewertungen an einem Ort, auch wenn viele Objekte gleichzeitig laufen.',
      },
      {
        title: `Rund ${figure.adminTimeSaved} weniger Verwaltungsaufwand`,
        text: 'Vertrag, Unterlagen, Besichtigung und Gutachten laufen über die Plattform statt über Telefon und Postfach.',
      },
    ],
  },
  valuers: {
    kicker: 'Für Sachverständige',
    title: 'Qualifizierte Anfragen, die zu Ihnen kommen',
    lead: `Registrieren, verifizieren lassen, Angebote abgeben: Von der Anfrage bis zu Ihrem Angebot vergehen nur ${figure.enquiryToOffer}. Die ersten ${figure.freeAtSignUp} sind für Sie kostenlos.`,
    points: [
      {
        title: `Bis zu ${figure.additionalLeads} mehr Anfragen`,
        text: 'Von Auftraggebern, die ein Gutachten brauchen und die nötigen Angaben schon gemacht haben.',
      },
      {
        title: 'Sie bestimmen den Preis',
        text: `Eine Erfolgsgebühr von ${figure.successFee} fällt nur an, wenn Sie einen Auftrag erhalten. Wiederkehrende Gebühren zahlen Sie nicht.`,
      },
      {
        title: 'Ihr persönlicher Anfragelink',
        text: 'Setzen Sie ihn auf Ihre eigene Website: Anfragen Ihrer Kunden kommen direkt bei Ihnen an.',
      },
    ],
  },
};
