import { brand } from '#common/company.ts';
import { sampleCase } from '../samples/case.ts';
import { byOffer, caseTexts } from '../samples/caseTexts.ts';
import type { CaseStageContent } from '../types/caseStage.ts';
import { figure, format, standard } from './format.ts';
import { sample } from './sample.ts';

const { dates, client, street, town, number, proposals } = sampleCase;
const { date, time, weekday, sectionNumber } = format;
const texts = caseTexts(format);
const building = 'Wohn- und Geschäftshaus';
const square = '\u00a0m²';
const sworn = 'Öffentlich bestellt und vereidigt';

const files = [
  ['Grundbuch\u00adauszug', 'PDF'],
  ['Grundrisse und Schnitte', 'PDF'],
  ['Mieterliste', 'XLSX'],
  ['Mietverträge', 'ZIP'],
] as const;

const words = {
  nearest: {
    mark: 'Niedrigstes Honorar',
    qualification: sworn,
    included: 'Ortstermin',
  },
  fastest: {
    mark: 'Kürzeste Bearbeitungszeit',
    qualification: `Zertifiziert, ${standard.personCertification}`,
    included: 'Ortstermin, Nebenkosten',
  },
  fullest: {
    mark: 'Größter Umfang',
    qualification: sworn,
    included: 'Ortstermin, Flächenaufmaß',
  },
} as const;

