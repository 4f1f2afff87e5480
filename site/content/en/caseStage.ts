import { brand } from '#common/company.ts';
import { sampleCase } from '../samples/case.ts';
import { byOffer, caseTexts } from '../samples/caseTexts.ts';
import type { CaseStageContent } from '../types/caseStage.ts';
import { figure, format, law, standard } from './format.ts';
import { sample } from './sample.ts';

const { dates, client, street, town, number, reference, parcel } = sampleCase;
const { day, shortDay, date, time, sectionNumber } = format;
const texts = caseTexts(format);
const building = 'Mixed-use building';
const square = '\u00a0m²';
const sworn = 'Publicly appointed and sworn';

const since = `Since ${figure.managementFeaturesYear}`;
const files = [
  ['Land register extract', 'PDF'],
  ['Cadastral map', 'PDF'],
  ['Floor plans and sections', 'PDF'],
  ['Rent roll', 'XLSX'],
  ['Leases', 'ZIP'],
  ['Energy certificate', 'PDF'],
] as const;

const words = {
  nearest: {
    mark: 'Lowest fee',
    qualification: sworn,
    included: 'the inspection',
  },
  fastest: {
    mark: 'Shortest delivery time',
    qualification: `Certified, ${standard.personCertification}`,
    included: 'inspection, expenses',
  },
  fullest: {
    mark: 'Widest scope',
    qualification: sworn,
    included: 'inspection, measured survey',
  },
} as const;

