import type { Words } from '../types/words.ts';
import { dative, figure } from './format.ts';

export const valuersDesk: Words['valuersDesk'] = {
  kicker: 'Ihre Vorteile',
  title: 'Lesen, rechnen, entscheiden',
  enquiry: {
    from: 'Testaments\u00advollstreckung',
    title: 'Eigentumswohnung im Obergeschoss',
    text: '„Die Wohnung hat drei Zimmer und einen Balkon, das Bad ist erneuert. Sie ist bewohnt, ein Ortstermin ist nach Absprache möglich.“',
    labels: { report: 'Gutachten', purpose: 'Anlass', valuationDate: 'Stichtag', desired: 'Wunschtermin' },
    report: 'Vollgutachten, Verkehrswert',
    purpose: 'Erb\u00adausein\u00adander\u00adsetzung',
    documents: {
      label: 'Unterlagen',
      there: ['Grundbuchauszug', 'Teilungserklärung', 'Grundriss'],
      missing: 'Energieausweis fehlt noch',
    },
  },
  answer: {
    legend: 'Ihre Antwort',
    offer: {
      label: 'Angebot abgeben',
      lines: {
        net: 'Ihr Honorar, netto',
        time: 'Bearbeitungszeit',
        fee: `Erfolgsgebühr, ${figure.successFee}, netto`,
      },
      total: 'Ihnen bleiben, netto',
      note: `In den ersten ${dative.freeAtSignUp} bleibt Ihnen das ganze Honorar.`,
    },
    decline: {
      label: 'Ablehnen',
      title: 'Wann Sie besser ablehnen',
      reasons: [
        'Sie sind nicht unabhängig.',
        'Das Objekt liegt außerhalb Ihres Fachgebiets.',
        'Der Termin ist nicht zu halten.',
      ],
      note: 'Eine Ablehnung kostet Sie nichts.',
    },
  },
};
