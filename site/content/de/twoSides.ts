import type { Words } from '../types/words.ts';

export const twoSides: Words['twoSides'] = {
  lead: 'Eine Bank verlängert einen Kredit und lässt ein Bürogebäude bewerten.',
  sides: { client: 'Auftraggeber', valuer: 'Sachverständiger' },
  events: {
    enquiry: {
      title: 'Anfrage',
      client: { text: 'Die Bank beschreibt das Objekt.', title: 'Neue Anfrage', pressed: 'Gesendet' },
      valuer: {
        text: 'Der Sachverständige liest, was bewertet werden soll.',
        title: 'Anfrage erhalten',
        controls: ['Ablehnen', 'Angebot abgeben'],
      },
    },
    offer: {
      title: 'Erstes Angebot',
      client: {
        text: 'Die Bank erhält es noch am selben Tag.',
        title: 'Angebot erhalten',
        controls: ['Verhandeln', 'Annehmen'],
      },
      valuer: {
        text: 'Der Sachverständige nennt Honorar und Bearbeitungszeit.',
        title: 'Ihr Angebot',
        note: 'zzgl. USt',
        pressed: 'Abgegeben',
      },
    },
    choice: {
      title: 'Auswahl',
      client: {
        text: 'Die Bank verhandelt, vergleicht und nimmt ein Angebot an.',
        title: 'Angebote',
        note: 'nach Honorar',
      },
      valuer: { text: 'Der Sachverständige kommt ihr entgegen.', title: 'Neues Angebot angenommen' },
    },
    contract: {
      title: 'Vertrag',
      client: { text: 'Die Bank unterzeichnet.', title: 'Bewertungsvertrag' },
      valuer: { text: 'Der Sachverständige ebenso.', title: 'Bewertungsvertrag' },
    },
    documents: {
      title: 'Unterlagen',
      client: { text: 'Die Bank stellt bereit, was gebraucht wird.', title: 'Unterlagen bereitstellen' },
      valuer: { text: 'Der Sachverständige findet alles beim Auftrag.', title: 'Unterlagen zum Auftrag' },
    },
    inspection: {
      title: 'Ortstermin',
      client: { text: 'Die Bank bestätigt den Termin.', title: 'Besichtigung', note: 'bestätigt' },
      valuer: { text: 'Der Sachverständige sieht sich das Objekt an.', title: 'Ihr Ortstermin' },
    },
    report: {
      title: 'Gutachten',
      client: { text: 'Die Bank ruft das Gutachten ab.', title: 'Ihr Gutachten' },
      valuer: {
        text: 'Der Sachverständige übergibt es und stellt sein Honorar in Rechnung.',
        title: 'Gutachten übergeben',
      },
    },
  },
  labels: {
    property: 'Objekt',
    scope: 'Umfang',
    purpose: 'Anlass',
    desired: 'Wunschtermin',
    fee: 'Honorar',
    time: 'Bearbeitungszeit',
    firstOffer: 'Ihr erstes Angebot',
    proposed: 'Vorschlag der Bank',
    newOffer: 'Ihr neues Angebot',
    netFee: 'Honorar, zzgl. USt',
    date: 'Termin',
    place: 'Ort',
    marketValue: 'Verkehrswert',
    invoice: 'Ihre Rechnung, zzgl. USt',
  },
  values: {
    propertyIn: (town) => `Bürogebäude in ${town}`,
    scope: 'Vollgutachten',
    purpose: 'Prolongation',
    documents: ['Grundbuchauszug', 'Mietverträge', 'Bauakte'],
    pages: (count) => `${count}\u00a0Seiten`,
  },
};
