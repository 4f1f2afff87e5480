import { figures } from '../../figures.ts';
import { sampleFormats } from '../../sampleFormats.ts';
import { sampleMonth } from '../../sampleMonth.ts';
import { onScale } from '../../sampleRows.ts';
import { sampleDates, sampleFiles, sampleOffers, sampleProperty, sampleReport } from '../../samples.ts';
import type { WindowsContent } from '../../types/windows.ts';

const { number } = figures('en');
const formats = sampleFormats('en');
const { count, fileSize, weekday, date, time } = formats;
const mark = number.managementFeaturesYear;

export const documents: WindowsContent['documents'] = {
  title: 'Documents',
  mark,
  recipient: { label: 'Shared with', value: sampleOffers[0].valuer },
  shared: 'Shared',
  sharing: 'Being shared',
  add: 'Add document',
  files: [
    { name: 'Land-register extract', format: 'PDF', size: fileSize(sampleFiles.landRegister) },
    { name: 'Cadastral map', format: 'PDF', size: fileSize(sampleFiles.cadastralMap) },
    { name: 'Floor plans', format: 'DWG', size: fileSize(sampleFiles.floorPlans) },
    { name: 'Energy certificate', format: 'PDF', size: fileSize(sampleFiles.energy) },
    { name: 'Leases', format: 'ZIP', size: fileSize(sampleFiles.leases) },
  ],
};

export const inspection: WindowsContent['inspection'] = {
  title: 'Inspection',
  mark,
  month: sampleMonth(sampleDates.inspection, 'en'),
  appointment: {
    label: 'On-site visit',
    day: weekday(sampleDates.inspection),
    time: time(sampleDates.inspection),
    ...sampleProperty,
    valuer: sampleOffers[0].valuer,
  },
  confirmed: 'Confirmed',
};

export const report: WindowsContent['report'] = {
  title: 'Report',
  format: 'PDF',
  heading: 'Valuation report',
  property: 'Apartment building',
  ...sampleProperty,
  date: { label: 'Valuation date', value: date(sampleDates.inspection) },
  pages: `${count(sampleReport.pages)}\u00a0pages`,
  value: onScale('Market value', sampleReport.marketValue, formats),
  methods: [
    onScale('Income value', sampleReport.incomeValue, formats),
    onScale('Comparison value', sampleReport.comparisonValue, formats),
    onScale('Cost value', sampleReport.costValue, formats),
  ],
  download: 'Download report',
};
