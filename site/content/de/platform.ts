import { brand } from '#common/company.ts';
import type { Words } from '../types/words.ts';
import { figure } from './format.ts';

export const platform: Words['platform'] = {
  meta: {
    description:
      'Die Plattform für Immobilienbewertungen: Anfragen, Angebote, Verhandlung, Vertrag, Unterlagen, Ortstermin und Gutachten, betrieben in Deutschland.',
    keywords:
      'Bewertungsplattform Immobilien, Gutachten verwalten, Angebote vergleichen, Dokumentenverwaltung Gutachten, Ortstermine, Hosting in Deutschland',
  },
  hero: {
    kicker: 'Die Plattform',
    title: 'Von der Anfrage bis zum Gutachten an einem Ort',
    lead: 'Auftraggeber und Sachverständige arbeiten in derselben Akte: Angebot, Vertrag, Unterlagen, Ortstermin, Gutachten.',
    note: `Für Auftraggeber kostet das Einholen von Angeboten nichts. Für Sachverständige sind die ersten ${figure.freeAtSignUp} kostenlos.`,
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
      title: 'Weniger Verwaltung auf beiden Seiten',
      figure: `Rund ${figure.adminTimeSaved}`,
      text: `weniger Verwaltungszeit mit einer Akte für beide Seiten, geschätzt gegenüber der Vergabe per Telefon und E-Mail. Seit ${figure.managementFeaturesYear} gehören auch Unterlagen und Termine dazu.`,
    },
  },
  clients: {
    kicker: 'Für Auftraggeber',
    title: 'Den Überblick behalten, auch bei vielen Objekten',
    features: [
      {
        title: 'Den passenden Sachverständigen finden',
        text: 'Ihre Anfrage geht an Sachverständige, deren Profil zu Objekt, Lage und Anlass passt. Ihre Angebote sehen Sie nach Honorar und Bearbeitungszeit geordnet.',
      },
      {
        title: 'Mehrere Anfragen zugleich steuern',
        text: 'Jede Anfrage hat ihre eigene Akte. In einer Übersicht sehen Sie, wo Angebote eingehen, ein Vertrag offen ist oder ein Gutachten vorliegt.',
      },
      {
        title: 'Unterlagen verwalten',
        text: 'Sie laden Grundbuchauszug, Mietverträge und Pläne einmal hoch. Nach dem Vertrag liegen sie dem Sachverständigen vor, den Sie gewählt haben.',
      },
      {
        title: 'Ortstermine abstimmen',
        text: 'Termin, Zugang und Ansprechpartner stimmen Sie in der Akte ab. So sind beide Seiten auf demselben Stand.',
      },
    ],
    link: 'Mehr für institutionelle Kunden',
  },
  valuers: {
    kicker: 'Für Sachverständige',
    title: 'Bessere Bewertungen beginnen mit besseren Anfragen',
    features: [
      {
        title: 'Qualifizierte Anfragen erhalten',
        text: 'Sie erhalten Anfragen, die zu Ihrem Profil passen, und sehen Objekt, Anlass und Umfang, bevor Sie entscheiden.',
      },
      {
        title: 'Das Honorar direkt verhandeln',
        text: 'Sie nennen Honorar und Bearbeitungszeit selbst und verhandeln mit dem Auftraggeber auf der Plattform. Der Stand der Verhandlung bleibt für beide nachlesbar.',
      },
      {
        title: 'Unterlagen beim Auftrag finden',
        text: 'Was der Auftraggeber bereitstellt, liegt geordnet beim Auftrag. Fehlt etwas, fordern Sie es dort an.',
      },
      {
        title: 'Ortstermine im Blick behalten',
        text: 'Termine, Adressen und Ansprechpartner stehen bei jedem Auftrag. Sie sehen, welche Ortstermine bestätigt sind.',
      },
    ],
    link: 'Mehr für Sachverständige',
  },
  testimonials: {
    title: 'Kundenstimmen',
    invitation: `Sie arbeiten mit ${brand.name}? Schreiben Sie uns, wie es läuft.`,
  },
};
