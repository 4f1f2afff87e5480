import { brand } from '#common/company.ts';
import type { ProfessionalContent } from '../types/professional.ts';
import { bills, dative, figure, law, statistic } from './format.ts';

/** Said once, and everywhere the same. */
const verification = 'freiwillig und kostenlos, aber Voraussetzung für Anfragen';

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
    lead: `Auftraggeber schildern ihr Objekt, Sie bieten an und verhandeln auf ${brand.name}. Seit ${figure.managementFeaturesYear} verwalten Sie dort auch Unterlagen und Ortstermine.`,
    note: `Die ersten ${figure.freeAtSignUp} sind kostenlos. Wiederkehrende Gebühren zahlen Sie nicht.`,
  },
  answers: {
    title: 'Kurz beantwortet',
    items: {
      cost: {
        question: 'Was kostet es mich?',
        answer: `In den ersten ${dative.freeAtSignUp} nichts. Danach ${figure.successFee} des Honorars je Auftrag, mindestens ${figure.minimumFee}, zzgl. USt.`,
        more: 'Gebühren und Rechner',
      },
      firstOffer: {
        question: 'Wann kann ich das erste Angebot abgeben?',
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
  feesLink: 'Gebühr berechnen',
  statistics: {
    title: 'Was sich für Sie rechnet',
    items: [
      {
        prefix: 'bis zu',
        ...statistic('additionalLeads'),
        label: 'zusätzliche Anfragen',
      },
      {
        prefix: 'rund',
        ...statistic('adminTimeSaved'),
        label: 'weniger Zeit für Verwaltung',
      },
      {
        prefix: 'in',
        ...statistic('enquiryToOffer', 'long'),
        label: 'geben Sie ein Angebot ab, vom Lesen bis zum Absenden',
      },
    ],
  },
  properties: {
    kicker: 'Objektarten',
    title: 'Vom Einfamilienhaus bis zum Bauland',
    lead: 'Vier Arten von Immobilien werden angefragt. Sie bieten an, was Ihr Fach ist.',
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
    items: {
      enquiries: {
        title: 'Ausführliche Anfragen',
        text: 'Objektart, Lage und Art des Gutachtens stehen darin; was fehlt, steht dabei. So kalkulieren Sie, bevor Sie zusagen.',
      },
      dataProtection: {
        title: 'Geschützte Unterlagen',
        text: 'Verschlüsselte Daten, Betrieb in Deutschland, Sicherungen; Zwei-Faktor-Authentifizierung, soweit für Ihr Konto vorgesehen.',
      },
      pricing: {
        title: 'Faire Honorare',
        text: 'Sie bestimmen und verhandeln Ihr Honorar. Den Vertrag schließen Sie mit dem Auftraggeber, das Honorar gehört Ihnen.',
      },
    },
    securityLink: 'So schützen wir Ihre Daten',
  },
  steps: {
    kicker: 'So starten Sie',
    title: 'In vier Schritten Partner werden',
    lead: 'Den ersten Schritt tun Sie gleich, den zweiten am besten auch: Die kostenlosen Monate zählen ab der Registrierung.',
    items: {
      register: {
        title: 'Jetzt registrieren',
        text: `Konto anlegen und Profil ausfüllen: ${figure.profileTime}.`,
      },
      verification: {
        title: 'Verifizierung',
        text: `Formular ausfüllen; ${verification}. Premium-Partner erhalten mehr; was dafür gilt, vereinbaren wir mit jedem einzeln.`,
      },
      welcome: {
        title: 'Willkommen an Bord',
        text: 'Ihr Zugang ist freigeschaltet. Wir benachrichtigen Sie über neue Anfragen.',
      },
      link: {
        title: 'Link einbinden',
        text: 'Setzen Sie Ihren Anfragelink auf Ihre Website: Er führt geschäftliche Kunden zur Anfrage auf der Plattform.',
      },
    },
  },
  fees: {
    kicker: 'Gebühren',
    title: 'Ohne Auftrag keine Gebühr',
    lead: 'Wir erhalten einen Anteil Ihres Honorars, wenn Sie den Auftrag bekommen.',
    ledger: [
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
        text: `Die monatliche Grundgebühr beträgt nach der gültigen Preisliste ${figure.valuerFlatFee}.`,
      },
      {
        label: `Erste ${figure.freeAtSignUp}`,
        value: 'kostenlos',
        text: 'Ab Ihrer Registrierung, nicht erst ab der Verifizierung, für Verträge, die Sie in dieser Zeit schließen.',
      },
    ],
    vatNote: `Sind Sie Kleinunternehmer (${law.smallBusiness}), berechnen Sie auf Ihr Honorar keine Umsatzsteuer und können unsere nicht als Vorsteuer abziehen.`,
    terms: {
      text: 'Es gelten unsere Allgemeinen Geschäftsbedingungen und die jeweils gültige Preisliste.',
      link: 'AGB lesen',
    },
  },
  referral: {
    kicker: 'Empfehlungsprogramm',
    title: 'Ihr persönlicher Anfragelink',
    lead: 'Er führt geschäftliche Kunden von Ihren eigenen Seiten zur Anfrage auf der Plattform. Eine Prämie für Empfehlungen gibt es nicht.',
    points: [
      {
        title: 'Für Kunden, die Sie schon kennen',
        text: 'Wer auf Ihren Seiten ein Gutachten sucht, stellt die Anfrage über Ihren Link. Er ist für geschäftliche Auftraggeber da; Verbraucher nimmt die Plattform nicht auf.',
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