export const caseStage: CaseStageContent = {
  head: {
    kicker: 'So starten Sie',
    title: 'Sechs Schritte, eine Akte',
    lead: 'So lässt eine Bank vor der Prolongation ein Wohn- und Geschäftshaus bewerten.',
  },
  features: { enquiry: 'enquiries', offer: 'offers', contract: 'pricing', documents: 'process' },
  captions: {
    enquiry: 'Sie nennen Objekt, Anlass und Art des Gutachtens.',
    offer: 'Sortieren Sie nach Honorar oder Bearbeitungszeit. Probieren Sie es aus.',
    contract: 'Sie schließen ihn direkt mit dem Sachverständigen.',
    documents: `Unterlagen und Ortstermine laufen seit ${figure.managementFeaturesYear} über die Plattform.`,
    inspection: 'Den Termin stimmen Sie mit dem Sachverständigen ab.',
    report: 'Es liegt bei Vertrag und Unterlagen bereit.',
  },
  sample,
  description: `${sample}: die Akte einer Bank auf der Plattform, daneben zwei weitere Anfragen.`,
  app: {
    name: brand.name,
    number,
    initials: client.initials,
    firm: client.firm,
    property: building,
    address: `${street}, ${town}`,
    facts: [{ label: 'Anlass', value: 'Prolongation' }],
    status: {
      label: 'Stand',
      values: {
        enquiry: 'Entwurf',
        offer: 'Drei Angebote',
        contract: 'Beauftragt',
        documents: 'In Bearbeitung',
        inspection: 'Ortstermin',
        report: 'Abgeschlossen',
      },
    },
    enquiries: {
      title: 'Ihre Anfragen',
      items: [
        { property: 'Speicherstraße', stage: 'Diese Akte' },
        { property: 'Lagerhalle', stage: 'Zwei Angebote' },
        { property: 'Hotel', stage: 'Gutachten liegt vor' },
      ],
    },
    path: {
      enquiry: 'Anfrage',
      offer: 'Angebote',
      contract: 'Vertrag',
      documents: 'Unterlagen',
      inspection: 'Besichtigung',
      report: 'Gutachten',
    },
  },
  valuer: texts.valuer,
  enquiry: {
    description: `${sample}: die ausgefüllte Anfrage neben einem Lageplan.`,
    title: 'Neue Anfrage',
    fields: [
      { label: 'Art der Immobilie', value: building },
      { label: 'Lage', value: town },
      { label: 'Wohnfläche', value: `${texts.areas.living}${square}` },
      { label: 'Gewerbefläche', value: `${texts.areas.commercial}${square}` },
      { label: 'Anlass', value: 'Prolongation' },
      { label: 'Wertbegriff', value: 'Verkehrswert' },
    ],
    kind: { label: 'Umfang', short: 'Kurzgutachten', full: 'Vollgutachten' },
    send: 'Anfrage senden',
  },
  offers: {
    title: 'Drei Angebote',
    note: 'Honorare netto, zzgl. USt',
    sort: { legend: 'Angebote sortieren', fee: 'Honorar', time: 'Bearbeitungszeit' },
    choose: 'Angebot auswählen',
    verified: 'Verifiziert',
    offers: byOffer((id) => ({
      ...texts.offers[id],
      ...words[id],
      place: `${texts.offers[id].place}, ${texts.offers[id].distance}\u00a0km`,
      included: `inkl. ${words[id].included}`,
    })),
    advice: 'Bestellungsurkunde oder Zertifikat lassen Sie sich vor dem Vertrag zeigen.',
    counter: {
      open: 'Gegenvorschlag',
      close: 'Zurückziehen',
      label: 'Ihr Vorschlag, netto',
      answer: 'Im Beispiel einigen Sie sich auf',
    },
    said: {
      sorted: { fee: 'Nach Honorar sortiert:', time: 'Nach Bearbeitungszeit sortiert:' },
      chosen: 'Ausgewählt:',
      agreed: 'Vereinbart:',
    },
  },
  contract: {
    description: `${sample}: der Vertrag, von beiden unterzeichnet.`,
    title: 'Gutachtenvertrag',
    paragraphs: [
      {
        number: sectionNumber(1),
        before: `Zu ermitteln ist der Verkehrswert des Objekts ${street}, ${town}.`,
      },
      {
        number: sectionNumber(2),
        before: 'Das Honorar beträgt ',
        part: 'net',
        after: ' zuzüglich Umsatzsteuer.',
      },
      { number: sectionNumber(3), before: 'Das Gutachten ist fällig am ', part: 'due', after: '.' },
    ],
    signatures: [{ role: 'Auftragnehmer' }, { name: client.firm, role: 'Auftraggeber' }],
    amounts: { net: 'Honorar, netto', vat: `Umsatzsteuer, ${figure.vatRate}`, gross: 'Gesamt, brutto' },
    due: texts.dueDate,
  },
  documents: {
    description: `${sample}: fünf Unterlagen, vier davon freigegeben.`,
    title: 'Unterlagen',
    state: 'Vier von fünf freigegeben',
    files: files.map(([name, kind]) => ({ name, format: kind })),
    open: { name: 'Auskunft über Baulasten', format: 'PDF', state: 'angefordert' },
    sharedWith: 'Freigegeben für',
    protection: ['Verschlüsselt', 'Hosting in Deutschland'],
  },
  inspection: {
    description: `${sample}: drei vorgeschlagene Termine, einer davon vereinbart.`,
    title: 'Ortstermin',
    dates: proposals.map((proposal) => ({
      day: weekday(proposal),
      time: time(proposal),
      agreed: proposal === dates.inspection,
    })),
    marks: { proposed: 'vorgeschlagen', agreed: 'Vereinbart' },
    place: 'Treffpunkt an der Hofeinfahrt',
    keys: 'Schlüssel bei der Hausverwaltung',
    access: 'Mieter sind verständigt',
  },
  report: {
    description: `${sample}: das Gutachten mit dem Verkehrswert ${texts.income.rounded}, abgeleitet aus dem Ertragswert.`,
    title: 'Verkehrswertgutachten',
    format: `PDF, ${texts.report.pages}\u00a0Seiten`,
    cover: {
      subject: 'Gutachten über den Verkehrswert',
      property: street,
      date: { label: 'Stichtag', value: date(dates.inspection) },
    },
    value: { label: 'Verkehrswert, abgeleitet aus dem Ertragswert', value: texts.income.rounded },
    lines: [
      { label: 'Rohertrag im Jahr', value: texts.income.gross },
      { label: 'Bewirtschaftungskosten', value: texts.income.costs },
      { label: `Bodenwertverzinsung, ${texts.income.propertyYield}`, value: texts.income.landReturn },
      { label: 'Reinertragsanteil der baulichen Anlagen', value: texts.income.buildingReturn },
      { label: `Barwertfaktor, ${texts.income.years}\u00a0Jahre`, value: texts.income.factor },
      { label: 'Ertragswert der baulichen Anlagen', value: texts.income.building },
      { label: 'Bodenwert', value: texts.income.land },
    ],
    total: { label: 'Ertragswert', value: texts.income.total },
    download: 'Herunterladen',
  },
  closing: 'Ihre eigene Akte beginnt mit einer Anfrage.',
};
