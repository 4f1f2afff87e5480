import { brand } from '#common/company.ts';
import type { ProfessionalContent } from '../types/professional.ts';
import { dative, feeExamples as example, figure, statistic } from './format.ts';

export const professional: ProfessionalContent = {
  meta: {
    description: `Mehr Anfragen für Immobiliensachverständige: Angebot in ${figure.enquiryToOffer}, ${figure.successFee} Erfolgsgebühr, keine wiederkehrenden Gebühren, anfangs kostenlos.`,
    keywords:
      'Sachverständige Immobilienbewertung, Aufträge für Gutachter, Anfragen für Sachverständige, Gutachten anbieten, Erfolgsgebühr, Immobiliengutachter Plattform',
  },
  hero: {
    kicker: 'Für Sachverständige',
    title: 'Mehr Anfragen, weniger Verwaltung',
    lead: `Auftraggeber schildern Ihnen ihr Objekt, Sie antworten mit Ihrem Angebot. ${brand.name} bringt qualifizierte Anfragen zu Ihnen und führt Verhandlung, Unterlagen und Ortstermin zusammen.`,
    note: `Die ersten ${figure.freeAtSignUp} sind kostenlos. Wiederkehrende Gebühren zahlen Sie nicht.`,
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
        label: 'weniger Zeit für Verwaltung, weil jeder Auftrag an einem Ort geführt wird',
      },
      {
        prefix: 'nur',
        ...statistic('enquiryToOffer', 'long'),
        label: 'von der Anfrage bis zu Ihrem Angebot',
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
        examples: ['Einfamilienhäuser', 'Wohnungen', 'Eigentumswohnungen', 'Stadthäuser', 'Ferienhäuser'],
      },
      commercial: {
        title: 'Gewerbeimmobilien',
        examples: ['Bürogebäude', 'Ladengeschäfte', 'Einkaufszentren', 'Hotels', 'Restaurants'],
      },
      industrial: {
        title: 'Industrieimmobilien',
        examples: ['Lagerhallen', 'Fabriken', 'Produktionsanlagen', 'Verteilzentren'],
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
    lead: 'Eine gute Anfrage erspart Rückfragen, ein faires Honorar erspart Diskussionen. Für beides ist gesorgt, und für den Schutz Ihrer Daten auch.',
    items: {
      enquiries: {
        title: 'Anfragen, mit denen Sie rechnen können',
        text: `Sie lesen, was bewertet werden soll, und entscheiden, ob Sie ein Angebot abgeben. Weil die nötigen Angaben schon in der Anfrage stehen, vergehen bis zu Ihrem Angebot nur ${figure.enquiryToOffer}.`,
        points: [
          'Objektart, Lage und Art des Gutachtens auf einen Blick',
          'Anfragen von Kanzleien, Verwaltern, Banken, Versicherungen und Maklerunternehmen',
          'Preis und Lieferzeit nennen Sie in Ihrem Angebot',
        ],
      },
      dataProtection: {
        title: 'Unterlagen, die vertraulich bleiben',
        text: 'Wer bewertet, bekommt Einblick in Verträge, Pläne und Vermögen. Was Auftraggeber Ihnen anvertrauen und was Sie ihnen liefern, schützt die Plattform auf beiden Seiten.',
        points: [
          'Verschlüsselte Daten, gehostet in Deutschland',
          'Anmeldung mit Zwei-Faktor-Authentifizierung',
          'Regelmäßige Sicherungen',
        ],
      },
      pricing: {
        title: 'Preise, die Sie bestimmen',
        text: 'Ihr Honorar kalkulieren Sie für jede Anfrage selbst und verhandeln es unmittelbar mit dem Auftraggeber. Den Vertrag schließen Sie miteinander; das Honorar gehört Ihnen.',
        points: [
          'Keine vorgegebenen Honorare',
          `Erfolgsgebühr von ${figure.successFee}, nur bei erteiltem Auftrag`,
          'Keine wiederkehrenden Gebühren',
        ],
      },
    },
    securityLink: 'So schützen wir Ihre Daten',
  },
  steps: {
    kicker: 'So starten Sie',
    title: 'In vier Schritten Partner werden',
    lead: 'Ein paar Minuten genügen, um dabei zu sein. Den Rest erledigen Sie, wann es Ihnen passt.',
    items: {
      register: {
        title: 'Jetzt registrieren',
        text: `Legen Sie Ihr Konto an und füllen Sie Ihr Profil aus. Das dauert ${figure.profileTime}.`,
      },
      verification: {
        title: 'Verifizierung',
        text: 'Füllen Sie das Verifizierungsformular aus. Die Verifizierung ist freiwillig und kostenlos; Premium-Partner erhalten mehr Anfragen.',
      },
      welcome: {
        title: 'Willkommen an Bord',
        text: 'Ihr Zugang ist frei. Wir benachrichtigen Sie über neue Anfragen, und Sie geben Ihr erstes Angebot ab.',
      },
      link: {
        title: 'Link einbinden',
        text: 'Setzen Sie Ihren persönlichen Anfragelink auf Ihre Website. Was Ihre Kunden dort anfragen, kommt direkt zu Ihnen.',
      },
    },
    windows: {
      register: {
        title: 'Ihr Profil',
        fields: [
          { label: 'Büro', value: 'Sachverständigenbüro Nord' },
          { label: 'Ort', value: 'Musterstadt' },
          { label: 'Objektarten', value: 'Wohnen, Gewerbe' },
        ],
        action: 'Profil speichern',
      },
      verification: {
        title: 'Verifizierung',
        done: ['Profil vollständig', 'Formular ausgefüllt', 'Angaben geprüft'],
        verified: 'Verifiziert',
      },
      welcome: {
        title: 'Benachrichtigungen',
        headline: 'Willkommen an Bord!',
        text: 'Ihr Zugang ist freigeschaltet.',
        fresh: 'Neue Anfrage',
        enquiry: 'Eigentumswohnung, Musterstadt',
        kind: 'Kurzgutachten',
      },
      link: { title: 'Ihr Anfragelink', button: 'Bewertung anfragen', action: 'Link kopieren' },
    },
  },
  fees: {
    kicker: 'Gebühren',
    title: 'Ohne Auftrag keine Gebühr',
    lead: 'Sie bestimmen, was Ihre Bewertung kostet. Wir erhalten einen Anteil davon, wenn Sie den Auftrag bekommen.',
    ledger: [
      {
        label: 'Preis der Bewertung',
        value: 'bestimmen Sie',
        text: 'Sie kalkulieren jedes Angebot selbst.',
      },
      {
        label: 'Erfolgsgebühr',
        value: figure.successFee,
        text: 'Vom Preis der Bewertung, je erteiltem Auftrag.',
      },
      { label: 'Mindestgebühr', value: figure.minimumFee, text: 'Je Gutachten.' },
      {
        label: 'Wiederkehrende Gebühren',
        value: 'keine',
        text: `Die monatliche Grundgebühr für Sachverständige beträgt ${figure.valuerFlatFee}.`,
      },
      {
        label: `Erste ${figure.freeAtSignUp}`,
        value: 'kostenlos',
        text: 'Gerechnet ab Ihrer Registrierung.',
      },
    ],
    example: {
      title: 'Rechenbeispiel',
      lines: [
        { label: 'Ihr Preis für ein Vollgutachten', amount: example.full.price },
        { label: `Erfolgsgebühr, ${figure.successFee}`, amount: `−\u00a0${example.full.fee}` },
        { label: 'Ihnen bleiben', amount: example.full.remainder },
      ],
      notes: [
        `In den ersten ${dative.freeAtSignUp} bleiben Ihnen die vollen ${example.full.price}.`,
        `Für ein Kurzgutachten zu ${example.short.price} beträgt die Gebühr ${example.short.fee}. Die Mindestgebühr greift nur bei Preisen unter ${example.minimumAppliesBelow}.`,
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
    lead: 'Wer Sie schon kennt, soll nicht lange suchen. Ihr Link führt von Ihren eigenen Seiten ohne Umweg zu Ihnen.',
    points: [
      {
        title: 'Einmal einsetzen',
        text: 'Sie setzen den Link dort ein, wo man Sie findet: auf der Startseite Ihres Büros oder neben Ihren Kontaktdaten.',
      },
      {
        title: 'Anfragen kommen direkt zu Ihnen',
        text: 'Wer über Ihren Link anfragt, wendet sich an Sie persönlich. Sie antworten mit Ihrem Angebot.',
      },
      {
        title: 'Ein Ablauf für alle Aufträge',
        text: 'Ob empfohlen oder neu gewonnen: Angebot, Vertrag, Unterlagen und Gutachten führen Sie an einem Ort.',
      },
    ],
  },
  callToAction: {
    title: 'Werden Sie Partner',
    text: `Ihr Profil füllen Sie in ${figure.profileTime} aus. Die ersten ${figure.freeAtSignUp} kosten Sie nichts.`,
    points: [
      'Verifizierung freiwillig und kostenlos',
      'Sie bestimmen Ihre Preise',
      'Keine wiederkehrenden Gebühren',
    ],
  },
};
