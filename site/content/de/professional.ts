import { minimumAppliesBelow } from '#common/fees.ts';
import type { Words } from '../types/words.ts';
import { dative, figure, format, law, statistic } from './format.ts';

export const professional: Words['professional'] = {
  meta: {
    description: `Anfragen für Immobiliensachverständige: Angebote in ${dative.enquiryToOffer} abgeben, ${figure.successFee} Erfolgsgebühr (zzgl. USt), keine wiederkehrenden Gebühren.`,
    keywords:
      'Sachverständige Immobilienbewertung, Aufträge für Gutachter, Anfragen für Sachverständige, Gutachten anbieten, Erfolgsgebühr, Immobiliengutachter Plattform',
  },
  hero: {
    kicker: 'Für Sachverständige',
    title: `Bis zu ${figure.additionalLeads} mehr Anfragen. Das Honorar bestimmen Sie.`,
    lead: 'Auftraggeber beschreiben ihre Immobilie, Sie geben Ihr Angebot ab und verhandeln direkt.',
    note: `Die ersten ${figure.freeAtSignUp} sind kostenlos, wiederkehrende Gebühren gibt es nicht.`,
  },
  feesLink: 'Gebühr berechnen',
  statistics: {
    title: 'Was sich für Sie rechnet',
    items: [
      {
        prefix: 'die ersten',
        ...statistic('freeAtSignUp'),
        label: 'ab der Registrierung kostenlos',
      },
      {
        prefix: 'in',
        ...statistic('enquiryToOffer'),
        label: 'geben Sie ein Angebot ab',
      },
      {
        prefix: 'rund',
        ...statistic('adminTimeSaved'),
        label: 'weniger Zeit für Verwaltung',
      },
      {
        prefix: 'bis zu',
        ...statistic('additionalLeads'),
        label: 'zusätzliche Anfragen, sobald Sie verifiziert sind',
      },
    ],
  },
  properties: {
    kicker: 'Objektarten',
    title: 'Vom Wohnhaus bis zum Bauland',
    types: {
      residential: {
        title: 'Wohnimmobilien',
        examples: [
          'Einfamilienhäuser',
          'Mietwohnungen',
          'Eigentums\u00adwohnungen',
          'Stadthäuser',
          'Ferienhäuser',
        ],
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
        examples: ['Landwirtschaftliche Flächen', 'unbebaute Grundstücke', 'Bauland'],
      },
    },
  },
  features: {
    items: {
      enquiries: {
        title: 'Ausführliche Anfragen',
        text: `Sie sehen, was vorliegt und was fehlt. Unterlagen und Ortstermine verwalten Sie seit ${figure.managementFeaturesYear} auf der Plattform.`,
      },
      dataProtection: {
        title: 'Datenschutz',
        text: 'Verschlüsselte Daten, Hosting in Deutschland.',
      },
      pricing: {
        title: 'Faire Honorare',
        text: 'Sie bestimmen und verhandeln sie selbst.',
      },
    },
    securityLink: 'Mehr zur Sicherheit',
  },
  steps: {
    kicker: 'So starten Sie',
    title: 'In vier Schritten dabei',
    lead: `Am besten lassen Sie sich gleich verifizieren, denn die kostenlosen ${figure.freeAtSignUp} laufen ab der Registrierung.`,
    items: {
      register: {
        title: 'Jetzt registrieren',
        text: `Sie legen ein Konto an und füllen in ${dative.profileTime} Ihr Profil aus.`,
      },
      verification: {
        title: 'Verifizierung',
        text: 'Die Verifizierung kostet nichts. Sobald Sie verifiziert sind, erhalten Sie Anfragen, als Premium-Partner noch mehr. Bestellungsurkunde oder Zertifikat zeigen Sie vor dem Vertrag.',
      },
      welcome: {
        title: 'Willkommen an Bord',
        text: 'Ihr Zugang ist freigeschaltet. Neue Anfragen melden wir Ihnen.',
      },
      link: {
        title: 'Link einbinden',
        text: 'Ihre Kunden stellen die Anfrage über den Link auf Ihrer Website.',
      },
    },
  },
  fees: {
    kicker: 'Gebühren',
    title: 'Ohne Auftrag keine Gebühr',
    ledger: [
      {
        label: 'Erfolgsgebühr',
        value: figure.successFee,
        text: 'Vom Nettohonorar je Auftrag, zzgl. USt.',
      },
      {
        label: 'Mindestgebühr',
        value: figure.minimumFee,
        text: `Je Gutachten, zzgl. USt, bei Honoraren unter ${format.money(minimumAppliesBelow, 2)}.`,
      },
      {
        label: 'Wiederkehrende Gebühren',
        value: 'keine',
        text: `Monatliche Grundgebühr: ${figure.valuerFlatFee}.`,
      },
      {
        label: `Erste ${figure.freeAtSignUp}`,
        value: 'kostenlos',
        text: 'Ab der Registrierung, für Verträge aus dieser Zeit.',
      },
    ],
    vatNote: `Kleinunternehmer (${law.smallBusiness}) können unsere Umsatzsteuer nicht als Vorsteuer abziehen.`,
    terms: {
      text: 'Es gilt die jeweils gültige Preisliste.',
      link: 'AGB lesen',
    },
  },
  referral: {
    title: 'Empfehlungs\u00adprogramm',
    text: 'Ihr persönlicher Anfragelink führt geschäftliche Kunden von Ihrer Website auf die Plattform. Die Erfolgsgebühr ist dieselbe, eine Prämie gibt es nicht.',
    link: 'Anfragelink einbauen',
  },
  callToAction: {
    title: 'Werden Sie Partner',
    text: 'Sie lassen sich verifizieren, wir melden Ihnen neue Anfragen.',
  },
};
