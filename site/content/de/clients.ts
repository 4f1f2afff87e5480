import type { Words } from '../types/words.ts';
import { statistic } from './format.ts';

export const clients: Words['clients'] = {
  statistics: {
    title: 'Was Sie an Zeit gewinnen',
    items: [
      {
        prefix: 'rund',
        ...statistic('adminTimeSaved'),
        label: 'weniger Verwaltung, geringere laufende Kosten',
      },
      {
        prefix: 'im Schnitt',
        ...statistic('timeToEnquiry'),
        label: 'bis Ihre Anfrage gestellt ist',
      },
      {
        prefix: 'innerhalb von',
        ...statistic('firstOfferWithin'),
        label: 'in der Regel das erste Angebot',
      },
      {
        prefix: 'die ersten',
        ...statistic('adminFeeWaiver'),
        label: 'ohne Bearbeitungs\u00adentgelt',
      },
    ],
  },
  features: {
    offers: {
      title: 'Angebote einholen',
      text: 'Mehrere Angebote auf eine Anfrage.',
    },
    enquiries: {
      title: 'Mehrere Anfragen zugleich',
      text: 'Alle in einer Übersicht, jede mit ihrem Stand.',
    },
    pricing: {
      title: 'Faire Preise',
      text: 'Vorab bekannt und verhandelbar.',
    },
    process: {
      title: 'Effizienter Ablauf',
      text: 'Eine Akte vom Vertrag bis zum Gutachten.',
    },
  },
  steps: {
    enquiry: 'Anfrage stellen',
    offer: 'Angebot auswählen',
    contract: 'Vertrag unterzeichnen',
    documents: 'Unterlagen teilen',
    inspection: 'Ortstermin',
    report: 'Gutachten erhalten',
  },
  promises: [
    'Direkter Kontakt zu Sachverständigen',
    'Keine Pflicht, ein Angebot anzunehmen',
    'Keine Zahlung bei der Registrierung',
  ],
};
