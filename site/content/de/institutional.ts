import { brand } from '#common/company.ts';
import type { InstitutionalContent } from '../types/institutional.ts';
import { figure } from './format.ts';

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
    title: 'Vier Branchen, vier Anlässe, ein Weg zum Gutachten',
    items: {
      banks: {
        title: 'Banken und Kreditinstitute',
        text: 'Dient eine Immobilie als Sicherheit, brauchen Sie ihren Wert, bevor Sie entscheiden. Sie fragen mehrere Objekte zugleich an und sehen an der Lieferzeit, welches Angebot zu Ihrer Frist passt.',
        sample: { occasion: 'Beleihung', property: 'Bürogebäude', kind: 'Vollgutachten' },
      },
      lawyers: {
        title: 'Anwälte und Kanzleien',
        text: 'In Nachlass- und Insolvenzsachen gehört zum Wert auch der Weg dorthin. Angebote, Vertrag und Gutachten liegen in einem Vorgang, den Sie zur Akte nehmen können.',
        sample: { occasion: 'Nachlass', property: 'Mehrfamilienhaus', kind: 'Vollgutachten' },
      },
      insurers: {
        title: 'Versicherungen',
        text: 'Ob Einzelfall oder Bestand: Ein Kurzgutachten verschafft Ihnen einen ersten Überblick, ein Vollgutachten die nötige Tiefe. Beides beauftragen Sie auf demselben Weg.',
        sample: { occasion: 'Bestandsprüfung', property: 'Lagerhalle', kind: 'Kurzgutachten' },
      },
      agencies: {
        title: 'Maklerunternehmen',
        text: `Ein unabhängig ermittelter Wert erleichtert das Gespräch über den Angebotspreis. Die Anfrage dafür stellen Sie in durchschnittlich ${figure.timeToEnquiry}, gleich bei der Aufnahme des Objekts.`,
        sample: { occasion: 'Verkauf', property: 'Eigentumswohnung', kind: 'Kurzgutachten' },
      },
    },
    sampleLabel: 'Anfrage',
    lawyersLink: 'Zur Lösung für Anwälte',
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
