import { brand } from '#common/company.ts';
import type { Bill } from '../types/shared.ts';
import type { InstitutionalContent } from '../types/institutional.ts';
import { bills, dative, figure, law } from './format.ts';

const net = 'zzgl. USt';

const bill = (title: string, amounts: { net: string; vat: string; gross: string }): Bill => ({
  title,
  lines: [
    { label: 'Honorar, netto', amount: amounts.net },
    { label: `Umsatzsteuer, ${figure.vatRate}`, amount: amounts.vat },
    { label: 'Rechnungsbetrag, brutto', amount: amounts.gross },
  ],
});

export const institutional: InstitutionalContent = {
  meta: {
    subject: 'Immobiliengutachten anfragen und vergleichen',
    description: `Immobiliengutachten für Banken, Kanzleien, Versicherungen und Makler: eine Anfrage, mehrere Angebote, rund ${figure.adminTimeSaved} weniger Zeit für Verwaltung.`,
    keywords:
      'Immobiliengutachten Bank, Gutachten für Kreditinstitute, Immobilienbewertung Versicherung, Gutachten für Makler, Kosten Kurzgutachten, Kosten Vollgutachten',
  },
  hero: {
    kicker: 'Für institutionelle Kunden',
    title: 'Immobilien bewerten lassen und jedes Gutachten im Blick behalten',
    lead: 'Mit einer Anfrage erreichen Sie verifizierte Sachverständige, vergleichen ihre Angebote nach Honorar und Bearbeitungszeit und führen jeden Auftrag bis zum fertigen Gutachten.',
    note: 'Die Registrierung ist kostenlos und verpflichtet Sie zu nichts.',
  },
  answers: {
    title: 'Kurz beantwortet',
    items: {
      cost: {
        question: 'Was kostet es mich?',
        answer: `Registrierung und Angebote nichts; das Bearbeitungsentgelt erlassen wir in den ersten ${dative.adminFeeWaiver}. Das Honorar nennt jedes Angebot, ${net}.`,
        more: 'Zur Preisliste',
      },
      firstOffer: {
        question: 'Wann kommt das erste Angebot?',
        answer: `Innerhalb von ${dative.firstOfferWithin}, mehrere zum Vergleichen innerhalb von ${dative.allOffersWithin}. Wann das Gutachten fertig ist, steht in jedem Angebot.`,
        more: 'Die Fristen im Einzelnen',
      },
      effort: {
        question: 'Was muss ich tun?',
        answer: `Die Anfrage schreiben: Das dauert durchschnittlich ${figure.timeToEnquiry}. Danach ein Angebot wählen, unterzeichnen und die Unterlagen teilen.`,
        more: 'Die sechs Schritte',
      },
      liability: {
        question: 'Wer haftet?',
        answer: `Für das Gutachten der Sachverständige, mit dem Sie den Vertrag unmittelbar schließen. ${brand.name} vermittelt und wird nicht Vertragspartei.`,
        more: 'AGB zum Bewertungsvertrag',
      },
    },
  },
  lead: {
    kicker: 'Ein Weg statt vieler',
    title: 'Weniger Aufwand, mehr Auswahl',
    lead: `Sachverständige suchen, Angebote erbitten, Unterlagen verschicken, nachfassen: Wer regelmäßig Immobilien bewerten lässt, kennt den Aufwand drumherum. ${brand.name} nimmt Ihnen einen guten Teil davon ab.`,
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
    lead: 'Vier Funktionen übernehmen, wofür Sie bisher telefonieren und Tabellen pflegen mussten.',
  },
  independence: {
    kicker: 'Unabhängigkeit',
    title: 'Am Wert der Immobilie verdienen wir nichts',
    lead: 'Wer ein Gutachten vorlegt, muss sagen können, dass der Vermittler am Ergebnis kein Interesse hat. Dafür gibt es drei Gründe.',
    points: [
      {
        title: 'Die Gebühr folgt dem Honorar',
        text: `Unsere Erfolgsgebühr beträgt ${figure.successFee} des Honorars (${net}), das Sie mit dem Sachverständigen vereinbaren, bevor er den Wert ermittelt. Welchen Wert das Gutachten nennt, ändert an ihr nichts.`,
      },
      {
        title: 'Das Honorar bestimmt der Sachverständige',
        text: 'Wir geben keine Honorare vor. Ihre Angebote ordnen Sie nach Honorar oder Bearbeitungszeit. Premium-Partner erhalten mehr Anfragen; was einen ausmacht, ist im Einzelfall vereinbart.',
      },
      {
        title: 'Der Vertrag ist unmittelbar',
        text: 'Sie schließen ihn mit dem Sachverständigen, der eigenverantwortlich arbeitet. Was Zweifel an seiner Unabhängigkeit begründen kann, muss er Ihnen vor Vertragsschluss offenlegen.',
      },
    ],
  },
  pricing: {
    kicker: 'Preise',
    title: 'Was es kostet, wissen Sie, bevor Sie beauftragen',
    lead: `Das Honorar bestimmt der Sachverständige. Sie sehen es in seinem Angebot und entscheiden, ob Sie das Angebot annehmen. Alle Preise sind netto, ${net}.`,
    lines: [
      {
        title: 'Registrierung und Angebote',
        text: 'Unverbindlich und ohne Zahlung. Sie entscheiden erst, wenn Angebote vorliegen.',
        price: 'kostenlos',
      },
      {
        title: 'Bearbeitungsentgelt',
        text: `Institutionellen Kunden erlassen wir es in den ersten ${dative.adminFeeWaiver} ab der Registrierung. Was danach gilt, sehen Sie auf der Plattform, bevor Sie etwas beauftragen.`,
        price: `${figure.adminFeeWaiver} erlassen`,
      },
      {
        title: 'Kurzgutachten',
        text: 'Der Sachverständige bestimmt das Honorar; Sie kennen es, bevor Sie sich binden.',
        from: 'ab etwa',
        net,
        price: figure.shortValuationFrom,
      },
      {
        title: 'Vollgutachten',
        text: 'Jeder Sachverständige kalkuliert sein Angebot selbst. Vergleichen lohnt sich.',
        from: 'ab etwa',
        net,
        price: figure.fullValuationFrom,
      },
      {
        title: 'Erfolgsgebühr',
        text: `Kommt über die Plattform ein Auftrag zustande, erhalten wir ${figure.successFee} des Honorars, ${net}.`,
        price: 'trägt der Sachverständige',
      },
    ],
    note: 'Den Vertrag über das Gutachten schließen Sie unmittelbar mit dem Sachverständigen; das vereinbarte Honorar steht ihm zu.',
    drivers: {
      title: 'Wovon das Honorar abhängt',
      items: [
        { title: 'Art der Immobilie', text: 'wie sie genutzt wird und ob sie vermietet ist' },
        { title: 'Größe', text: 'Flächen, Einheiten, Zahl der Gebäude' },
        { title: 'Anlass', text: 'wofür Sie das Gutachten brauchen und wem Sie es vorlegen' },
        { title: 'Unterlagen', text: 'was vorliegt und was noch zu beschaffen ist' },
        { title: 'Frist', text: 'bis wann das Gutachten fertig sein soll' },
        { title: 'Tiefe', text: 'Kurzgutachten oder Vollgutachten' },
      ],
    },
    examples: {
      title: 'Drei Rechnungen als Beispiel',
      bills: [
        bill('Kurzgutachten', bills.client.short),
        bill('Vollgutachten', bills.client.full),
        bill('Vollgutachten, Wohn- und Geschäftshaus', bills.client.building),
      ],
      note: `Erfundene Beispiele, keine Angebote. Die Rechnung stellt Ihnen der Sachverständige; ist er Kleinunternehmer (${law.smallBusiness}), kommt keine Umsatzsteuer hinzu.`,
    },
  },
  callToAction: {
    title: 'Erstellen Sie Ihre erste Anfrage',
    text: `Registrieren, Objekt beschreiben, absenden. Das erste Angebot liegt innerhalb von ${dative.firstOfferWithin} vor, und Sie entscheiden in Ruhe.`,
  },
};
