import { brand } from '#common/company.ts';
import { sampleCase } from '../samples/case.ts';
import { byOffer, caseTexts } from '../samples/caseTexts.ts';
import type { CaseStageContent } from '../types/caseStage.ts';
import { figure, format, standard } from './format.ts';
import { sample } from './sample.ts';

const { dates, client, street, town, number, proposals } = sampleCase;
const { date, time, weekday, sectionNumber } = format;
const texts = caseTexts(format);
const building = 'Mixed-use building';
const square = '\u00a0m²';
const sworn = 'Publicly appointed and sworn';

const files = [
  ['Land register extract', 'PDF'],
  ['Floor plans and sections', 'PDF'],
  ['Rent roll', 'XLSX'],
  ['Leases', 'ZIP'],
] as const;

const words = {
  nearest: {
    mark: 'Lowest fee',
    qualification: sworn,
    included: 'the inspection',
  },
  fastest: {
    mark: 'Shortest turnaround',
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
    title: 'Six steps, one case\u00a0file',
    lead: 'How a bank has a building with flats and a shop valued before renewing a loan.',
  },
  features: { enquiry: 'enquiries', offer: 'offers', contract: 'pricing', documents: 'process' },
  captions: {
    enquiry: 'Property, purpose and type of report.',
    offer: 'Sort them by fee or turnaround. Try it here.',
    contract: 'Directly with the valuer you chose.',
    documents: `Since ${figure.managementFeaturesYear}, documents and inspections have been handled on the platform.`,
    inspection: 'You agree the date with the valuer.',
    report: 'It is ready beside contract and documents.',
  },
  sample,
  description: `${sample}: a bank’s case file on the platform, and beside it two more enquiries.`,
  app: {
    name: brand.name,
    number,
    initials: client.initials,
    firm: client.firm,
    property: building,
    address: `${street}, ${town}`,
    facts: [{ label: 'Purpose', value: 'Loan renewal' }],
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
        { property: 'Hotel', stage: 'Report ready' },
      ],
    },
    path: {
      enquiry: 'Enquiry',
      offer: 'Offers',
      contract: 'Contract',
      documents: 'Documents',
      inspection: 'Inspection',
      report: 'Report',
    },
  },
  valuer: texts.valuer,
  enquiry: {
    description: `${sample}: the completed enquiry beside a site plan.`,
    title: 'New enquiry',
    fields: [
      { label: 'Type of property', value: building },
      { label: 'Location', value: town },
      { label: 'Residential area', value: `${texts.areas.living}${square}` },
      { label: 'Commercial area', value: `${texts.areas.commercial}${square}` },
      { label: 'Purpose', value: 'Loan renewal' },
      { label: 'Basis of value', value: 'Market value' },
    ],
    kind: { label: 'Scope', short: 'Short valuation', full: 'Full valuation' },
    send: 'Send enquiry',
  },
  offers: {
    title: 'Three offers',
    note: 'Fees net, plus VAT',
    sort: { legend: 'Sort the offers', fee: 'Fee', time: 'Turnaround' },
    choose: 'Choose an offer',
    verified: 'Verified',
    offers: byOffer((id) => ({
      ...texts.offers[id],
      ...words[id],
      place: `${texts.offers[id].place}, ${texts.offers[id].distance}\u00a0km`,
      included: `incl. ${words[id].included}`,
    })),
    advice: 'Ask to see the certificate of appointment or qualification before you sign.',
    counter: {
      open: 'Counter-offer',
      close: 'Withdraw',
      label: 'Your proposal, net',
      answer: 'In this example you settle on',
    },
    said: {
      sorted: { fee: 'Sorted by fee:', time: 'Sorted by turnaround:' },
      chosen: 'Chosen:',
      agreed: 'Agreed:',
    },
  },
  contract: {
    description: `${sample}: the contract, signed by both sides.`,
    title: 'Valuation contract',
    paragraphs: [
      {
        number: sectionNumber(1),
        before: `The market value of ${street}, ${town} is to be determined.`,
      },
      {
        number: sectionNumber(2),
        before: 'The fee is ',
        part: 'net',
        after: ' plus VAT.',
      },
      { number: sectionNumber(3), before: 'The report is due on ', part: 'due', after: '.' },
    ],
    signatures: [{ role: 'Valuer' }, { name: client.firm, role: 'Client' }],
    amounts: { net: 'Fee, net', vat: `VAT, ${figure.vatRate}`, gross: 'Total, gross' },
    due: texts.dueDate,
  },
  documents: {
    description: `${sample}: five documents, four of them shared.`,
    title: 'Documents',
    state: 'Four of five shared',
    files: files.map(([name, kind]) => ({ name, format: kind })),
    open: { name: 'Public easements', format: 'PDF', state: 'requested' },
    sharedWith: 'Shared with',
    protection: ['Encrypted', 'German hosting'],
  },
  inspection: {
    description: `${sample}: three proposed dates, one of them agreed.`,
    title: 'Inspection',
    dates: proposals.map((proposal) => ({
      day: weekday(proposal),
      time: time(proposal),
      agreed: proposal === dates.inspection,
    })),
    marks: { proposed: 'proposed', agreed: 'Agreed' },
    place: 'Meet at the courtyard gate',
    keys: 'Keys with the property manager',
    access: 'Tenants have been told',
  },
  report: {
    description: `${sample}: the report with a market value of ${texts.income.rounded}, derived from the income value.`,
    title: 'Market value report',
    format: `PDF, ${texts.report.pages}\u00a0pages`,
    cover: {
      subject: 'Report on the market value',
      property: street,
      date: { label: 'Valuation date', value: date(dates.inspection) },
    },
    value: { label: 'Market value, derived from the income value', value: texts.income.rounded },
    lines: [
      { label: 'Gross annual income', value: texts.income.gross },
      { label: 'Operating costs', value: texts.income.costs },
      { label: `Interest on the land value, ${texts.income.propertyYield}`, value: texts.income.landReturn },
      { label: 'Building’s share of the net income', value: texts.income.buildingReturn },
      { label: `Present value factor, ${texts.income.years}\u00a0years`, value: texts.income.factor },
      { label: 'Income value of the building', value: texts.income.building },
      { label: 'Land value', value: texts.income.land },
    ],
    total: { label: 'Income value', value: texts.income.total },
    download: 'Download',
  },
  closing: 'Your own case file begins with an enquiry.',
};
