import { brand } from '#common/company.ts';
import { fill } from '#common/fill.ts';
import type { Formatters } from '../format/formatters.ts';
import { offerIds, type ByOffer, type OfferId } from '../types/caseStage.ts';
import type { Texts } from '../types/texts.ts';
import { amountLines, clientAmounts } from './bills.ts';
import { sampleCase } from './case.ts';
import { incomeValue } from './incomeValue.ts';
import { ranksByTime } from './ranksByTime.ts';
import { workingDaysAfter } from './workingDays.ts';

const { number, client, street, town, offers, dates, proposals, income, pages } = sampleCase;

/** The formats of the shared documents, in their order. */
const fileFormats = ['PDF', 'PDF', 'XLSX', 'ZIP'];

const ranks = ranksByTime(offerIds.map((id) => offers[id]));

/** Something about each offer. */
const byOffer = (of: (id: OfferId) => string) =>
  Object.fromEntries(offerIds.map((id) => [id, of(id)])) as ByOffer;

/** A paragraph of the contract; its names stand for what depends on the offer. */
type Paragraph = { text: string; values?: Readonly<Record<string, ByOffer>> };

/** The contract with the chosen valuer: its paragraphs, and what its fee comes to. */
function contractOf(texts: Texts['caseStage']['contract'], format: Formatters) {
  const { subject, fee, due, amounts, roles, ...contract } = texts;
  const amountOf = (part: keyof typeof amounts) =>
    byOffer((id) => clientAmounts(offers[id].fee, format)[part]);
  const dueDay = (id: OfferId) => workingDaysAfter(dates.contract, offers[id].workingDays);
  const paragraphs: readonly Paragraph[] = [
    { text: fill(subject, { address: `${street}, ${town}` }) },
    { text: fee, values: { fee: amountOf('net') } },
    { text: due, values: { day: byOffer((id) => format.date(dueDay(id))) } },
  ];
  return {
    ...contract,
    paragraphs: paragraphs.map((item, index) => ({ ...item, number: format.sectionNumber(index + 1) })),
    lines: amountLines(amounts, amountOf),
    client: { name: client.firm, role: roles.client },
    valuerRole: roles.valuer,
  };
}

/** The steps of the income approach, down to its total. */
function incomeLines({ lines, total }: Texts['caseStage']['report'], format: Formatters) {
  const { count, lessMoney, money, percent } = format;
  const value = incomeValue(income);
  return [
    { label: lines.gross, value: money(value.gross) },
    { label: lines.costs, value: lessMoney(value.costs) },
    {
      label: fill(lines.landReturn, { rate: percent(income.propertyYield, 2) }),
      value: lessMoney(value.landReturn),
    },
    { label: lines.buildingReturn, value: money(value.buildingReturn) },
    { label: fill(lines.factor, { years: count(income.years) }), value: count(value.factor) },
    { label: lines.building, value: money(value.building) },
    { label: lines.land, value: money(value.landValue) },
    { label: total, value: money(value.total), state: 'total' as const },
  ];
}

/** The case from enquiry to report, in the words of a language. */
export function caseStage({ caseStage: texts, common: { sample } }: Texts, format: Formatters) {
  const { area, count, date, money, time, weekday, workingDays } = format;
  const [living, commercial] = income.rents;
  const value = money(incomeValue(income).rounded);
  const { app, enquiry, contract, documents, inspection, report } = texts;
  const { labels, purpose } = enquiry;
  const shows = (description: string) => ({ description: `${sample}: ${description}` });
  return {
    ...texts,
    sample,
    ...shows(texts.description),
    app: {
      ...app,
      ...client,
      name: brand.name,
      number,
      address: `${street}, ${town}`,
      purpose: { label: labels.purpose, value: purpose },
    },
    valuer: byOffer((id) => offers[id].valuer),
    enquiry: {
      ...enquiry,
      ...shows(enquiry.description),
      fields: [
        { label: labels.property, value: app.property },
        { label: labels.place, value: town },
        { label: labels.living, value: area(living.area) },
        { label: labels.commercial, value: area(commercial.area) },
        { label: labels.purpose, value: purpose },
        { label: labels.basis, value: enquiry.basis },
      ],
    },
    offer: {
      ...texts.offer,
      offers: offerIds.map((id, index) => ({
        id,
        valuer: offers[id].valuer,
        place: `${offers[id].place}, ${count(offers[id].distance)}\u00a0km`,
        duration: workingDays(offers[id].workingDays),
        fee: money(offers[id].fee),
        /** Its rank, counted from one, when the offers are sorted by time. */
        rankByTime: ranks[index] ?? 1,
        ...texts.offer.offers[id],
      })),
    },
    contract: { ...contractOf(contract, format), ...shows(contract.description) },
    documents: {
      ...documents,
      ...shows(documents.description),
      lines: [
        ...documents.files.map((label, at) => ({ label, value: fileFormats[at], state: 'done' as const })),
        { ...documents.open, state: 'waiting' as const },
      ],
    },
    inspection: {
      ...inspection,
      ...shows(inspection.description),
      dates: proposals.map((proposal) => ({
        /** May break after the day of the week. */
        day: weekday(proposal).replace('\u00a0', ' '),
        time: time(proposal),
        agreed: proposal === dates.inspection,
      })),
    },
    report: {
      ...report,
      ...shows(fill(report.description, { value })),
      state: fill(report.format, { pages: count(pages) }),
      street,
      date: { label: report.date, value: date(dates.inspection) },
      value: { label: report.value, value },
      lines: incomeLines(report, format),
    },
  };
}
