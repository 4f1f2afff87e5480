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
    note: `${figure.freeAtSignUp} kostenlos. Danach ${figure.successFee} je Auftrag, mindestens ${figure.minimumFee}, zzgl.\u00a0USt. Keine Grundgebühr.`,
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
        label: 'zusätzliche Anfragen, sobald Sie [verifiziert] sind',
      },
    ],
    comparison:
      'Die Prozentwerte sind geschätzt gegenüber Aufträgen, die nur per Telefon und E-Mail zu Ihnen kommen.',
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
        text: `Noch vor dem Angebot sehen Sie, welche Unterlagen vorliegen und welche fehlen. Unterlagen und Ortstermine verwalten Sie seit ${figure.managementFeaturesYear} auf der Plattform.`,
      },
      dataProtection: {
        title: 'Datenschutz',
        text: 'Ihre Daten und die Ihrer Auftraggeber werden auf der Plattform verschlüsselt und auf Servern in Deutschland gespeichert.',
      },
      pricing: {
        title: 'Faire Honorare',
        text: 'Ihr Honorar bestimmen Sie selbst. Wir geben keine Preise vor, und verhandelt wird direkt mit dem Auftraggeber.',
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
        text: 'Die Verifizierung ist freiwillig und kostenlos. Registrieren können Sie sich auch ohne sie, Anfragen erhalten Sie erst mit ihr, als Premium-Partner noch mehr. Bestellungsurkunde oder Zertifikat zeigen Sie dem Auftraggeber vor dem Vertrag.',
      },
      welcome: {
        title: 'Willkommen an Bord',
        text: 'Ihr Konto ist freigeschaltet. Sobald Sie verifiziert sind, melden wir Ihnen neue Anfragen.',
      },
      link: {
        title: 'Link einbinden',
        text: 'Sie bauen Ihren persönlichen Anfragelink in Ihre Website ein. Über ihn stellen Ihre Geschäftskunden eine Anfrage auf der Plattform.',
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
      {
        label: 'Premium',
        value: 'nach Vereinbarung',
        text: 'Premium-Partner erhalten mehr Anfragen. Was sie dafür zahlen, vereinbaren wir vorher mit ihnen.',
      },
    ],
    vatNote: `Kleinunternehmer (${law.smallBusiness}) können unsere Umsatzsteuer nicht als Vorsteuer abziehen.`,
    terms: {
      text: 'Ändert sich eine Gebühr, teilen wir es Ihnen vorher mit.',
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
    text: 'Sie registrieren sich und lassen sich kostenlos verifizieren. Danach melden wir Ihnen neue Anfragen.',
  },
};
