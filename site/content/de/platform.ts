import { brand } from '#common/company.ts';
import type { PlatformContent } from '../types/platform.ts';
import { dative, figure } from './format.ts';

const since = `Seit ${figure.managementFeaturesYear}`;

export const platform: PlatformContent = {
  meta: {
    subject: 'Immobilienbewertung von der Anfrage bis zum Gutachten',
    description:
      'Die Plattform für Immobilienbewertungen: Anfragen, Angebote, Verhandlung, Vertrag, Unterlagen, Besichtigung und Gutachten, betrieben in Deutschland.',
    keywords:
      'Bewertungsplattform Immobilien, Gutachten verwalten, Angebote vergleichen, Dokumentenverwaltung Gutachten, Besichtigungstermine, Hosting in Deutschland',
  },
  hero: {
    kicker: 'Die Plattform',
    title: 'Von der Anfrage bis zum Gutachten an einem Ort',
    lead: `${brand.name} bringt Auftraggeber und Sachverständige zusammen und führt beide durch dieselben Schritte: Angebot, Vertrag, Unterlagen, Ortstermin, Gutachten.`,
  },
  answers: {
    title: 'Kurz beantwortet',
    items: {
      cost: {
        question: 'Was kostet es mich?',
        answer: `Auftraggeber registrieren sich kostenlos. Sachverständige zahlen in den ersten ${dative.freeAtSignUp} nichts, danach ${figure.successFee} des Honorars (zzgl. USt), wenn sie einen Auftrag erhalten.`,
        more: 'Kosten für beide Seiten',
      },
      firstOffer: {
        question: 'Wann kommt das erste Angebot?',
        answer: `Innerhalb von ${dative.firstOfferWithin}. Mehrere Angebote zum Vergleichen liegen innerhalb von ${dative.allOffersWithin} vor.`,
        more: 'Die Fristen im Einzelnen',
      },
      effort: {
        question: 'Was muss ich tun?',
        answer: `Auftraggeber schreiben eine Anfrage, durchschnittlich in ${dative.timeToEnquiry}. Sachverständige lassen sich verifizieren und antworten mit einem Angebot.`,
        more: 'Wie die Plattform funktioniert',
      },
      liability: {
        question: 'Wer haftet?',
        answer: `Für das Gutachten der Sachverständige, aus seinem Vertrag mit dem Auftraggeber. ${brand.name} vermittelt und wird nicht Vertragspartei.`,
        more: 'AGB zum Bewertungsvertrag',
      },
    },
  },
  audienceLinks: { clients: 'Für Auftraggeber', valuers: 'Für Sachverständige' },
  benefits: {
    kicker: 'Kernvorteile',
    title: 'Der passende Sachverständige, der passende Auftrag',
    lead: 'Die Plattform leitet die Anfrage an Sachverständige weiter, die nach ihrem Profil in Betracht kommen. Danach begleitet sie den Auftrag bis zum fertigen Gutachten.',
    leads: {
      title: 'Anfragen, die ankommen',
      text: `Auftraggeber schreiben eine Anfrage in durchschnittlich ${dative.timeToEnquiry} und erhalten das erste Angebot innerhalb von ${dative.firstOfferWithin}. Sachverständige gewinnen bis zu ${figure.additionalLeads} mehr Anfragen.`,
    },
    process: {
      title: 'Abläufe, die stimmen',
      text: `Angebot, Vertrag, Unterlagen, Besichtigung und Gutachten gehören zu einem Vorgang, den beide Seiten einsehen. Das spart rund ${figure.adminTimeSaved} Verwaltungszeit.`,
    },
    processLabel: 'Die Stationen eines Auftrags',
    stages: ['Anfrage', 'Angebot', 'Vertrag', 'Unterlagen', 'Besichtigung', 'Gutachten'],
  },
  twoSides: {
    kicker: 'Ein Auftrag, zwei Seiten',
    title: 'Was beim Auftraggeber und was beim Sachverständigen geschieht',
    lead: 'Ein Beispiel in acht Ereignissen: Eine Bank lässt ein Bürogebäude bewerten.',
    sides: { client: 'Auftraggeber', valuer: 'Sachverständiger' },
    events: {
      enquiry: {
        title: 'Anfrage',
        client: 'Beschreibt Objekt, Anlass und Umfang und sendet die Anfrage ab.',
        valuer: 'Wird benachrichtigt und liest, was bewertet werden soll und bis wann.',
      },
      offer: {
        title: 'Angebot',
        client: 'Sieht das Angebot neben anderen, nach Honorar oder Bearbeitungszeit geordnet.',
        valuer: 'Nennt Honorar und Bearbeitungszeit und sendet das Angebot ab.',
      },
      counterOffer: {
        title: 'Gegenvorschlag',
        client: 'Schlägt ein anderes Honorar vor.',
        valuer: 'Entscheidet, ob ein neues Angebot folgt.',
      },
      choice: {
        title: 'Auswahl',
        client: 'Nimmt ein Angebot an oder keines.',
        valuer: 'Ist sich mit dem Auftraggeber über Honorar und Bearbeitungszeit einig.',
      },
      contract: {
        title: 'Vertrag',
        client: 'Unterzeichnet den Vertrag mit dem Sachverständigen.',
        valuer: 'Unterzeichnet den Vertrag mit dem Auftraggeber.',
      },
      documents: {
        title: 'Unterlagen',
        client: 'Stellt bereit, was für die Bewertung gebraucht wird.',
        valuer: 'Findet die Unterlagen beim Auftrag.',
      },
      inspection: {
        title: 'Ortstermin',
        client: 'Stimmt den Termin ab und ermöglicht die Besichtigung.',
        valuer: 'Stimmt den Termin ab und sieht sich das Objekt an.',
      },
      report: {
        title: 'Gutachten',
        client: 'Ruft das fertige Gutachten bei der Anfrage ab.',
        valuer: 'Übergibt das Gutachten und stellt das Honorar unmittelbar in Rechnung.',
      },
    },
  },
  valuers: {
    head: {
      kicker: 'Für Sachverständige',
      title: 'Bessere Bewertungen beginnen mit besseren Anfragen',
      lead: 'Sie erfahren früh, worum es geht, verhandeln ohne Umwege und behalten Unterlagen und Termine im Griff.',
    },
    leads: {
      title: 'Anfragen erhalten',
      text: `Qualifizierte Anfragen kommen zu Ihnen, sobald Sie verifiziert sind. Ein Angebot geben Sie in ${dative.enquiryToOffer} ab.`,
      points: [
        'Benachrichtigung bei neuen Anfragen',
        'Angaben zu Objekt und gewünschtem Gutachten schon in der Anfrage',
        'Persönlicher Anfragelink für Ihre eigenen Seiten',
      ],
    },
    negotiation: {
      title: 'Angebote verhandeln',
      text: 'Sie nennen Honorar und Bearbeitungszeit, der Auftraggeber antwortet. So einigen Sie sich dort, wo später auch der Vertrag liegt.',
      points: [
        'Das Honorar bestimmen Sie',
        'Verhandlung unmittelbar mit dem Auftraggeber',
        'Der Vertrag kommt zwischen Ihnen beiden zustande',
      ],
    },
    documents: {
      since,
      title: 'Unterlagen verwalten',
      text: 'Was der Auftraggeber bereitstellt und was Sie abliefern, liegt beim Auftrag und nicht verstreut in Ihrem Postfach.',
    },
    inspection: {
      since,
      title: 'Besichtigungen verwalten',
      text: 'Sie stimmen den Ortstermin mit dem Auftraggeber ab und haben Tag, Uhrzeit und Adresse beim Auftrag zur Hand.',
    },
    link: 'Mehr für Sachverständige',
  },
  clients: {
    head: {
      kicker: 'Für Auftraggeber',
      title: 'Den Überblick behalten, auch bei vielen Objekten',
      lead: 'Sie beschreiben die Immobilie einmal. Von da an sehen Sie bei jedem Auftrag, wo er steht und was als Nächstes kommt.',
    },
    leads: {
      title: 'Sachverständige finden',
      text: `Sie stellen eine Anfrage, die Angebote kommen zu Ihnen: das erste innerhalb von ${dative.firstOfferWithin}. Ob Sie eines annehmen und welches, entscheiden Sie.`,
      points: [
        'Angebote nach Honorar und Bearbeitungszeit sortiert',
        'Kurzgutachten und Vollgutachten',
        'Unverbindlich, auch nach der Anfrage',
      ],
    },
    enquiries: {
      title: 'Mehrere Anfragen zugleich',
      text: 'Ein Nachlass mit vier Häusern, eine Finanzierung mit zehn Sicherheiten: Sie stellen so viele Anfragen, wie Sie brauchen, und führen sie nebeneinander.',
      points: [
        'Die Anfragen in einer Übersicht',
        'Der Stand jedes Auftrags auf einen Blick',
        `Rund ${figure.adminTimeSaved} weniger Zeit für Verwaltung`,
      ],
    },
    documents: {
      since,
      title: 'Unterlagen verwalten',
      text: 'Sie stellen Unterlagen einmal bereit. Vertrag und Gutachten kommen dazu, und alles bleibt beim Auftrag.',
    },
    inspection: {
      since,
      title: 'Besichtigungen verwalten',
      text: 'Den Ortstermin vereinbaren Sie mit dem Sachverständigen auf der Plattform. Wer wann wohin kommt, steht fest.',
    },
    link: 'Mehr für institutionelle Kunden',
  },
  testimonials: {
    head: { kicker: 'Kundenstimmen', title: 'Was Kunden über uns sagen' },
    quotes: [],
    invitation: {
      title: 'Arbeiten Sie mit Gutachten?',
      text: 'Kundenstimmen stehen hier erst, wenn Kunden sie freigegeben haben. Schreiben Sie uns bis dahin, was eine Plattform für Sie leisten muss.',
    },
  },
};
