import { brand } from '#common/company.ts';
import type { Bill } from '../types/shared.ts';
import type { InstitutionalContent } from '../types/institutional.ts';
import { bills, dative, figure, law, standard } from './format.ts';

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
    title: 'Immobilien bewerten lassen und im Blick behalten',
    lead: 'Eine Anfrage erreicht verifizierte Sachverständige. Sie vergleichen Honorar und Bearbeitungszeit und führen jeden Auftrag bis zum Gutachten.',
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
        answer: `Innerhalb von ${dative.firstOfferWithin}, mehrere zum Vergleichen innerhalb von ${dative.allOffersWithin}. Die Bearbeitungszeit bis zum Gutachten nennt jedes Angebot.`,
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
    lead: `Sachverständige suchen, Angebote erbitten, Unterlagen verschicken, nachfassen: ${brand.name} nimmt Ihnen einen guten Teil davon ab.`,
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
            text: `Unsere Erfolgsgebühr richtet sich nach dem Honorar, nicht nach dem Wert der Immobilie. Ob ein Sachverständiger von Ihrem Kreditgeschäft und vom Darlehensnehmer unabhängig ist (${law.lendingValuerIndependence}), stellen Sie vor dem Vertrag fest; ob und wie Sie wechseln, entscheiden Sie.`,
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
            text: 'Jeder dieser Fälle hat seinen eigenen Stichtag, seine eigenen Leser und seine eigenen Fallen. Auf einer eigenen Seite gehen wir alle drei durch.',
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
            title: 'Eine Schadenfeststellung ist keine Bewertung',
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
            text: 'Nach den AGB dient es nur den Zwecken des Bewertungsvertrags. Nennen Sie darin, wer es sehen und sich darauf verlassen darf. Ob eine Bank es annimmt, entscheidet sie.',
          },
        ],
        sample: { occasion: 'Verkauf', property: 'Eigentumswohnung', kind: 'Kurzgutachten' },
      },
    },
    sampleLabel: 'Beispielanfrage',
    lawyersLink: 'Zur Lösung für Anwälte',
    papersLink: 'Papiere anfragen',
  },
  independence: {
    kicker: 'Unabhängigkeit',
    title: 'Unsere Erfolgsgebühr hängt nicht am Wert',
    lead: 'Wer ein Gutachten vorlegt, muss sagen können, dass die Plattform am ermittelten Wert nicht verdient. Dafür sorgen drei Regeln.',
    points: [
      {
        title: 'Vereinbart, bevor der Wert bekannt ist',
        text: `Unsere Erfolgsgebühr beträgt ${figure.successFee} des Honorars (${net}), das Sie mit dem Sachverständigen vereinbaren, bevor er den Wert ermittelt. Welchen Wert das Gutachten nennt, ändert an ihr nichts.`,
      },
      {
        title: 'Das Honorar bestimmt der Sachverständige',
        text: 'Wir geben keine Honorare vor. Ihre Angebote ordnen Sie nach Honorar oder Bearbeitungszeit. Premium-Partner erhalten mehr Anfragen; was einen Premium-Partner ausmacht, ist im Einzelfall vereinbart.',
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
        text: `Banken, Versicherungen, Kanzleien, Verwaltern und Maklern erlassen wir es in den ersten ${dative.adminFeeWaiver} ab der Registrierung. Was danach und sonst gilt, zeigt vorab die Preisliste auf der Plattform.`,
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
        text: 'Jeder Sachverständige kalkuliert sein Angebot selbst. Für Beleihungswerte haben wir keinen Richtwert.',
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
