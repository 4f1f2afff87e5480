import { brand } from '#common/company.ts';
import type { Words } from '../types/words.ts';
import { figure } from './format.ts';

export const platform: Words['platform'] = {
  meta: {
    description:
      'Die Plattform für Immobilienbewertungen: Anfragen, Angebote, Verhandlung, Vertrag, Unterlagen, Besichtigung und Gutachten, betrieben in Deutschland.',
    keywords:
      'Bewertungsplattform Immobilien, Gutachten verwalten, Angebote vergleichen, Dokumentenverwaltung Gutachten, Besichtigungstermine, Hosting in Deutschland',
  },
  hero: {
    kicker: 'Die Plattform',
    title: 'Von der Anfrage bis zum Gutachten an einem Ort',
    lead: 'Beide Seiten arbeiten in derselben Akte: Angebot, Vertrag, Unterlagen, Ortstermin, Gutachten.',
  },
  benefits: {
    kicker: 'Kernvorteile',
    title: 'Was der eine sendet, sieht der andere',
    leads: {
      title: 'Anfragen, die ankommen',
      figure: `Bis zu ${figure.additionalLeads}`,
      text: 'mehr Anfragen für Sachverständige, passend zu ihrem Profil.',
    },
    process: {
      title: 'Abläufe, die stimmen',
      figure: `Rund ${figure.adminTimeSaved}`,
      text: `weniger Verwaltungszeit mit einer Akte für beide Seiten. Seit ${figure.managementFeaturesYear} gehören auch Unterlagen und Termine dazu.`,
    },
  },
  clients: {
    kicker: 'Für Auftraggeber',
    title: 'Den Überblick behalten, auch bei vielen Objekten',
    features: [
      'Passende Sachverständige finden',
      'Mehrere Anfragen zugleich steuern',
      'Unterlagen einmal bereitstellen',
      'Besichtigungen abstimmen',
    ],
    link: 'Mehr für institutionelle Kunden',
  },
  valuers: {
    kicker: 'Für Sachverständige',
    title: 'Bessere Bewertungen beginnen mit besseren Anfragen',
    features: [
      'Qualifizierte Anfragen erhalten',
      'Das Honorar direkt verhandeln',
      'Unterlagen beim Auftrag finden',
      'Besichtigungen im Blick behalten',
    ],
    link: 'Mehr für Sachverständige',
  },
  testimonials: {
    title: 'Kundenstimmen',
    invitation: `Sie arbeiten mit ${brand.name}? Schreiben Sie uns, wie es läuft.`,
  },
};
