import { figures } from '../../figures.ts';
import { sampleFormats } from '../../sampleFormats.ts';
import { sampleMonth } from '../../sampleMonth.ts';
import { onScale } from '../../sampleRows.ts';
import { sampleDates, sampleFiles, sampleOffers, sampleProperty, sampleReport } from '../../samples.ts';
import type { WindowsContent } from '../../types/windows.ts';

const { number } = figures('de');
const formats = sampleFormats('de');
const { count, fileSize, weekday, date, time } = formats;
const mark = number.managementFeaturesYear;

export const documents: WindowsContent['documents'] = {
  title: 'Unterlagen',
  mark,
  recipient: { label: 'Freigabe für', value: sampleOffers[0].valuer },
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

export const inspection: WindowsContent['inspection'] = {
  title: 'Besichtigung',
  mark,
  month: sampleMonth(sampleDates.inspection, 'de'),
  appointment: {
    label: 'Ortstermin',
    day: weekday(sampleDates.inspection),
    time: time(sampleDates.inspection),
    ...sampleProperty,
    valuer: sampleOffers[0].valuer,
  },
  confirmed: 'Bestätigt',
};

export const report: WindowsContent['report'] = {
  title: 'Gutachten',
  format: 'PDF',
  heading: 'Verkehrswertgutachten',
  property: 'Mehrfamilienhaus',
  ...sampleProperty,
  date: { label: 'Wertermittlungsstichtag', value: date(sampleDates.inspection) },
  pages: `${count(sampleReport.pages)}\u00a0Seiten`,
  value: onScale('Verkehrswert', sampleReport.marketValue, formats),
  methods: [
    onScale('Ertragswert', sampleReport.incomeValue, formats),
    onScale('Vergleichswert', sampleReport.comparisonValue, formats),
    onScale('Sachwert', sampleReport.costValue, formats),
  ],
  download: 'Gutachten herunterladen',
};
