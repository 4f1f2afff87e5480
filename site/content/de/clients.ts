import type { ClientsContent } from '../types/clients.ts';
import { figure, statistic } from './format.ts';

export const clients: ClientsContent = {
  statistics: {
    title: 'Zeit, die Ihnen für das Wesentliche bleibt',
    items: [
      {
        prefix: 'rund',
        ...statistic('adminTimeSaved'),
        label: 'weniger Verwaltungsaufwand\u00a0– und damit geringere laufende Kosten',
      },
      {
        prefix: 'durchschnittlich',
        ...statistic('timeToEnquiry'),
        label: 'vom leeren Formular bis zur abgeschickten Anfrage',
      },
      {
        prefix: 'binnen',
        ...statistic('firstOfferWithin'),
        label: `liegt das erste Angebot vor, typischerweise nach ${figure.firstOfferTypical}`,
      },
    ],
  },
  features: {
    offers: {
      title: 'Angebote einholen',
      brief: 'Eine Anfrage, mehrere Angebote\u00a0– sortiert nach Preis und Lieferzeit.',
      text: 'Sie beschreiben das Objekt ein einziges Mal. Sachverständige lesen Ihre Anfrage und nennen Ihnen Preis und Lieferzeit. Statt Rückrufe abzuwarten, vergleichen Sie.',
      points: [
        'Nach Preis oder nach Lieferzeit sortiert',
        `Erstes Angebot binnen ${figure.firstOfferWithin}`,
        'Keine Pflicht, ein Angebot anzunehmen',
      ],
    },
    enquiries: {
      title: 'Mehrere Anfragen zugleich',
      brief: 'Alle laufenden Bewertungen an einem Ort, jede mit ihrem Stand.',
      text: 'Ein einzelnes Objekt oder ein ganzes Portfolio: Jede Anfrage hat ihren eigenen Vorgang, und in der Übersicht sehen Sie, wo Angebote warten, wo ein Vertrag offen ist und wo das Gutachten schon vorliegt.',
      points: [
        'Mehrere Objekte zugleich, keines gerät aus dem Blick',
        'Der Stand jeder Anfrage auf einen Blick',
        'Kurz- und Vollgutachten in derselben Übersicht',
      ],
    },
    pricing: {
      title: 'Faire Preise',
      brief: 'Der Sachverständige nennt seinen Preis, Sie vergleichen und entscheiden.',
      text: 'Den Preis bestimmt, wer das Gutachten erstellt. Sie kennen ihn, bevor Sie sich binden, und Sie sehen ihn neben anderen Angeboten. Was noch nicht passt, verhandeln Sie unmittelbar mit dem Sachverständigen.',
      points: [
        `Kurzgutachten ab etwa ${figure.shortValuationFrom}, Vollgutachten ab etwa ${figure.fullValuationFrom}`,
        'Der Preis steht fest, bevor Sie unterzeichnen',
        'Die Erfolgsgebühr trägt der Sachverständige',
      ],
    },
    process: {
      title: 'Effizienter Ablauf',
      brief: 'Vertrag, Unterlagen, Besichtigung und Gutachten in einem Vorgang.',
      text: 'Ist das Angebot gewählt, geht es am selben Ort weiter: Vertrag unterzeichnen, Unterlagen teilen, Besichtigung abstimmen, Gutachten abrufen. Niemand muss mehr suchen, in welchem Postfach die letzte Fassung liegt.',
      points: [
        'Unterlagen dort, wo der Auftrag ist',
        'Besichtigungstermin ohne Telefonkette',
        `Rund ${figure.adminTimeSaved} weniger Verwaltungsaufwand`,
      ],
    },
  },
  steps: {
    kicker: 'So starten Sie',
    title: 'In sechs Schritten zum Gutachten',
    lead: 'Sie stellen die Anfrage, wählen ein Angebot und unterzeichnen. Danach arbeitet der Sachverständige, und Sie sehen jederzeit, was als Nächstes ansteht.',
    items: {
      enquiry: {
        title: 'Anfrage erstellen',
        text: `Sie beschreiben Objekt und Anlass und wählen die Art des Gutachtens. Das dauert durchschnittlich ${figure.timeToEnquiry}.`,
      },
      offer: {
        title: 'Angebot auswählen',
        text: 'Sie vergleichen Preis und Lieferzeit und nehmen an, was Ihnen zusagt. Sagt Ihnen nichts zu, lehnen Sie ab.',
      },
      contract: {
        title: 'Vertrag unterzeichnen',
        text: 'Den Vertrag schließen Sie unmittelbar mit dem Sachverständigen, zu den Bedingungen des gewählten Angebots.',
      },
      documents: {
        title: 'Unterlagen teilen',
        text: 'Grundbuchauszug, Pläne, Mietverträge: Sie stellen bereit, was für die Bewertung gebraucht wird, verschlüsselt und nur für diesen Auftrag.',
      },
      inspection: {
        title: 'Besichtigung',
        text: 'Der Sachverständige sieht sich das Objekt zum abgestimmten Termin vor Ort an.',
      },
      report: {
        title: 'Gutachten erhalten',
        text: 'Das fertige Gutachten liegt bei Ihrer Anfrage bereit, zusammen mit Vertrag und Unterlagen.',
      },
    },
  },
  promises: [
    'Sie kommen unmittelbar mit Sachverständigen in Kontakt',
    'Unverbindlich: Sie müssen kein Angebot annehmen',
    'Keine Zahlung bei der Registrierung',
  ],
};
