import { brand } from '#common/company.ts';
import type { ProfessionalContent } from '../types/professional.ts';
import type { Bill } from '../types/shared.ts';
import { bills, dative, figure, law, statistic } from './format.ts';
import { stepWindows } from './windows/steps.ts';

/** Said once, and everywhere the same. */
const verification = 'freiwillig und kostenlos; Anfragen erhalten nur verifizierte Sachverständige';

const bill = (
  title: string,
  fee: string,
  amounts: { net: string; fee: string; remainder: string },
): Bill => ({
  title,
  lines: [
    { label: 'Ihr Honorar, netto', amount: amounts.net },
    { label: fee, amount: `−\u00a0${amounts.fee}` },
    { label: 'Ihnen bleiben, netto', amount: amounts.remainder },
  ],
});

const share = `Erfolgsgebühr, ${figure.successFee}`;

export const professional: ProfessionalContent = {
  meta: {
    subject: 'Anfragen für Immobiliengutachten',
    description: `Anfragen für Immobiliensachverständige: Angebote in ${dative.enquiryToOffer} abgeben, ${figure.successFee} Erfolgsgebühr (zzgl. USt), keine wiederkehrenden Gebühren.`,
    keywords:
      'Sachverständige Immobilienbewertung, Aufträge für Gutachter, Anfragen für Sachverständige, Gutachten anbieten, Erfolgsgebühr, Immobiliengutachter Plattform',
  },
  hero: {
    kicker: 'Für Sachverständige',
    title: 'Immobilien bewerten: mehr Anfragen, weniger Verwaltung',
    lead: `Auftraggeber schildern Ihnen ihr Objekt, Sie antworten mit Ihrem Angebot. Verhandelt wird auf ${brand.name}; seit ${figure.managementFeaturesYear} verwalten Sie dort auch Unterlagen und Ortstermine.`,
    note: `Die ersten ${figure.freeAtSignUp} sind kostenlos. Wiederkehrende Gebühren zahlen Sie nicht.`,
  },
  answers: {
    title: 'Kurz beantwortet',
    items: {
      cost: {
        question: 'Was kostet es mich?',
        answer: `In den ersten ${dative.freeAtSignUp} nichts. Danach ${figure.successFee} des Honorars je Auftrag, mindestens ${figure.minimumFee}, zzgl. USt.`,
        more: 'Gebühren und Rechenbeispiele',
      },
      firstOffer: {
        question: 'Wann geht das erste Angebot hinaus?',
        answer: `Sobald Sie verifiziert sind und eine Anfrage zu Ihnen passt: Ein Angebot geben Sie in ${dative.enquiryToOffer} ab. Eine Zahl von Anfragen versprechen wir nicht.`,
        more: 'Was in einer Anfrage steht',
      },
      effort: {
        question: 'Was muss ich tun?',
        answer: `Sich registrieren, das Profil in ${dative.profileTime} ausfüllen und sich verifizieren lassen: ${verification}.`,
        more: 'Die vier Schritte',
      },
      liability: {
        question: 'Wer haftet?',
        answer: `Sie für Ihr Gutachten, aus dem Vertrag, den Sie direkt mit dem Auftraggeber schließen. ${brand.name} vermittelt und wird nicht Vertragspartei.`,
        more: 'AGB zum Bewertungsvertrag',
      },
    },
  },
  feesLink: 'Gebühren ansehen',
  statistics: {
    title: 'Was sich für Sie rechnet',
    items: [
      {
        prefix: 'bis zu',
        ...statistic('additionalLeads'),
        label: 'zusätzliche Anfragen von Auftraggebern, die ein Gutachten brauchen',
      },
      {
        prefix: 'rund',
        ...statistic('adminTimeSaved'),
        label: 'weniger Zeit für Verwaltung, weil Angebot, Vertrag und Unterlagen beim Auftrag liegen',
      },
      {
        prefix: 'in',
        ...statistic('enquiryToOffer', 'long'),
        label: 'geben Sie ein Angebot ab, vom Lesen der Anfrage bis zum Absenden',
      },
    ],
  },
  properties: {
    kicker: 'Objektarten',
    title: 'Vom Einfamilienhaus bis zum Bauland',
    lead: 'Auftraggeber fragen Bewertungen für vier Arten von Immobilien an. Angebote geben Sie für das ab, was zu Ihrem Fachgebiet passt.',
    types: {
      residential: {
        title: 'Wohnimmobilien',
        examples: ['Einfamilienhäuser', 'Mietwohnungen', 'Eigentumswohnungen', 'Stadthäuser', 'Ferienhäuser'],
      },
      commercial: {
        title: 'Gewerbeimmobilien',
        examples: ['Bürogebäude', 'Ladengeschäfte', 'Einkaufszentren', 'Hotels', 'Gastronomie'],
      },
      industrial: {
        title: 'Industrieimmobilien',
        examples: ['Lagerhallen', 'Fabriken', 'Produktionsstätten', 'Logistikzentren'],
      },
      land: {
        title: 'Grundstücke',
        examples: ['Landwirtschaftliche Flächen', 'Unbebaute Grundstücke', 'Bauland'],
      },
    },
  },
  features: {
    kicker: 'Ihre Vorteile',
    title: 'Mehr Zeit für das Gutachten',
    lead: 'Eine gute Anfrage erspart Rückfragen, ein selbst bestimmtes Honorar erspart Diskussionen. Und was man Ihnen anvertraut, wird geschützt.',
    items: {
      enquiries: {
        title: 'Anfragen, die Sie kalkulieren können',
        text: `Sie lesen, was bewertet werden soll, und entscheiden, ob Sie ein Angebot abgeben. Weil die nötigen Angaben schon darin stehen, geben Sie ein Angebot in ${dative.enquiryToOffer} ab.`,
        points: [
          'Objektart, Lage und Art des Gutachtens auf einen Blick',
          'Anfragen von Kanzleien, Verwaltern, Banken, Versicherungen und Maklerunternehmen',
          'Honorar und Bearbeitungszeit nennen Sie in Ihrem Angebot',
        ],
      },
      dataProtection: {
        title: 'Unterlagen, vertraulich behandelt',
        text: 'Wer bewertet, bekommt Einblick in Verträge, Pläne und Vermögen. Was Auftraggeber Ihnen anvertrauen und was Sie ihnen liefern, schützt die Plattform.',
        points: [
          'Verschlüsselte Daten, Betrieb in Deutschland',
          'Zwei-Faktor-Authentifizierung, soweit für Ihr Konto vorgesehen',
          'Regelmäßige Sicherungen',
        ],
      },
      pricing: {
        title: 'Honorare, die Sie bestimmen',
        text: 'Ihr Honorar kalkulieren Sie für jede Anfrage selbst und verhandeln es unmittelbar mit dem Auftraggeber. Auch den Vertrag schließen Sie direkt mit ihm; das Honorar gehört Ihnen.',
        points: [
          'Keine vorgegebenen Honorare',
          `Erfolgsgebühr von ${figure.successFee} (zzgl. USt), nur bei erteiltem Auftrag`,
          'Keine wiederkehrenden Gebühren',
        ],
      },
    },
    securityLink: 'So schützen wir Ihre Daten',
  },
  steps: {
    kicker: 'So starten Sie',
    title: 'In vier Schritten Partner werden',
    lead: 'Für die Registrierung genügen ein paar Minuten. Den Rest erledigen Sie, wann es Ihnen passt.',
    items: {
      register: {
        title: 'Jetzt registrieren',
        text: `Legen Sie Ihr Konto an und füllen Sie Ihr Profil aus. Das dauert ${figure.profileTime}.`,
      },
      verification: {
        title: 'Verifizierung',
        text: `Füllen Sie das Verifizierungsformular aus. Die Verifizierung ist ${verification}. Premium-Partner erhalten mehr Anfragen; was dafür gilt, vereinbaren wir mit jedem einzeln.`,
      },
      welcome: {
        title: 'Willkommen an Bord',
        text: 'Ihr Zugang ist freigeschaltet. Wir benachrichtigen Sie über neue Anfragen, und Sie geben Ihr erstes Angebot ab.',
      },
      link: {
        title: 'Link einbinden',
        text: 'Setzen Sie Ihren persönlichen Anfragelink auf Ihre Website. Was Ihre geschäftlichen Kunden dort anfragen, kommt direkt zu Ihnen.',
      },
    },
    windows: stepWindows,
  },
  fees: {
    kicker: 'Gebühren',
    title: 'Ohne Auftrag keine Gebühr',
    lead: 'Sie bestimmen Ihr Honorar. Wir erhalten einen Anteil davon, wenn Sie den Auftrag bekommen. Alle Beträge sind ohne Umsatzsteuer gerechnet.',
    ledger: [
      {
        label: 'Honorar',
        value: 'bestimmen Sie',
        text: 'Sie kalkulieren jedes Angebot selbst. Das Honorar gehört Ihnen.',
      },
      {
        label: 'Erfolgsgebühr',
        value: figure.successFee,
        text: 'Vom Honorar ohne Umsatzsteuer, je erteiltem Auftrag; zzgl. USt.',
      },
      {
        label: 'Mindestgebühr',
        value: figure.minimumFee,
        text: `Je Gutachten, zzgl. USt. Sie greift nur bei Honoraren unter ${bills.minimumAppliesBelow}.`,
      },
      {
        label: 'Wiederkehrende Gebühren',
        value: 'keine',
        text: `Die monatliche Grundgebühr für Sachverständige beträgt nach der gültigen Preisliste ${figure.valuerFlatFee}.`,
      },
      {
        label: `Erste ${figure.freeAtSignUp}`,
        value: 'kostenlos',
        text: 'Ab Ihrer Registrierung. Für Verträge, die Sie in dieser Zeit schließen, fällt keine Erfolgsgebühr an.',
      },
      { label: 'Verifizierung', value: 'kostenlos', text: `Sie ist ${verification}.` },
    ],
    examples: {
      title: 'Drei Rechenbeispiele',
      bills: [
        bill('Vollgutachten', share, bills.valuer.full),
        bill('Kurzgutachten', share, bills.valuer.short),
        bill('Kleiner Auftrag', 'Mindestgebühr', bills.valuer.small),
      ],
      notes: [
        `In den ersten ${dative.freeAtSignUp} bleibt Ihnen das ganze Honorar.`,
        `Auf unsere Gebühr kommt Umsatzsteuer: Für das Vollgutachten im Beispiel stellen wir Ihnen ${bills.valuer.full.invoiced} in Rechnung. Sind Sie Kleinunternehmer (${law.smallBusiness}), berechnen Sie auf Ihr Honorar keine Umsatzsteuer und können unsere nicht als Vorsteuer abziehen.`,
      ],
    },
    terms: {
      text: 'Es gelten unsere Allgemeinen Geschäftsbedingungen und die jeweils gültige Preisliste.',
      link: 'AGB lesen',
    },
  },
  referral: {
    kicker: 'Empfehlungsprogramm',
    title: 'Ihr persönlicher Anfragelink',
    lead: 'Das Empfehlungsprogramm ist Ihr Anfragelink: Er führt geschäftliche Kunden, die Sie schon kennen, von Ihren eigenen Seiten zu Ihnen. Eine Prämie für Empfehlungen gibt es nicht.',
    points: [
      {
        title: 'Einmal einsetzen',
        text: 'Sie setzen den Link dort ein, wo man Sie findet: auf der Startseite Ihres Büros oder neben Ihren Kontaktdaten.',
      },
      {
        title: 'Anfragen kommen direkt zu Ihnen',
        text: 'Wer über Ihren Link anfragt, wendet sich an Sie persönlich. Der Link ist für geschäftliche Auftraggeber da; Verbraucher nimmt die Plattform nicht auf.',
      },
      {
        title: 'Dieselbe Erfolgsgebühr',
        text: `Auch für Aufträge, die über Ihren Link zustande kommen, erhalten wir ${figure.successFee} des Honorars, mindestens ${figure.minimumFee} je Gutachten, jeweils zzgl. USt.`,
      },
    ],
  },
  callToAction: {
    title: 'Werden Sie Partner',
    text: `Ihr Profil füllen Sie in ${figure.profileTime} aus. Die ersten ${figure.freeAtSignUp} kosten Sie nichts.`,
    points: [`Verifizierung ${verification}`, 'Sie bestimmen Ihr Honorar', 'Keine wiederkehrenden Gebühren'],
  },
};
