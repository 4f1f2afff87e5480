import { brand } from '#common/company.ts';
import type { Formatters } from '../format/formatters.ts';
import { offerIds, type OfferId } from '../types/caseStage.ts';
import type { ClientFeature, ClientStep } from '../types/clients.ts';
import type { Words } from '../types/words.ts';
import { clientAmounts } from './bills.ts';
import { sampleCase } from './case.ts';
import { counterOffers } from './counterOffer.ts';
import { incomeValue } from './incomeValue.ts';
import { workingDaysAfter } from './workingDays.ts';

const { number, client, street, town, offers, dates, proposals, income, pages } = sampleCase;

/** Which of the four features a step shows, by name beside it. */
const features: Partial<Record<ClientStep, ClientFeature>> = {
  enquiry: 'enquiries',
  offer: 'offers',
  contract: 'pricing',
  documents: 'process',
};

/** The formats of the shared documents, in their order. */
const fileFormats = ['PDF', 'PDF', 'XLSX', 'ZIP'] as const;

const byTime = offerIds.toSorted((one, other) => offers[one].workingDays - offers[other].workingDays);

/** Something about each offer, in their order. */
const byOffer = <Value>(of: (id: OfferId) => Value) =>
  Object.fromEntries(offerIds.map((id) => [id, of(id)])) as Record<OfferId, Value>;

/** When the report of an offer is due: so many working days after the contract. */
const dueDay = (id: OfferId) => workingDaysAfter(dates.contract, offers[id].workingDays);

/** An offer, and what becomes of its fee when it is negotiated. */
function offer(id: OfferId, words: Words['caseStage']['offers'], format: Formatters) {
  const { count, money, workingDays } = format;
  const { valuer, place, distance, fee, workingDays: days } = offers[id];
  return {
    valuer,
    place: `${place}, ${count(distance)}\u00a0km`,
    duration: workingDays(days),
    fee: money(fee),
    amounts: clientAmounts(fee, format),
    /** Its place, counted from one, when the offers are sorted by time. */
    rankByTime: byTime.indexOf(id) + 1,
    counters: counterOffers(fee).map(({ proposed, agreed }) => ({
      proposed: money(proposed),
      agreed: money(agreed),
      amounts: clientAmounts(agreed, format),
    })),
    ...words.offers[id],
  };
}

/** The paragraphs of the contract; `part` stands between `before` and `after`. */
function paragraphs({ subject, fee, due }: Words['caseStage']['contract'], { sectionNumber }: Formatters) {
  const all: readonly { before: string; part?: 'net' | 'due'; after?: string }[] = [
    { before: subject(`${street}, ${town}`) },
    { ...fee, part: 'net' },
    { ...due, part: 'due' },
  ];
  return all.map((paragraph, index) => ({ number: sectionNumber(index + 1), ...paragraph }));
}

/** The steps of the income approach, down to its total. */
function incomeLines({ lines, total }: Words['caseStage']['report'], format: Formatters) {
  const { count, lessMoney, money, percent } = format;
  const value = incomeValue(income);
  return {
    lines: [
      { label: lines.gross, value: money(value.gross) },
      { label: lines.costs, value: lessMoney(value.costs) },
      { label: lines.landReturn(percent(income.propertyYield, 2)), value: lessMoney(value.landReturn) },
      { label: lines.buildingReturn, value: money(value.buildingReturn) },
      { label: lines.factor(count(income.years)), value: count(value.factor) },
      { label: lines.building, value: money(value.building) },
      { label: lines.land, value: money(value.landValue) },
    ],
    total: { label: total, value: money(value.total) },
  };
}

/** The case from enquiry to report, in the words of a language. */
export function caseStage({ caseStage: words, common: { sample } }: Words, format: Formatters) {
  const { area, count, date, money, time, weekday } = format;
  const [living, commercial] = income.rents;
  const value = money(incomeValue(income).rounded);
  const shows = (description: string) => ({ description: `${sample}: ${description}` });
  const { labels, purpose, ...enquiry } = words.enquiry;
  const { contract, documents, inspection, report } = words;
  return {
    ...words,
    features,
    sample,
    ...shows(words.description),
    app: {
      ...words.app,
      name: brand.name,
      number,
      ...client,
      address: `${street}, ${town}`,
      facts: [{ label: labels.purpose, value: purpose }],
    },
    valuer: byOffer((id) => offers[id].valuer),
    enquiry: {
      ...enquiry,
      ...shows(enquiry.description),
      fields: [
        { label: labels.property, value: words.app.property },
        { label: labels.place, value: town },
        { label: labels.living, value: area(living.area) },
        { label: labels.commercial, value: area(commercial.area) },
        { label: labels.purpose, value: purpose },
        { label: labels.basis, value: enquiry.basis },
      ],
    },
    offers: { ...words.offers, offers: byOffer((id) => offer(id, words.offers, format)) },
    contract: {
      ...contract,
      ...shows(contract.description),
      paragraphs: paragraphs(contract, format),
      /** Who signs as what; the valuer is the one chosen. */
      signatures: [
        { role: contract.roles.valuer },
        { name: client.firm, role: contract.roles.client },
      ] as readonly {
        name?: string;
        role: string;
      }[],
      due: byOffer((id) => date(dueDay(id))),
    },
    documents: {
      ...documents,
      ...shows(documents.description),
      files: documents.files.map((name, index) => ({ name, format: fileFormats[index] ?? 'PDF' })),
      open: { ...documents.open, format: 'PDF' },
    },
    inspection: {
      ...inspection,
      ...shows(inspection.description),
      dates: proposals.map((proposal) => ({
        day: weekday(proposal),
        time: time(proposal),
        agreed: proposal === dates.inspection,
      })),
    },
    report: {
      ...report,
      ...shows(report.description(value)),
      format: report.format(count(pages)),
      cover: {
        subject: report.subject,
        property: street,
        date: { label: report.date, value: date(dates.inspection) },
      },
      value: { label: report.value, value },
      ...incomeLines(report, format),
    },
  };
}
