import { brand } from '#common/company.ts';
import type { Words } from '../types/words.ts';
import { asOf, figure, law, standard } from './format.ts';

export const valuationGuide: Words['valuationGuide'] = {
  meta: {
    description:
      'Kurzgutachten, Verkehrswertgutachten oder Beleihungswert? Welches Immobiliengutachten zu Kredit, Nachlass, Steuer, Insolvenz, Verkauf und Bestand passt.',
    keywords:
      'welches Immobiliengutachten, Kurzgutachten oder Vollgutachten, Verkehrswertgutachten, Beleihungswert, Gutachten Finanzamt, Gutachten Erbschaft, Gutachten Insolvenz, Kosten Immobiliengutachten',
  },
  header: {
    kicker: 'Ratgeber',
    title: 'Welches Gutachten brauche ich?',
    lead: 'Das hängt davon ab, wen der Wert überzeugen soll. Höchstens vier Fragen führen Sie zum passenden Gutachten.',
    note: 'Der Ratgeber ist für alle, die geschäftlich ein Gutachten in Auftrag geben. Er kostet nichts und verlangt keine Anmeldung.',
  },
  asOf: asOf.valuationGuide,
  overview: {
    title: 'Welche Arten von Gutachten gibt es?',
    lead: 'Kurz- und Vollgutachten unterscheiden sich im Umfang. Der Beleihungswert ist ein eigener Wert, nur für Kredite.',
    costsLink: 'Preise im Überblick',
    questions: {
      purpose: 'Wofür?',
      by: 'Wer gibt es in Auftrag?',
      costs: 'Was kostet es?',
    },
    kinds: {
      short: {
        title: 'Kurzgutachten',
        purpose: 'Für eigene Entscheidungen, etwa über einen Ankauf oder einen Angebotspreis.',
        inspection: 'Nach Vereinbarung. Manche Kurzgutachten entstehen allein aus Unterlagen.',
        by: 'Sie, bei einem Sachverständigen Ihrer Wahl.',
        law: 'Keine. Den Umfang regelt Ihr Vertrag.',
        price: `Ab etwa ${figure.shortValuationFrom}`,
        costs: 'zzgl.\u00a0USt.',
      },
      full: {
        title: 'Vollgutachten',
        purpose: 'Für Erben, Gläubiger, Finanzamt oder Gericht, die den Verkehrswert nachvollziehen wollen.',
        inspection: 'In der Regel außen und innen. Was nicht zugänglich war, steht im Gutachten.',
        by: 'Sie, bei einem Sachverständigen Ihrer Wahl.',
        law: `${law.marketValue} und die ImmoWertV.`,
        price: `Ab etwa ${figure.fullValuationFrom}`,
        costs: 'zzgl.\u00a0USt.\nFür große oder vermietete Objekte kann es ein Vielfaches sein.',
      },
      lending: {
        title: 'Beleihungswert\u00adgutachten',
        purpose: 'Für Kredite. Gesucht ist der Wert, der sich auf Dauer erzielen lässt.',
        inspection: `Grundsätzlich ja (${law.lendingInspection}).`,
        by: `Den Gutachter bestimmt das Kreditinstitut. Ein Gutachten, das der Darlehensnehmer vorlegt oder beauftragt hat, darf es dem Beleihungswert nicht zugrunde legen (${law.lendingCommission}).`,
        law: `${law.lendingValue} und die BelWertV. Für die Eigenmittelanforderungen zählt der Immobilienwert nach CRR\u00a0III (${law.propertyMonitoring}, ${law.propertyValue}).`,
        price: 'Laut Angebot',
        costs: 'zzgl.\u00a0USt.',
      },
    },
  },
  qualification: {
    title: 'Welche Qualifikation kann ich verlangen?',
    items: [
      `Öffentlich bestellt und vereidigt (${law.publicAppointment}), belegt durch die Bestellungsurkunde`,
      `Zertifiziert nach ${standard.personCertification}, etwa durch HypZert, DIAZert oder Sprengnetter`,
      'Anerkannt durch einen Berufsverband, etwa RICS oder TEGOVA',
    ],
    link: 'Mehr zur Qualifikation',
  },
  contents: {
    title: 'Was steht in einem Vollgutachten?',
    text: 'Auftrag und Stichtag, Grundstück und Gebäude, Rechte und Lasten, das Verfahren, die Berechnung und der Verkehrswert.',
    sampleLink: 'Mustergutachten ansehen',
  },
  documents: {
    title: 'Welche Unterlagen brauche ich?',
    lead: 'Was vorliegt, nennen Sie in der Anfrage. Was fehlt, kann der Sachverständige oft mit Ihrer Vollmacht beschaffen.',
    groups: [
      {
        title: 'Für jedes Gutachten',
        items: [
          'Anschrift, Flur und Flurstück',
          'Grundbuchauszug',
          'Flurkarte',
          'Grundrisse und Flächen',
          'Baujahr und Modernisierungen',
        ],
      },
      {
        title: 'Zusätzlich für Vollgutachten',
        items: [
          'Auszug aus dem Baulastenverzeichnis, soweit das Land eines führt',
          'Auskunft über Altlasten',
          'Bauakte mit Schnitten und Ansichten',
          'Energieausweis',
        ],
      },
      {
        title: 'Je nach Objekt',
        items: [
          'Mietverträge und Mieterliste',
          'Bewirtschaftungskosten',
          'Teilungserklärung und Protokolle',
          'Erbbaurechts- oder Pachtvertrag',
          'Gutachten über Schäden',
        ],
      },
    ],
  },
  limits: {
    title: 'Wann genügt ein Kurzgutachten nicht?',
    items: [
      'Finanzamt, Miterben, Gläubiger oder ein Gericht sollen den Wert anerkennen.',
      'Der Stichtag liegt in der Vergangenheit.',
      'Erbbaurecht, Nießbrauch, Wohnrecht oder Baulasten bestimmen den Wert mit.',
      'Schäden, Altlasten oder eine besondere Nutzung lassen sich nicht pauschal ansetzen.',
    ],
  },
  arranged: {
    title: `Was vermittelt ${brand.name}?`,
    text: '[Verifizierte Sachverständige] erstellen Kurz- und Vollgutachten für geschäftliche Auftraggeber, für Kreditinstitute auch Beleihungswertgutachten. Gutachten für Gerichte und Verbraucher und die der Gutachterausschüsse vermitteln wir nicht.',
    enquiryLink: 'So stellen Sie eine Anfrage',
    contactLink: 'Nachricht senden',
  },
};
