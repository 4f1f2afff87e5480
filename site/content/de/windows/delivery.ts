import { onScale } from '../../samples/rows.ts';
import {
  sampleDates,
  sampleFiles,
  sampleOffers,
  sampleProperty,
  sampleReport,
} from '../../samples/values.ts';
import type { WindowTexts } from '../../types/windows.ts';
import { format } from '../format.ts';

const { count, date, day, fileSize, month, time, weekday } = format;

export const documents: WindowTexts['documents'] = {
  title: 'Unterlagen',
  counterpart: { label: 'Freigabe für', value: sampleOffers[0].valuer },
  shared: 'Freigegeben',
  sharing: 'Wird freigegeben',
  add: 'Unterlage hinzufügen',
  files: [
    { name: 'Grundbuch\u00adauszug', format: 'PDF', size: fileSize(sampleFiles.landRegister) },
    { name: 'Flurkarte', format: 'PDF', size: fileSize(sampleFiles.cadastralMap) },
    { name: 'Grundrisse', format: 'DWG', size: fileSize(sampleFiles.floorPlans) },
    { name: 'Energieausweis', format: 'PDF', size: fileSize(sampleFiles.energy) },
    { name: 'Miet\u00adverträge', format: 'ZIP', size: fileSize(sampleFiles.leases) },
  ],
};

export const inspection: WindowTexts['inspection'] = {
  title: 'Besichtigung',
  month: month(sampleDates.inspection),
  appointment: {
    label: 'Ortstermin',
    day: weekday(sampleDates.inspection),
    time: time(sampleDates.inspection),
    ...sampleProperty,
    counterpart: sampleOffers[0].valuer,
  },
  confirmed: 'Bestätigt',
};

export const process: WindowTexts['process'] = {
  title: 'Ihr Auftrag',
  property: 'Wohn- und Geschäftshaus, Musterstadt',
  stages: [
    { name: 'Vertrag', detail: 'Von beiden unterzeichnet', when: day(sampleDates.contract) },
    {
      name: 'Unterlagen',
      detail: `${count(documents.files.length)}\u00a0Dateien freigegeben`,
      when: day(sampleDates.documents),
    },
    { name: 'Besichtigung', detail: 'Termin bestätigt', when: day(sampleDates.inspection) },
    { name: 'Gutachten', detail: 'Folgt auf die Besichtigung', when: day(sampleDates.report) },
  ],
};

export const report: WindowTexts['report'] = {
  title: 'Gutachten',
  format: 'PDF',
  heading: 'Verkehrswertgutachten',
  property: 'Wohn- und Geschäftshaus',
  ...sampleProperty,
  date: { label: 'Wertermittlungsstichtag', value: date(sampleDates.inspection) },
  pages: `${count(sampleReport.pages)}\u00a0Seiten`,
  value: onScale('Verkehrswert', sampleReport.marketValue, format),
  methods: [
    onScale('Ertragswert', sampleReport.incomeValue, format),
    onScale('Vergleichswert', sampleReport.comparisonValue, format),
    onScale('Sachwert', sampleReport.costValue, format),
  ],
  download: 'Gutachten herunterladen',
};
