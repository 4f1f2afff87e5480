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
        answer: `Auftraggeber zahlen das Honorar; das Bearbeitungsentgelt erlassen wir institutionellen Kunden in den ersten ${dative.adminFeeWaiver}. Sachverständige zahlen in den ersten ${dative.freeAtSignUp} nichts, danach je Auftrag ${figure.successFee} des Honorars. Alles zzgl. USt.`,
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
  benefits: {
    kicker: 'Kernvorteile',
    title: 'Der passende Sachverständige, der\u00a0passende Auftrag',
    lead: 'Die Plattform leitet die Anfrage an Sachverständige weiter, die nach ihrem Profil in Betracht kommen.',
    leads: {
      title: 'Anfragen, die ankommen',
      text: `Auftraggeber stellen eine Anfrage und vergleichen mehrere Angebote. Sachverständige gewinnen bis zu ${figure.additionalLeads} mehr Anfragen.`,
    },
    process: {
      title: 'Abläufe, die stimmen',
      text: `Angebot, Vertrag, Unterlagen, Besichtigung und Gutachten gehören zu einer Akte, die beide Seiten einsehen. Das spart rund ${figure.adminTimeSaved} Verwaltungszeit.`,
    },
  },
  valuers: {
    kicker: 'Für Sachverständige',
    title: 'Bessere Bewertungen beginnen mit besseren Anfragen',
    features: [
      {
        title: 'Anfragen erhalten',
        text: 'Sobald Sie verifiziert sind, können Sie qualifizierte Anfragen erhalten.',
      },
      {
        title: 'Angebote verhandeln',
        text: 'Das Honorar bestimmen Sie; darüber verhandeln Sie unmittelbar mit dem Auftraggeber.',
      },
      { since, title: 'Unterlagen verwalten', text: 'Was Sie bekommen und abliefern, liegt beim Auftrag.' },
      {
        since,
        title: 'Besichtigungen verwalten',
        text: 'Tag, Uhrzeit und Adresse haben Sie beim Auftrag zur Hand.',
      },
    ],
    link: 'Mehr für Sachverständige',
  },
  clients: {
    kicker: 'Für Auftraggeber',
    title: 'Den Überblick behalten, auch bei vielen Objekten',
    features: [
      {
        title: 'Sachverständige finden',
        text: `Sie stellen eine Anfrage; das erste Angebot kommt innerhalb von ${dative.firstOfferWithin}.`,
      },
      {
        title: 'Mehrere Anfragen zugleich',
        text: 'Jede mit ihrem Stand, nebeneinander in einer Übersicht.',
      },
      {
        since,
        title: 'Unterlagen verwalten',
        text: 'Einmal bereitgestellt; Vertrag und Gutachten kommen dazu.',
      },
      {
        since,
        title: 'Besichtigungen verwalten',
        text: 'Sie vereinbaren den Ortstermin auf der Plattform.',
      },
    ],
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
