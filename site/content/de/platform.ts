import { brand } from '#common/company.ts';
import type { PlatformContent } from '../types/platform.ts';
import { figure } from './format.ts';

const mark = `Neu ${figure.managementFeaturesYear}`;

export const platform: PlatformContent = {
  meta: {
    description:
      'Die Plattform für Immobilienbewertungen: Anfragen, Angebote, Verhandlung, Vertrag, Unterlagen, Besichtigung und Gutachten an einem Ort, gehostet in Deutschland.',
    keywords:
      'Bewertungsplattform Immobilien, Gutachten verwalten, Angebote vergleichen, Dokumentenverwaltung Gutachten, Besichtigungstermine, Hosting in Deutschland',
  },
  hero: {
    kicker: 'Die Plattform',
    title: 'Von der Anfrage bis zum Gutachten an einem Ort',
    lead: `${brand.name} bringt Auftraggeber und Sachverständige zusammen und führt beide durch denselben Vorgang: Angebot, Vertrag, Unterlagen, Ortstermin, Gutachten.`,
  },
  audienceLinks: { clients: 'Für Auftraggeber', valuers: 'Für Sachverständige' },
  benefits: {
    kicker: 'Kernvorteile',
    title: 'Zueinander finden, gemeinsam vorankommen',
    lead: 'Die Plattform bringt erst die Anfrage zu den passenden Sachverständigen und dann den Auftrag bis zum fertigen Gutachten.',
    leads: {
      title: 'Anfragen, die ankommen',
      text: `Auftraggeber schreiben eine Anfrage in durchschnittlich ${figure.timeToEnquiry} und erhalten binnen ${figure.firstOfferWithin} das erste Angebot. Sachverständige gewinnen bis zu ${figure.additionalLeads} mehr Anfragen.`,
    },
    process: {
      title: 'Abläufe, die stimmen',
      text: `Angebot, Vertrag, Unterlagen, Besichtigung und Gutachten gehören zu einem Vorgang, den beide Seiten einsehen. Das spart rund ${figure.adminTimeSaved} Verwaltungszeit.`,
    },
    processLabel: 'Die Stationen eines Auftrags',
    stages: ['Anfrage', 'Angebot', 'Vertrag', 'Unterlagen', 'Besichtigung', 'Gutachten'],
  },
  valuers: {
    head: {
      kicker: 'Für Sachverständige',
      title: 'Bessere Bewertungen beginnen mit besseren Anfragen',
      lead: 'Sie erfahren früh, worum es geht, verhandeln ohne Umwege und behalten Unterlagen und Termine im Griff.',
    },
    leads: {
      title: 'Anfragen gewinnen',
      text: `Qualifizierte Anfragen kommen zu Ihnen, ohne dass Sie danach suchen. Von der Anfrage bis zu Ihrem Angebot vergehen nur ${figure.enquiryToOffer}.`,
      points: [
        'Benachrichtigung bei neuen Anfragen',
        'Angaben zu Objekt und gewünschtem Gutachten schon in der Anfrage',
        'Persönlicher Anfragelink für Ihre eigenen Seiten',
      ],
    },
    negotiation: {
      title: 'Angebote verhandeln',
      text: 'Sie nennen Preis und Lieferzeit, der Auftraggeber antwortet. So einigen Sie sich im selben Vorgang, in dem später auch der Vertrag liegt.',
      points: [
        'Den Preis bestimmen Sie',
        'Verhandlung unmittelbar mit dem Auftraggeber',
        'Der Vertrag kommt zwischen Ihnen beiden zustande',
      ],
    },
    documents: {
      mark,
      title: 'Unterlagen verwalten',
      text: 'Was der Auftraggeber bereitstellt und was Sie abliefern, liegt beim Auftrag und nicht verstreut in Ihrem Postfach.',
    },
    inspection: {
      mark,
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
      text: `Sie stellen eine Anfrage, die Angebote kommen zu Ihnen: das erste binnen ${figure.firstOfferWithin}. Ob Sie eines annehmen und welches, entscheiden Sie.`,
      points: [
        'Angebote nach Preis und Lieferzeit sortiert',
        'Kurzgutachten und Vollgutachten',
        'Unverbindlich, auch nach der Anfrage',
      ],
    },
    enquiries: {
      title: 'Mehrere Anfragen zugleich',
      text: 'Ein Nachlass mit vier Häusern, eine Finanzierung mit zehn Sicherheiten: Sie stellen so viele Anfragen, wie Sie brauchen, und führen sie nebeneinander.',
      points: [
        'Alle Anfragen in einer Übersicht',
        'Der Stand jedes Auftrags auf einen Blick',
        `Rund ${figure.adminTimeSaved} weniger Verwaltungsaufwand`,
      ],
    },
    documents: {
      mark,
      title: 'Unterlagen verwalten',
      text: 'Sie stellen Unterlagen einmal bereit. Vertrag und Gutachten kommen dazu, und alles bleibt beim Auftrag.',
    },
    inspection: {
      mark,
      title: 'Besichtigungen verwalten',
      text: 'Den Ortstermin vereinbaren Sie mit dem Sachverständigen auf der Plattform. Wer kommt, wann und wohin, steht fest.',
    },
    link: 'Mehr für institutionelle Kunden',
  },
  testimonials: {
    kicker: 'Stimmen',
    title: 'Stimmen aus der Praxis',
    quotes: [],
    waiting:
      'Hier steht nur, was Kunden wirklich gesagt haben. Zurzeit hören wir unseren Pilotkunden zu; ihre Erfahrungen veröffentlichen wir, sobald sie uns vorliegen und freigegeben sind.',
    invitation: {
      title: 'Arbeiten Sie mit Gutachten?',
      text: 'Schreiben Sie uns, was eine Plattform für Sie leisten muss. Wir lesen jede Nachricht.',
    },
  },
};
