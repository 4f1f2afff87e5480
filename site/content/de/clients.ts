import type { Words } from '../types/words.ts';
import { statistic } from './format.ts';

export const clients: Words['clients'] = {
  statistics: {
    title: 'Kosten und Zeit in drei Zahlen',
    items: [
      {
        name: 'Eingesparte Betriebskosten',
        prefix: 'rund',
        ...statistic('adminTimeSaved'),
        label: 'weniger Zeit für Verwaltung, geschätzt gegenüber der Vergabe per Telefon und E-Mail.',
      },
      {
        name: 'Zeit bis zur Anfrage',
        prefix: 'im Schnitt',
        ...statistic('timeToEnquiry'),
        label: 'brauchen Sie, um Ihre Anfrage zu stellen.',
      },
      {
        name: 'Zeit bis zum Angebot',
        prefix: 'innerhalb von',
        ...statistic('firstOfferWithin'),
        label: 'haben Sie in der Regel das erste Angebot.',
      },
    ],
  },
  features: {
    offers: {
      title: 'Angebote einholen',
      text: 'Auf eine Anfrage erhalten Sie mehrere Angebote, jedes mit Honorar und Bearbeitungszeit. Sie sortieren sie nach dem, was Ihnen wichtiger ist, und wählen.',
    },
    enquiries: {
      title: 'Mehrere Anfragen zugleich',
      text: 'Sie können mehrere Anfragen nebeneinander laufen lassen. Eine Übersicht zeigt Ihnen, wie weit jede von ihnen ist.',
    },
    pricing: {
      title: 'Faire Preise',
      text: 'Der Sachverständige bestimmt sein Honorar und nennt es Ihnen vorab als festen Betrag, zuzüglich Umsatzsteuer. Vor dem Vertrag können Sie darüber verhandeln.',
    },
    process: {
      title: 'Effizienter Ablauf',
      text: 'Vertrag, Unterlagen, Ortstermin und Gutachten finden Sie in einer Akte. Sie müssen sie nicht aus E-Mails und Anhängen zusammensuchen.',
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
