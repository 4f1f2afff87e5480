import type { Words } from '../types/words.ts';

export const twoSides: Words['twoSides'] = {
  lead: 'Eine Bank verlängert einen Kredit und lässt ein Bürogebäude bewerten.',
  sides: { client: 'Auftraggeber', valuer: 'Sachverständiger' },
  actors: { client: 'Die Bank', valuer: 'Der Sachverständige' },
  events: {
    enquiry: {
      title: 'Anfrage',
      client: { text: 'beschreibt das Objekt.', title: 'Neue Anfrage', pressed: 'Gesendet' },
      valuer: {
        text: 'prüft, was bewertet werden soll.',
        title: 'Anfrage erhalten',
        controls: ['Ablehnen', 'Angebot abgeben'],
      },
    },
    offer: {
      title: 'Angebot',
      client: {
        text: 'erhält das Angebot noch am selben Tag.',
        title: 'Angebot erhalten',
        controls: ['Verhandeln', 'Annehmen'],
      },
      valuer: {
        text: 'nennt Honorar und Bearbeitungszeit.',
        title: 'Ihr Angebot',
        note: 'zzgl. USt',
        pressed: 'Abgegeben',
      },
    },
    choice: {
      title: 'Auswahl',
      client: {
        text: 'vergleicht, reicht das Aufmaß nach und nimmt ein Angebot an.',
        title: 'Angebote',
        note: 'nach Honorar sortiert',
      },
      valuer: {
        text: 'braucht nicht mehr selbst aufzumessen und bietet neu an.',
        title: 'Verhandlung',
        pressed: 'Angenommen',
      },
    },
    contract: {
      title: 'Vertrag',
      client: { text: 'unterzeichnet.', title: 'Bewertungsvertrag' },
      valuer: { text: 'unterzeichnet ebenfalls.', title: 'Bewertungsvertrag' },
    },
    documents: {
      title: 'Unterlagen',
      client: { text: 'stellt die Unterlagen bereit.', title: 'Unterlagen bereitstellen' },
      valuer: { text: 'findet alles in der Akte.', title: 'Unterlagen erhalten' },
    },
    inspection: {
      title: 'Ortstermin',
      client: { text: 'hat den Termin bestätigt.', title: 'Ortstermin', note: 'bestätigt' },
      valuer: { text: 'sieht sich das Objekt an.', title: 'Ihr Ortstermin' },
    },
    report: {
      title: 'Gutachten',
      client: { text: 'ruft das Gutachten ab.', title: 'Ihr Gutachten' },
      valuer: {
        text: 'hat das Gutachten übergeben und stellt sein Honorar in Rechnung.',
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
    survey: 'Die Bank stellt das Aufmaß',
    newOffer: 'Ihr neues Angebot',
    netFee: 'Honorar, zzgl. USt',
    date: 'Termin',
    place: 'Ort',
    marketValue: 'Verkehrswert',
    invoice: 'Ihr Honorar, zzgl. USt',
  },
  values: {
    propertyIn: (town) => `Bürogebäude in ${town}`,
    scope: 'Vollgutachten',
    purpose: 'Prolongation',
    documents: ['Grundbuchauszug', 'Mietverträge', 'Bauakte'],
    pages: (count) => `${count}\u00a0Seiten`,
  },
};
