import { brand } from '#common/company.ts';
import type { InstitutionalContent } from '../types/institutional.ts';
import { figure, law, standard } from './format.ts';

export const institutional: InstitutionalContent = {
  meta: {
    description: `Immobiliengutachten für Banken, Kanzleien, Versicherungen und Makler: eine Anfrage, mehrere Angebote, rund ${figure.adminTimeSaved} weniger Verwaltungsaufwand.`,
    keywords:
      'Immobiliengutachten Bank, Gutachten für Kreditinstitute, Immobilienbewertung Versicherung, Gutachten für Makler, Kosten Kurzgutachten, Kosten Vollgutachten',
  },
  hero: {
    kicker: 'Für institutionelle Kunden',
    title: 'Alle Gutachten Ihres Hauses an einem Ort',
    lead: 'Mit einer Anfrage erreichen Sie geprüfte Sachverständige, vergleichen ihre Angebote nach Preis und Lieferzeit und führen jeden Auftrag bis zum fertigen Gutachten.',
    note: 'Die Registrierung ist kostenlos und verpflichtet Sie zu nichts.',
  },
  lead: {
    kicker: 'Ein Vorgang statt vieler Wege',
    title: 'Weniger Aufwand, mehr Auswahl',
    lead: `Sachverständige suchen, Angebote erbitten, Unterlagen verschicken, nachfassen: Wer regelmäßig Immobilien bewerten lässt, kennt die Nebenarbeit. ${brand.name} fasst sie zu einem Vorgang zusammen.`,
  },
  industries: {
    kicker: 'Für wen',
    title: 'Vier Branchen, und was jede vorher klären sollte',
    labels: { cases: 'Anlässe', documents: 'Unterlagen', pitfalls: 'Worauf es ankommt' },
    items: {
      banks: {
        title: 'Banken und Kreditinstitute',
        text: 'Dient eine Immobilie als Sicherheit, brauchen Sie ihren Wert, bevor Sie entscheiden, und müssen belegen können, wer ihn ermittelt hat.',
        cases: [
          'Neue Finanzierung und Prolongation',
          'Überprüfung von Sicherheiten im Bestand',
          'Verwertung nach einer Kündigung',
        ],
        documents: [
          'Grundbuchauszug, Flurkarte, Auskunft über Baulasten',
          'Grundrisse, Wohn- und Nutzflächen, Baubeschreibung',
          'Mietverträge, Mieterliste, Modernisierungen, Energieausweis',
        ],
        pitfalls: [
          {
            title: 'Verkehrswert oder Beleihungswert?',
            text: `Der Verkehrswert (${law.marketValue}, ImmoWertV) bezieht sich auf einen Stichtag, der Beleihungswert (${law.lendingValue}, BelWertV) soll für die Dauer der Beleihung tragen. Schreiben Sie in die Anfrage, welchen Sie brauchen: Ein Verkehrswertgutachten ist keine Beleihungswertermittlung.`,
          },
          {
            title: 'Welche Qualifikation?',
            text: `Nennen Sie, was Ihr Institut verlangt: öffentlich bestellt und vereidigt (${law.publicAppointment}), zertifiziert nach ${standard.personCertification}, etwa durch HypZert, oder die Kenntnisse, die ${law.lendingValuer} fordert. Verifiziert heißt nicht qualifiziert: Den Nachweis zeigt Ihnen der Sachverständige.`,
          },
          {
            title: 'Wie unabhängig?',
            text: `Unsere Gebühr folgt dem Honorar, nicht dem Wert der Immobilie. Ob ein Sachverständiger von Ihrem Kreditgeschäft und vom Darlehensnehmer unabhängig ist (${law.lendingValuerIndependence}), stellen Sie vor dem Vertrag fest; ob und wie Sie wechseln, entscheiden Sie.`,
          },
          {
            title: 'Auslagerung und DORA',
            text: `Ob die Nutzung der Plattform eine Auslagerung (${law.bankOutsourcing}) oder eine IKT-Dienstleistung (${law.ictContracts}) ist, stuft Ihr Institut ein. Fragen Sie vor der Registrierung nach den Papieren, die es dafür braucht.`,
          },
        ],
        sample: { occasion: 'Beleihung', property: 'Bürogebäude', kind: 'Vollgutachten, Beleihungswert' },
      },
      lawyers: {
        title: 'Anwälte und Kanzleien',
        text: 'In Nachlass- und Insolvenzsachen müssen Sie nicht nur den Wert, sondern auch die Auswahl des Sachverständigen belegen können.',
        cases: [
          'Nachlass, Pflichtteil und Teilung',
          'Insolvenz mit gesicherten Gläubigern',
          'Nachweis für das Finanzamt',
        ],
        documents: [
          'Bestallung, Erbschein oder Eröffnungsbeschluss',
          'Grundbuchauszug, Flurkarte, Mietverträge',
        ],
        pitfalls: [
          {
            title: 'Stichtag, Empfänger, Verschwiegenheit',
            text: 'Jeder dieser Fälle hat seinen eigenen Stichtag, seine eigenen Leser und seine eigenen Fallen. Drei davon gehen wir auf einer eigenen Seite durch.',
          },
        ],
        sample: { occasion: 'Nachlass', property: 'Einfamilienhaus', kind: 'Vollgutachten' },
      },
      insurers: {
        title: 'Versicherungen',
        text: 'Für Immobilien, die Sie halten oder beleihen, brauchen Sie Markt- oder Beleihungswerte. Für Gebäude, die Sie versichern, brauchen Sie etwas anderes.',
        cases: [
          'Kapitalanlage: Ankauf, Bestand, Verkauf',
          'Darlehen mit Grundpfandrecht',
          'Überblick über ein Portfolio',
        ],
        documents: [
          'Objektliste mit Anschriften und Flächen',
          'Mieterlisten und Mietverträge',
          'Frühere Gutachten mit ihrem Stichtag, technische Berichte',
        ],
        pitfalls: [
          {
            title: 'Der Versicherungswert ist kein Verkehrswert',
            text: `Er fragt, was Wiederbeschaffung oder Wiederherstellung kosten (${law.insuredValue}), der Verkehrswert, was am Markt zu erzielen wäre (${law.marketValue}). Eine Versicherungssumme lässt sich aus einem Verkehrswertgutachten nicht ablesen.`,
          },
          {
            title: 'Ein Schaden ist keine Bewertung',
            text: `Wie hoch ein Schaden ist, stellen andere Sachverständige fest, oft in einem vereinbarten Verfahren (${law.lossProcedure}). Hier geht es um den Wert von Immobilien, nicht um Schadenhöhen.`,
          },
          {
            title: 'Anhang und Aufsicht',
            text: `Zeitwerte im Anhang (${law.insurersFairValue}) und Werte nach Solvabilität II (${law.insurersAssets}) haben eigene Vorgaben. Nennen Sie den Zweck in der Anfrage.`,
          },
        ],
        sample: { occasion: 'Bestandsprüfung', property: 'Lagerhalle', kind: 'Kurzgutachten' },
      },
      agencies: {
        title: 'Maklerunternehmen',
        text: `Ein unabhängig ermittelter Wert erleichtert das Gespräch über den Angebotspreis. Die Anfrage dafür schreiben Sie in durchschnittlich ${figure.timeToEnquiry}.`,
        cases: [
          'Angebotspreis vor dem Vertrieb',
          'Verkäufer, die sich über den Wert streiten',
          'Gewerbeobjekte und Grundstücke',
        ],
        documents: [
          'Vollmacht des Eigentümers',
          'Grundbuchauszug, Flurkarte, Grundrisse, Energieausweis',
          'Mietverträge; bei Wohnungen die Teilungserklärung',
        ],
        pitfalls: [
          {
            title: 'Kann der Verkäufer Auftraggeber sein?',
            text: `Ja, wenn er als Unternehmer handelt (${law.entrepreneur}); Verbraucher nimmt die Plattform nicht auf. Fragen Sie im eigenen Namen an, sind Sie selbst Auftraggeber und schulden das Honorar.`,
          },
          {
            title: 'Wem dürfen Sie das Gutachten zeigen?',
            text: 'Ob Verkäufer, Käufer und deren Banken es verwenden dürfen, gehört in den Vertrag mit dem Sachverständigen.',
          },
        ],
        sample: { occasion: 'Verkauf', property: 'Eigentumswohnung', kind: 'Kurzgutachten' },
      },
    },
    sampleLabel: 'Beispielanfrage',
    lawyersLink: 'Zur Lösung für Anwälte',
    papersLink: 'Papiere anfragen',
  },
  features: {
    kicker: 'Ihre Vorteile',
    title: 'Was sich für Sie ändert',
    lead: 'Vier Funktionen nehmen Ihnen ab, was bisher Telefonate, Tabellen und Erinnerungen brauchte.',
  },
  pricing: {
    kicker: 'Preise',
    title: 'Was es kostet, steht vorher fest',
    lead: 'Sie zahlen für das Gutachten, das Sie bestellen. Seinen Preis bestimmt der Sachverständige, und Sie nehmen ihn an oder nicht.',
    lines: [
      {
        title: 'Registrierung',
        text: 'Unverbindlich und ohne Zahlung. Sie entscheiden erst, wenn Angebote vorliegen.',
        price: 'kostenlos',
      },
      {
        title: 'Verwaltungsgebühren',
        text: `Institutionellen Kunden erlassen wir sie für die ersten ${figure.adminFeeWaiver}. Danach gilt die jeweils gültige Preisliste.`,
        price: `${figure.adminFeeWaiver} erlassen`,
      },
      {
        title: 'Kurzgutachten',
        text: 'Der Sachverständige bestimmt den Preis; Sie sehen ihn im Angebot, bevor Sie sich binden.',
        from: 'ab etwa',
        price: figure.shortValuationFrom,
      },
      {
        title: 'Vollgutachten',
        text: 'Jeder Sachverständige kalkuliert sein Angebot selbst. Vergleichen lohnt sich.',
        from: 'ab etwa',
        price: figure.fullValuationFrom,
      },
      {
        title: 'Erfolgsgebühr',
        text: `Für den vermittelten Auftrag erhalten wir ${figure.successFee} des Gutachtenpreises\u00a0– vom Sachverständigen, nicht von Ihnen.`,
        price: 'zahlen Sie nicht',
      },
    ],
    note: 'Den Vertrag über das Gutachten schließen Sie unmittelbar mit dem Sachverständigen; das vereinbarte Honorar steht ihm zu.',
  },
  callToAction: {
    title: 'Erstellen Sie Ihre erste Anfrage',
    text: `Registrieren, Objekt beschreiben, absenden. Das erste Angebot liegt binnen ${figure.firstOfferWithin} vor, und Sie entscheiden in Ruhe.`,
  },
};
