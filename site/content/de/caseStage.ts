import { brand } from '#common/company.ts';
import { sampleCase } from '../samples/case.ts';
import { byOffer, caseTexts } from '../samples/caseTexts.ts';
import type { CaseStageContent } from '../types/caseStage.ts';
import { figure, format, law, standard } from './format.ts';
import { sample } from './sample.ts';

const { dates, client, street, town, number, reference, parcel } = sampleCase;
const { day, shortDay, date, time, sectionNumber } = format;
const texts = caseTexts(format);
const building = 'Wohn- und Geschäftshaus';
const square = '\u00a0m²';
const sworn = 'Öffentlich bestellt und vereidigt';

const since = `seit ${figure.managementFeaturesYear}`;
const files = [
  ['Grundbuch\u00adauszug', 'PDF'],
  ['Flurkarte', 'PDF'],
  ['Grundrisse und Schnitte', 'PDF'],
  ['Mieterliste', 'XLSX'],
  ['Mietverträge', 'ZIP'],
  ['Energieausweis', 'PDF'],
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
    title: 'Eine Akte, sechs Schritte',
    lead: 'Von der Anfrage bis zum Gutachten bleibt alles in derselben Akte. Hier am Beispiel einer Bank, die ein Wohn- und Geschäftshaus bewerten lässt.',
  },
  features: { enquiry: 'enquiries', offer: 'offers', contract: 'pricing', documents: 'process' },
  captions: {
    enquiry: `Objekt, Anlass, Art des Gutachtens: durchschnittlich ${figure.timeToEnquiry}.`,
    offer: 'Nach Honorar oder Bearbeitungszeit: Probieren Sie es gleich hier aus.',
    contract: 'Unmittelbar mit dem Sachverständigen, zum gewählten Angebot.',
    documents: `Was die Bewertung braucht, teilen Sie verschlüsselt auf der Plattform (${since}).`,
    inspection: `Den Ortstermin stimmen Sie auf der Plattform ab (${since}).`,
    report: 'Es liegt in derselben Akte bereit, bei Vertrag und Unterlagen.',
  },
  sample,
  description: `${sample}: die Akte ${number} einer Bank auf der Plattform, daneben drei weitere Anfragen mit ihrem Stand.`,
  app: {
    name: brand.name,
    number,
    crumbs: ['Anfragen', 'Musterhafen'],
    user: client.person,
    initials: client.initials,
    firm: client.firm,
    department: 'Kreditabteilung',
    property: building,
    address: `${street}, ${town}`,
    facts: [
      { label: 'Anlass', value: 'Verwertung' },
      { label: 'Ihr Zeichen', value: reference },
    ],
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
        { property: 'Eigentumswohnung', stage: 'Vertrag offen' },
        { property: 'Hotel', stage: 'Gutachten da' },
      ],
    },
    path: {
      enquiry: { label: 'Anfrage', value: shortDay(dates.enquiry) },
      offer: { label: 'Angebote', value: shortDay(dates.offers) },
      contract: { label: 'Vertrag', value: shortDay(dates.contract) },
      documents: { label: 'Unterlagen', value: shortDay(dates.documents) },
      inspection: { label: 'Besichtigung', value: shortDay(dates.inspection) },
      report: { label: 'Gutachten', value: byOffer((id) => texts.offers[id].dueDay) },
    },
    pending: 'offen',
  },
  valuer: texts.valuer,
  enquiry: {
    description: `${sample}: die ausgefüllte Anfrage mit Immobilie, Flächen, Anlass, Wertbegriff und Umfang, daneben ein Lageplan.`,
    title: 'Neue Anfrage',
    state: 'Vollständig ausgefüllt',
    fields: [
      { label: 'Art der Immobilie', value: building },
      { label: 'Anlass', value: 'Verwertung' },
      { label: 'Anschrift', value: `${street}, ${town}`, wide: true },
      { label: 'Wohnfläche', value: `${texts.areas.living}${square}` },
      { label: 'Gewerbefläche', value: `${texts.areas.commercial}${square}` },
      { label: 'Wertbegriff', value: 'Verkehrswert' },
      { label: 'Gewünscht bis', value: date(dates.desired) },
    ],
    kind: { label: 'Umfang', short: 'Kurzgutachten', full: 'Vollgutachten' },
    send: 'Anfrage senden',
    note: 'Unverbindlich: Sie müssen kein Angebot annehmen.',
    plan: {
      parcel: `Flurstück ${parcel}`,
      number: parcel,
      street: 'Speicherstraße',
      place: 'Gemarkung Musterhafen',
    },
  },
  offers: {
    title: 'Drei Angebote',
    note: `Honorare netto, zzgl. ${figure.vatRate} USt`,
    sort: { legend: 'Angebote sortieren', fee: 'Honorar', time: 'Bearbeitungszeit' },
    choose: 'Angebot auswählen',
    verified: 'Verifiziert',
    offers: byOffer((id) => ({
      ...texts.offers[id],
      ...words[id],
      place: `${texts.offers[id].place}, ${texts.offers[id].distance}\u00a0km`,
      included: `inkl. ${words[id].included}`,
      due: `bis ${texts.offers[id].dueDay}`,
    })),
    next: 'so geht es weiter.',
    reassurance:
      'Verifiziert heißt: Angaben zu Identität, Beruf und Kontakt durchgesehen. Die Fachkunde beurteilen Sie.',
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
    description: `${sample}: der von beiden Seiten unterzeichnete Vertrag mit Gegenstand, Honorar und Fälligkeit.`,
    title: 'Gutachtenvertrag',
    state: 'Beidseitig unterzeichnet',
    heading: 'Vertrag über ein Verkehrswertgutachten',
    paragraphs: [
      {
        number: sectionNumber(1),
        before: `Gegenstand ist das ${building} ${street}, ${town}, Flurstück ${parcel}.`,
      },
      { number: sectionNumber(2), before: `Zu ermitteln ist der Verkehrswert (${law.marketValue}).` },
      {
        number: sectionNumber(3),
        before: 'Das Honorar beträgt ',
        part: 'net',
        after: ' zuzüglich Umsatzsteuer.',
      },
      { number: sectionNumber(4), before: 'Das Gutachten ist fällig am ', part: 'due', after: '.' },
    ],
    signatures: [
      { role: 'Auftragnehmer', signed: `${shortDay(dates.countersigned)}, ${time(dates.countersigned)}` },
      {
        name: client.firm,
        role: 'Auftraggeber',
        signed: `${shortDay(dates.contract)}, ${time(dates.contract)}`,
      },
    ],
    glance: {
      title: 'Auf einen Blick',
      amounts: { net: 'Honorar, netto', vat: `Umsatzsteuer, ${figure.vatRate}`, gross: 'Gesamt, brutto' },
      due: 'Fällig am',
      duration: 'Bearbeitungszeit',
      download: 'Vertrag (PDF)',
    },
    due: texts.dueDate,
  },
  documents: {
    description: `${sample}: sieben Unterlagen, davon sechs freigegeben und eine beim Amt angefordert.`,
    title: 'Unterlagen',
    state: 'Sechs von sieben freigegeben',
    files: files.map(([name, kind], index) => ({
      name,
      format: kind,
      size: texts.files[index] ?? '',
      state: shortDay(dates.documents),
    })),
    open: { name: 'Auskunft über Baulasten', format: 'PDF', state: 'angefordert' },
    sharedWith: 'Freigegeben für',
    protection: ['Verschlüsselt', 'Hosting in Deutschland', 'Zu diesem Auftrag'],
    add: 'Unterlage hinzufügen',
  },
  inspection: {
    description: `${sample}: eine Woche im Kalender mit dem bestätigten Ortstermin am ${day(dates.inspection)}.`,
    title: 'Ortstermin',
    week: format.monthOfYear(dates.inspection),
    days: texts.week,
    hours: texts.hours,
    entries: [
      { kind: 'busy', text: 'Sitzung' },
      { kind: 'inspection', text: 'Ortstermin' },
      { kind: 'proposal', text: 'Vorschlag' },
      { kind: 'busy', text: 'Telefonat' },
      { kind: 'proposal', text: 'Vorschlag' },
    ],
    state: 'Bestätigt',
    // It may break: its column is narrow.
    day: format.weekday(dates.inspection).replace('\u00a0', ' '),
    time: `${time(dates.inspection)} bis ${time(dates.inspectionEnds)}`,
    place: `${street}, Hofeinfahrt`,
    keys: 'Schlüssel bei der Hausverwaltung',
    access: 'Zugang zu Wohnungen, Laden, Keller und Dachboden ist angekündigt.',
  },
  report: {
    description: `${sample}: das fertige Gutachten mit einem Verkehrswert von ${texts.income.rounded} und seiner Herleitung im Ertragswertverfahren.`,
    title: 'Verkehrswertgutachten',
    format: `PDF, ${texts.report.pages}\u00a0Seiten, ${texts.report.size}`,
    cover: {
      subject: 'Gutachten über den Verkehrswert',
      property: building,
      street,
      town,
      date: { label: 'Stichtag', value: date(dates.inspection) },
    },
    value: { label: `Verkehrswert zum ${date(dates.inspection)}, gerundet`, value: texts.income.rounded },
    lines: [
      { label: 'Rohertrag im Jahr', value: texts.income.gross },
      { label: 'Bewirtschaftungskosten', value: texts.income.costs },
      { label: `Bodenwertverzinsung, ${texts.income.propertyYield}`, value: texts.income.landReturn },
      { label: `Barwertfaktor, ${texts.income.years}\u00a0Jahre`, value: texts.income.factor },
      { label: 'Ertragswert der baulichen Anlagen', value: texts.income.building },
      {
        label: `Bodenwert, ${texts.areas.land}${square} zu ${texts.income.landPrice}`,
        value: texts.income.land,
      },
    ],
    total: { label: 'Ertragswert', value: texts.income.total },
    download: 'Herunterladen',
    delivered: byOffer((id) => `Übergeben am ${texts.dueDate[id]}`),
  },
  closing: 'Ihre eigene Akte beginnt mit einer Anfrage.',
};