export const caseStage: CaseStageContent = {
  head: {
    kicker: 'How to start',
    title: 'One case\u00a0file, six\u00a0steps',
    lead: 'From the enquiry to the report, everything stays in the same file. Here is one as a bank might have it, for a building with flats and a shop.',
  },
  features: { enquiry: 'enquiries', offer: 'offers', contract: 'pricing', documents: 'process' },
  captions: {
    enquiry: `Property, purpose, type of report: ${figure.timeToEnquiry} on average.`,
    offer: 'By fee or by delivery time: try it right here.',
    contract: 'Directly with the valuer, on the terms of the offer.',
    documents: `${since}, what the valuation needs is shared on the platform, encrypted.`,
    inspection: `${since}, you arrange the appointment on the platform.`,
    report: 'It is ready in the same case file, with contract and documents.',
  },
  sample,
  description: `${sample}: a bank’s case file ${number} on the platform, and beside it three more enquiries with their status.`,
  app: {
    name: brand.name,
    number,
    crumbs: ['Enquiries', 'Musterhafen'],
    user: client.person,
    initials: client.initials,
    firm: client.firm,
    department: 'Lending',
    property: building,
    address: `${street}, ${town}`,
    facts: [
      { label: 'Purpose', value: 'Enforcing security' },
      { label: 'Your reference', value: reference },
    ],
    status: {
      label: 'Status',
      values: {
        enquiry: 'Draft',
        offer: 'Three offers',
        contract: 'Instructed',
        documents: 'Under way',
        inspection: 'Inspection',
        report: 'Completed',
      },
    },
    enquiries: {
      title: 'Your enquiries',
      items: [
        { property: 'Speicherstraße', stage: 'This case file' },
        { property: 'Warehouse', stage: 'Two offers' },
        { property: 'Flat', stage: 'Contract open' },
        { property: 'Hotel', stage: 'Report ready' },
      ],
    },
    path: {
      enquiry: { label: 'Enquiry', value: shortDay(dates.enquiry) },
      offer: { label: 'Offers', value: shortDay(dates.offers) },
      contract: { label: 'Contract', value: shortDay(dates.contract) },
      documents: { label: 'Documents', value: shortDay(dates.documents) },
      inspection: { label: 'Inspection', value: shortDay(dates.inspection) },
      report: { label: 'Report', value: byOffer((id) => texts.offers[id].dueDay) },
    },
    pending: 'open',
  },
  valuer: texts.valuer,
  enquiry: {
    description: `${sample}: the completed enquiry with property, areas, purpose, basis of value and scope, beside a site plan.`,
    title: 'New enquiry',
    state: 'Complete',
    fields: [
      { label: 'Type of property', value: building },
      { label: 'Purpose', value: 'Enforcing security' },
      { label: 'Address', value: `${street}, ${town}`, wide: true },
      { label: 'Residential area', value: `${texts.areas.living}${square}` },
      { label: 'Commercial area', value: `${texts.areas.commercial}${square}` },
      { label: 'Basis of value', value: 'Market value' },
      { label: 'Required by', value: date(dates.desired) },
    ],
    kind: { label: 'Scope', short: 'Short valuation', full: 'Full valuation' },
    send: 'Send enquiry',
    note: 'No obligation: you need not accept an offer.',
    plan: {
      parcel: `Parcel ${parcel}`,
      number: parcel,
      street: 'Speicherstraße',
      place: 'Musterhafen district',
    },
  },
  offers: {
    title: 'Three offers',
    note: `Fees net, plus ${figure.vatRate} VAT`,
    sort: { legend: 'Sort the offers', fee: 'Fee', time: 'Delivery time' },
    choose: 'Choose an offer',
    verified: 'Verified',
    offers: byOffer((id) => ({
      ...texts.offers[id],
      ...words[id],
      place: `${texts.offers[id].place}, ${texts.offers[id].distance}\u00a0km`,
      included: `incl. ${words[id].included}`,
      due: `by ${texts.offers[id].dueDay}`,
    })),
    next: 'here is what happens next.',
    reassurance:
      'Verified means: we have looked at the identity, profession and contact details they give. Expertise is yours to judge.',
    counter: {
      open: 'Counter-offer',
      close: 'Withdraw',
      label: 'Your proposal, net',
      answer: 'In this example you settle on',
    },
    said: {
      sorted: { fee: 'Sorted by fee:', time: 'Sorted by delivery time:' },
      chosen: 'Chosen:',
      agreed: 'Agreed:',
    },
  },
  contract: {
    description: `${sample}: the contract, signed by both sides, with its subject, fee and due date.`,
    title: 'Valuation contract',
    state: 'Signed by both',
    heading: 'Contract for a market value report',
    paragraphs: [
      {
        number: sectionNumber(1),
        before: `The subject is the building at ${street}, ${town}, parcel ${parcel}.`,
      },
      { number: sectionNumber(2), before: `The market value is to be determined (${law.marketValue}).` },
      {
        number: sectionNumber(3),
        before: 'The fee is ',
        part: 'net',
        after: ' plus VAT.',
      },
      { number: sectionNumber(4), before: 'The report is due on ', part: 'due', after: '.' },
    ],
    signatures: [
      { role: 'Valuer', signed: `${shortDay(dates.countersigned)}, ${time(dates.countersigned)}` },
      {
        name: client.firm,
        role: 'Client',
        signed: `${shortDay(dates.contract)}, ${time(dates.contract)}`,
      },
    ],
    glance: {
      title: 'At a glance',
      amounts: { net: 'Fee, net', vat: `VAT, ${figure.vatRate}`, gross: 'Total, gross' },
      due: 'Due on',
      duration: 'Delivery time',
      download: 'Contract (PDF)',
    },
    due: texts.dueDate,
  },
  documents: {
    description: `${sample}: seven documents, six of them shared and one requested from the authority.`,
    title: 'Documents',
    state: 'Six of seven shared',
    files: files.map(([name, kind], index) => ({
      name,
      format: kind,
      size: texts.files[index] ?? '',
      state: shortDay(dates.documents),
    })),
    open: { name: 'Register of public easements', format: 'PDF', state: 'requested' },
    sharedWith: 'Shared with',
    protection: ['Encrypted', 'German hosting', 'For this instruction'],
    add: 'Add a document',
  },
  inspection: {
    description: `${sample}: a week of the calendar with the inspection confirmed for ${day(dates.inspection)}.`,
    title: 'Inspection',
    week: format.monthOfYear(dates.inspection),
    days: texts.week,
    hours: texts.hours,
    entries: [
      { kind: 'busy', text: 'Team' },
      { kind: 'inspection', text: 'Inspection' },
      { kind: 'proposal', text: 'Proposal' },
      { kind: 'busy', text: 'Call' },
      { kind: 'proposal', text: 'Proposal' },
    ],
    state: 'Confirmed',
    // It may break: its column is narrow.
    day: format.weekday(dates.inspection).replace('\u00a0', ' '),
    time: `${time(dates.inspection)} to ${time(dates.inspectionEnds)}`,
    place: `${street}, courtyard gate`,
    keys: 'Keys with the property manager',
    access: 'Access to flats, shop, cellar and attic has been announced.',
  },
  report: {
    description: `${sample}: the finished report with a market value of ${texts.income.rounded} and its derivation by the income method.`,
    title: 'Market value report',
    format: `PDF, ${texts.report.pages}\u00a0pages, ${texts.report.size}`,
    cover: {
      subject: 'Report on the market value',
      property: building,
      street,
      town,
      date: { label: 'Valuation date', value: date(dates.inspection) },
    },
    value: { label: `Market value on ${date(dates.inspection)}, rounded`, value: texts.income.rounded },
    lines: [
      { label: 'Gross income a year', value: texts.income.gross },
      { label: 'Operating costs', value: texts.income.costs },
      { label: `Return on the land, ${texts.income.propertyYield}`, value: texts.income.landReturn },
      { label: `Present value factor, ${texts.income.years}\u00a0years`, value: texts.income.factor },
      { label: 'Income value of the building', value: texts.income.building },
      {
        label: `Land value, ${texts.areas.land}${square} at ${texts.income.landPrice}`,
        value: texts.income.land,
      },
    ],
    total: { label: 'Income value', value: texts.income.total },
    download: 'Download',
    delivered: byOffer((id) => `Delivered on ${texts.dueDate[id]}`),
  },
  closing: 'Your own case file begins with an enquiry.',
};
