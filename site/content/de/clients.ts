import type { ClientsContent } from '../types/clients.ts';
import { dative, figure, statistic } from './format.ts';

const since = `seit ${figure.managementFeaturesYear}`;

export const clients: ClientsContent = {
  statistics: {
    title: 'Zeit, die Ihnen für das Wesentliche bleibt',
    items: [
      {
        prefix: 'rund',
        ...statistic('adminTimeSaved'),
        label: 'weniger Zeit für Verwaltung\u00a0– und damit geringere laufende Kosten',
      },
      {
        prefix: 'durchschnittlich',
        ...statistic('timeToEnquiry'),
        label: 'vom leeren Formular bis zur abgeschickten Anfrage',
      },
      {
        prefix: 'innerhalb von',
        ...statistic('firstOfferWithin'),
        label: `liegt das erste Angebot vor, typischerweise nach ${dative.firstOfferTypical}`,
      },
    ],
  },
  features: {
    offers: {
      title: 'Angebote einholen',
      brief: 'Eine Anfrage, mehrere Angebote\u00a0– sortiert nach Honorar und Bearbeitungszeit.',
      text: 'Sie beschreiben das Objekt ein einziges Mal. Ihre Anfrage geht an verifizierte Sachverständige: Deren Angaben zu Identität, Beruf und Kontakt haben wir durchgesehen; das Urteil über ihre Fachkunde bleibt Ihnen überlassen. Statt Rückrufe abzuwarten, vergleichen Sie.',
      points: [
        'Nach Honorar oder nach Bearbeitungszeit sortiert',
        `Erstes Angebot innerhalb von ${dative.firstOfferWithin}`,
        'Keine Pflicht, ein Angebot anzunehmen',
      ],
    },
    enquiries: {
      title: 'Mehrere Anfragen zugleich',
      brief: 'Die laufenden Bewertungen in einer Übersicht, jede mit ihrem Stand.',
      text: 'Ein einzelnes Objekt oder ein ganzes Portfolio: In der Übersicht sehen Sie, wo Angebote warten, wo ein Vertrag offen ist und wo das Gutachten schon vorliegt.',
      points: [
        'Mehrere Objekte nebeneinander',
        'Der Stand jeder Anfrage auf einen Blick',
        'Kurz- und Vollgutachten in derselben Übersicht',
      ],
    },
    pricing: {
      title: 'Faire Preise',
      brief: 'Der Sachverständige nennt sein Honorar, Sie vergleichen und entscheiden.',
      text: 'Das Honorar bestimmt, wer das Gutachten erstellt. Sie kennen es, bevor Sie sich binden, und Sie sehen es neben anderen Angeboten. Was noch nicht passt, verhandeln Sie unmittelbar mit dem Sachverständigen.',
      points: [
        `Kurzgutachten ab etwa ${figure.shortValuationFrom}, Vollgutachten ab etwa ${figure.fullValuationFrom}, zzgl. USt`,
        'Das Honorar steht fest, bevor Sie unterzeichnen',
        'Die Erfolgsgebühr trägt der Sachverständige',
      ],
    },
    process: {
      title: 'Effizienter Ablauf',
      brief: 'Vertrag, Unterlagen, Besichtigung und Gutachten in einer Akte.',
      text: 'Ist das Angebot gewählt, geht es auf der Plattform weiter: Vertrag unterzeichnen, Unterlagen teilen, Besichtigung abstimmen, Gutachten abrufen. Sie müssen nicht mehr suchen, in welchem Postfach die letzte Fassung liegt.',
      points: [
        `Unterlagen dort, wo der Auftrag ist (${since})`,
        `Besichtigungstermin ohne endlose Telefonate (${since})`,
        `Rund ${figure.adminTimeSaved} weniger Zeit für Verwaltung`,
      ],
    },
  },
  steps: {
    kicker: 'So starten Sie',
    title: 'In sechs Schritten zum Gutachten',
    lead: 'Sie stellen die Anfrage, wählen ein Angebot und unterzeichnen. Danach teilen Sie die Unterlagen, stimmen den Ortstermin ab und sehen, was als Nächstes ansteht.',
    items: {
      enquiry: {
        title: 'Anfrage erstellen',
        text: `Sie beschreiben Objekt und Anlass und wählen die Art des Gutachtens. Das dauert durchschnittlich ${figure.timeToEnquiry}.`,
      },
      offer: {
        title: 'Angebot auswählen',
        text: 'Sie vergleichen Honorar und Bearbeitungszeit und nehmen an, was Ihnen zusagt. Sagt Ihnen nichts zu, lehnen Sie ab.',
      },
      contract: {
        title: 'Vertrag unterzeichnen',
        text: 'Den Vertrag schließen Sie unmittelbar mit dem Sachverständigen, zu den Bedingungen des gewählten Angebots.',
      },
      documents: {
        title: 'Unterlagen teilen',
        text: `Grundbuchauszug, Pläne, Mietverträge: Was für die Bewertung gebraucht wird, stellen Sie auf der Plattform bereit (${since}), verschlüsselt und für diesen Auftrag.`,
      },
      inspection: {
        title: 'Besichtigung',
        text: `Ist ein Ortstermin vereinbart, sieht sich der Sachverständige das Objekt an. Den Termin stimmen Sie auf der Plattform mit ihm ab (${since}).`,
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
