import type { Words } from '../types/words.ts';
import { dative, figure, law } from './format.ts';

const net = 'zzgl. USt';

export const institutional: Words['institutional'] = {
  meta: {
    subject: 'Immobiliengutachten anfragen und vergleichen',
    description: `Immobiliengutachten für Banken, Kanzleien, Versicherungen und Makler: eine Anfrage, mehrere Angebote, rund ${figure.adminTimeSaved} weniger Zeit für Verwaltung.`,
    keywords:
      'Immobiliengutachten Bank, Gutachten für Kreditinstitute, Immobilienbewertung Versicherung, Gutachten für Makler, Kosten Kurzgutachten, Kosten Vollgutachten',
  },
  hero: {
    kicker: 'Für Banken, Kanzleien, Versicherungen und Maklerunternehmen',
    title: 'Ein Gutachten, mehrere Angebote, eine Akte.',
    lead: 'Sie beschreiben die Immobilie einmal. Verifizierte Sachverständige nennen Ihnen Honorar und Bearbeitungszeit, und Sie wählen.',
    note: 'Registrieren ist kostenlos und unverbindlich.',
  },
  answers: {
    title: 'Kurz gesagt',
    items: {
      cost: {
        question: 'Kosten',
        answer: `Jedes Angebot nennt sein Honorar, ${net}.`,
        more: 'Preise im Überblick',
      },
      firstOffer: {
        question: 'Erstes Angebot',
        answer: `In der Regel innerhalb von ${dative.firstOfferWithin}. Mehrere liegen meist nach ${dative.allOffersWithin} vor.`,
        more: 'Mehr zu den Zeiten',
      },
      effort: {
        question: 'Ihr Aufwand',
        answer: `Eine Anfrage stellen Sie in durchschnittlich ${dative.timeToEnquiry}. Danach wählen Sie ein Angebot und unterzeichnen den Vertrag.`,
        more: 'Die sechs Schritte',
      },
      liability: {
        question: 'Haftung',
        answer: 'Für das Gutachten haftet der Sachverständige, mit dem Sie den Vertrag direkt schließen.',
        more: 'AGB zum Bewertungsvertrag',
      },
    },
  },
  lead: {
    kicker: 'Ihre Vorteile',
    title: 'Vergleichen statt nachfassen',
  },
  industries: {
    kicker: 'Für wen',
    title: 'Was Sie vor der Anfrage klären',
    items: {
      banks: {
        title: 'Banken und Kreditinstitute',
        occasion: 'Finanzierung, Prolongation, Überprüfung von Sicherheiten',
        pitfall: {
          title: 'Wer beauftragt bei einer Beleihung?',
          text: `Beauftragen kann das Gutachten nur das Kreditinstitut. Ein Gutachten des Darlehensnehmers genügt nicht (${law.lendingCommission}). Nennen Sie in der Anfrage, ob Sie den Beleihungswert (${law.lendingValue}), den Verkehrswert (${law.marketValue}) oder den Immobilienwert der CRR III (${law.propertyMonitoring}, ${law.propertyValue}) brauchen.`,
        },
        more: 'Verträge für Institute',
      },
      lawyers: {
        title: 'Anwälte und Kanzleien',
        occasion: 'Nachlass, Insolvenz, Nachweis für das Finanzamt',
        pitfall: {
          title: 'Welcher Stichtag gilt?',
          text: `Beim Pflichtteil zählt der Erbfall (${law.estateValue}), beim Finanzamt der Tag, an dem die Steuer entsteht (${law.inheritanceTaxDate}). Ihre Wahl können Sie vor Erben, Gläubigern und Gericht begründen.`,
        },
        more: 'Zur Lösung für Anwälte',
      },
      insurers: {
        title: 'Versicherungen',
        occasion: 'Kapitalanlage, Darlehen, Überblick über ein Portfolio',
        pitfall: {
          title: 'Versicherungswert oder Verkehrswert?',
          text: `Der Versicherungswert fragt, je nach Vertrag, nach den Kosten der Wiederherstellung (${law.insuredValue}), der Verkehrswert nach dem Preis am Markt (${law.marketValue}). Als Versicherungssumme taugt der Verkehrswert nicht.`,
        },
        more: 'Welcher Wert wofür',
      },
      agencies: {
        title: 'Maklerunternehmen',
        occasion: 'Angebotspreis, Streit über den Wert, Gewerbe und Grundstücke',
        pitfall: {
          title: 'Wer ist Auftraggeber?',
          text: `Sie selbst oder der Verkäufer, wenn er Unternehmer ist (${law.entrepreneur}). Ein Gutachten für die Finanzierung des Käufers kann nur dessen Kreditinstitut beauftragen.`,
        },
        more: 'AGB zum Auftraggeber',
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
        text: 'Das Honorar bestimmt der Sachverständige.',
        from: 'ab etwa',
        net,
        price: figure.shortValuationFrom,
      },
      {
        title: 'Vollgutachten',
        text: 'Große und schwierige Objekte kosten mehr. Für Beleihungswerte nennen wir keinen Richtpreis.',
        from: 'ab etwa',
        net,
        price: figure.fullValuationFrom,
      },
      {
        title: 'Erfolgsgebühr',
        text: `Vom Honorar erhalten wir ${figure.successFee} Erfolgsgebühr, ${net}. Bei festem Honorar hängt sie nicht vom Wert der Immobilie ab.`,
        price: 'zahlt der Sachverständige',
      },
    ],
    note: 'Sie schließen den Vertrag direkt mit dem Sachverständigen. Ihm gehört das Honorar.',
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
