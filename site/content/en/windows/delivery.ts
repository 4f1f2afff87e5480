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
  title: 'Documents',
  counterpart: { label: 'Shared with', value: sampleOffers[0].valuer },
  shared: 'Shared',
  sharing: 'Being shared',
  add: 'Add document',
  files: [
    { name: 'Land register extract', format: 'PDF', size: fileSize(sampleFiles.landRegister) },
    { name: 'Cadastral map', format: 'PDF', size: fileSize(sampleFiles.cadastralMap) },
    { name: 'Floor plans', format: 'DWG', size: fileSize(sampleFiles.floorPlans) },
    { name: 'Energy certificate', format: 'PDF', size: fileSize(sampleFiles.energy) },
    { name: 'Leases', format: 'ZIP', size: fileSize(sampleFiles.leases) },
  ],
};

export const inspection: WindowTexts['inspection'] = {
  title: 'Inspection',
  month: month(sampleDates.inspection),
  appointment: {
    label: 'On-site visit',
    day: weekday(sampleDates.inspection),
    time: time(sampleDates.inspection),
    ...sampleProperty,
    counterpart: sampleOffers[0].valuer,
  },
  confirmed: 'Confirmed',
};

export const process: WindowTexts['process'] = {
  title: 'Your instruction',
  property: 'Mixed-use building, Musterstadt',
  stages: [
    { name: 'Contract', detail: 'Signed by both', when: day(sampleDates.contract) },
    {
      name: 'Documents',
      detail: `${count(documents.files.length)}\u00a0files shared`,
      when: day(sampleDates.documents),
    },
    { name: 'Inspection', detail: 'Appointment confirmed', when: day(sampleDates.inspection) },
    { name: 'Report', detail: 'Follows the inspection', when: day(sampleDates.report) },
  ],
};

export const report: WindowTexts['report'] = {
  title: 'Report',
  format: 'PDF',
  heading: 'Valuation report',
  property: 'Mixed-use building',
  ...sampleProperty,
  date: { label: 'Valuation date', value: date(sampleDates.inspection) },
  pages: `${count(sampleReport.pages)}\u00a0pages`,
  value: onScale('Market value', sampleReport.marketValue, format),
  methods: [
    onScale('Income approach', sampleReport.incomeValue, format),
    onScale('Comparison approach', sampleReport.comparisonValue, format),
    onScale('Cost approach', sampleReport.costValue, format),
  ],
  download: 'Download report',
};
