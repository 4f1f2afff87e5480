import type { Words } from '../types/words.ts';

export const twoSides: Words['twoSides'] = {
  kicker: 'Ein Auftrag, zwei Seiten',
  title: 'Was der eine sendet, sieht der andere',
  lead: 'Eine Bank verlängert einen Kredit und lässt ein Bürogebäude bewerten.',
  choose: 'Wessen Ansicht möchten Sie sehen?',
  sides: { client: 'Auftraggeber', valuer: 'Sachverständiger' },
  events: {
    enquiry: {
      title: 'Anfrage',
      client: {
        text: 'Die Bank beschreibt Objekt, Anlass und Umfang.',
        shows: { title: 'Neue Anfrage', pressed: 'Gesendet' },
      },
      valuer: {
        text: 'Der Sachverständige liest, was bewertet werden soll und bis wann.',
        shows: { title: 'Anfrage erhalten', controls: ['Ablehnen', 'Angebot abgeben'] },
      },
    },
    offer: {
      title: 'Erstes Angebot',
      client: {
        text: 'Die Bank erhält noch am selben Tag das erste Angebot.',
        shows: { title: 'Angebot erhalten' },
      },
      valuer: {
        text: 'Der Sachverständige nennt Honorar und Bearbeitungszeit.',
        shows: { title: 'Ihr Angebot', note: 'zzgl. USt', pressed: 'Abgegeben' },
      },
    },
    counterOffer: {
      title: 'Gegen\u00advorschlag',
      client: {
        text: 'Die Bank schlägt ein anderes Honorar vor.',
        shows: { title: 'Gegenvorschlag', pressed: 'Gesendet' },
      },
      valuer: {
        text: 'Der Sachverständige antwortet mit einem neuen Angebot.',
        shows: { title: 'Gegenvorschlag erhalten' },
      },
    },
    choice: {
      title: 'Auswahl',
      client: {
        text: 'Die Bank vergleicht die Angebote und nimmt eines an.',
        shows: { note: 'nach Honorar' },
      },
      valuer: { text: 'Der Sachverständige erhält den Auftrag.', shows: { title: 'Angebot angenommen' } },
    },
    contract: {
      title: 'Vertrag',
      client: {
        text: 'Die Bank unterzeichnet den Vertrag.',
        shows: { title: 'Bewertungsvertrag', pressed: 'Unterzeichnet' },
      },
      valuer: {
        text: 'Der Sachverständige unterzeichnet ihn ebenso.',
        shows: { title: 'Von beiden unterzeichnet' },
      },
    },
    documents: {
      title: 'Unterlagen',
      client: {
        text: 'Die Bank stellt bereit, was für die Bewertung gebraucht wird.',
        shows: { title: 'Unterlagen bereitstellen' },
      },
      valuer: {
        text: 'Der Sachverständige findet die Unterlagen beim Auftrag.',
        shows: { title: 'Unterlagen zum Auftrag' },
      },
    },
    inspection: {
      title: 'Ortstermin',
      client: {
        text: 'Die Bank stimmt den Termin ab und ermöglicht die Besichtigung.',
        shows: { title: 'Besichtigung', note: 'bestätigt' },
      },
      valuer: { text: 'Der Sachverständige sieht sich das Objekt an.', shows: { title: 'Ihr Ortstermin' } },
    },
    report: {
      title: 'Gutachten',
      client: { text: 'Die Bank ruft das Gutachten ab.', shows: { title: 'Ihr Gutachten' } },
      valuer: {
        text: 'Der Sachverständige übergibt das Gutachten und stellt das Honorar direkt in Rechnung.',
        shows: { title: 'Gutachten übergeben' },
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
    proposed: 'Vorschlag',
    newOffer: 'Ihr neues Angebot',
    service: 'Leistung',
    netFee: 'Honorar, zzgl. USt',
    provided: 'Drei Unterlagen',
    awaited: 'Energieausweis',
    marketValue: 'Verkehrswert',
    invoice: 'Ihre Rechnung, zzgl. USt',
  },
  values: {
    property: 'Bürogebäude',
    propertyIn: (town) => `Bürogebäude in ${town}`,
    scope: 'Vollgutachten',
    purpose: 'Prolongation',
    offers: (count) => `${count}\u00a0Angebote`,
    service: 'Vollgutachten mit Ortstermin',
    documents: ['Grundbuchauszug', 'Mietverträge', 'Bauakte'],
    provided: 'liegen vor',
    awaited: 'steht aus',
    pages: (count) => `${count}\u00a0Seiten`,
  },
};
