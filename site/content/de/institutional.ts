import type { Words } from '../types/words.ts';
import { dative, figure, law } from './format.ts';

const net = 'zzgl. USt';

export const institutional: Words['institutional'] = {
  meta: {
    description: `Immobiliengutachten für Banken, Kanzleien, Versicherungen und Makler: eine Anfrage, mehrere Angebote, rund ${figure.adminTimeSaved} weniger Zeit für Verwaltung.`,
    keywords:
      'Immobiliengutachten Bank, Gutachten für Kreditinstitute, Immobilienbewertung Versicherung, Gutachten für Makler, Kosten Kurzgutachten, Kosten Vollgutachten',
  },
  hero: {
    kicker: 'Für Banken, Kanzleien, Versicherungen',
    title: 'Eine Anfrage, mehrere\u00a0Angebote, eine Akte',
    lead: 'Sie beschreiben die Immobilie einmal. Sachverständige nennen Ihnen Honorar und Bearbeitungszeit, und Sie wählen.',
    note: 'Registrieren ist kostenlos und verpflichtet Sie zu keinem Auftrag.',
  },
  lead: {
    kicker: 'Was sich für Sie ändert',
    title: 'Vergleichen statt nachfassen',
    features: [
      {
        title: 'Eine Beschreibung für alle',
        text: 'Jeder Sachverständige kalkuliert mit denselben Angaben zu Objekt, Anlass und Umfang. Das macht die Angebote vergleichbar.',
      },
      {
        title: 'Passende Sachverständige',
        text: 'Ihre Anfrage erhalten [verifizierte] Sachverständige mit passendem Profil. Premium-Partner können sie zuerst erhalten. Sortiert werden die Angebote für alle gleich.',
      },
      {
        title: 'Geschützte Unterlagen',
        text: 'Unterlagen geben Sie erst nach dem Vertrag frei, und nur für den Sachverständigen, den Sie gewählt haben. Gespeichert werden sie verschlüsselt auf Servern in Deutschland.',
      },
      {
        title: 'Bis zum Auftrag kostenlos',
        text: 'Registrierung, Anfragen und Angebote kosten Sie nichts. Annehmen müssen Sie keines der Angebote.',
      },
    ],
  },
  features: {
    kicker: 'Ihre Vorteile',
    title: 'Mehr Auswahl, weniger Aufwand',
  },
  industries: {
    kicker: 'Für wen',
    title: 'Was Ihre Branche anfragt',
    items: {
      banks: {
        title: 'Banken und Kreditinstitute',
        enquiry: '„Beleihungswert eines Wohn- und Geschäftshauses für einen neuen Kredit“',
        text: `Verlangen Sie Erfahrung mit Beleihungswerten und die Qualifikation nach ${law.lendingValuer} schon in der Anfrage.`,
        more: 'Beleihungswert oder Verkehrswert',
      },
      lawyers: {
        title: 'Anwälte und Kanzleien',
        enquiry: '„Verkehrswert eines Mehrfamilienhauses am Tag des Erbfalls“',
        text: `Für den Pflichtteil zählt der Erbfall (${law.estateValue}), für das Finanzamt der Tag, an dem die Steuer entsteht (${law.inheritanceTaxDate}).`,
        more: 'Zur Lösung für Anwälte',
      },
      insurers: {
        title: 'Versicherungen',
        enquiry: '„Verkehrswert eines Bürogebäudes im Anlagebestand“',
        text: `Als Versicherungssumme taugt der Verkehrswert nicht. Sie folgt je nach Vertrag den Kosten der Wiederherstellung (${law.insuredValue}).`,
        more: 'Was in einem Gutachten steht',
      },
      agencies: {
        title: 'Maklerunternehmen',
        enquiry: '„Kurzgutachten für den Angebotspreis einer Lagerhalle“',
        text: `Auftraggeber sind Sie selbst oder der Verkäufer, wenn er Unternehmer ist (${law.entrepreneur}).`,
        more: 'Kurz- oder Vollgutachten',
      },
    },
  },
  pricing: {
    kicker: 'Was Sie zahlen',
    title: 'Preise im Überblick',
    lead: `Registrieren und Angebote einholen kostet nichts. In den ersten ${dative.adminFeeWaiver} ab der Registrierung entfällt auch das Bearbeitungsentgelt; danach sehen Sie es, bevor Sie beauftragen.`,
    lines: [
      {
        title: 'Kurzgutachten',
        text: `Honorar ${net}, vom Sachverständigen bestimmt.`,
        from: 'ab etwa',
        price: figure.shortValuationFrom,
      },
      {
        title: 'Vollgutachten',
        text: `Honorar ${net}. Große und schwierige Objekte kosten mehr. Für Beleihungswerte nennen wir keinen Richtpreis.`,
        from: 'ab etwa',
        price: figure.fullValuationFrom,
      },
      {
        title: 'Erfolgsgebühr',
        text: `Vom Honorar erhalten wir ${figure.successFee} Erfolgsgebühr, mindestens ${figure.minimumFee} je Gutachten, ${net}. Bei festem Honorar ist sie vom Wert der Immobilie unabhängig.`,
        price: 'zahlt der Sachverständige',
      },
    ],
    note: 'Sie schließen den Vertrag direkt mit dem Sachverständigen. Ihm gehört das Honorar, und er haftet für das Gutachten.',
    drivers: {
      title: 'Wovon das Honorar abhängt',
      text: 'Von Art, Größe und Nutzung der Immobilie, vom Zweck und Umfang des Gutachtens, von den vorhandenen Unterlagen und von der Frist.',
    },
    examples: {
      title: 'Drei Rechnungen als Beispiel',
      titles: {
        short: 'Kurzgutachten',
        full: 'Vollgutachten',
        building: 'Vollgutachten, Wohn- und Geschäftshaus',
      },
      labels: {
        net: 'Honorar, netto',
        vat: `Umsatzsteuer, ${figure.vatRate}`,
        gross: 'Rechnungsbetrag, brutto',
      },
      note: `Erfundene Beispiele, keine Angebote. Ein Kleinunternehmer (${law.smallBusiness}) berechnet keine Umsatzsteuer.`,
    },
  },
  callToAction: {
    title: 'Stellen Sie Ihre erste Anfrage',
    text: 'Sie beschreiben die Immobilie, vergleichen Angebote und entscheiden in Ruhe.',
  },
};
