import { sum, vat } from '#common/fees.ts';
import type { Formatters } from '../format/formatters.ts';
import { offerIds, type Amounts, type ByOffer, type OfferId } from '../types/caseStage.ts';
import { sampleCase } from './case.ts';
import { counterOffers } from './counterOffer.ts';
import { incomeValue } from './incomeValue.ts';
import { workingDaysAfter } from './workingDays.ts';

const { offers, dates, income } = sampleCase;

/** Something about each offer, in their order. */
export function byOffer<Value>(of: (id: OfferId) => Value): Record<OfferId, Value> {
  return Object.fromEntries(offerIds.map((id) => [id, of(id)])) as Record<OfferId, Value>;
}

/** When the report of an offer is due: so many working days after the contract. */
const dueDay = (id: OfferId) => workingDaysAfter(dates.contract, offers[id].workingDays);

/** Figures, amounts and days of the case, as a language writes them; the words around them are its own. */
export function caseTexts(format: Formatters) {
  const { money, lessMoney, workingDays, count, percent } = format;
  const amounts = (net: number): Amounts => ({
    net: money(net, 2),
    vat: money(vat(net), 2),
    gross: money(sum(net, vat(net)), 2),
  });
  const byTime = offerIds.toSorted((one, other) => offers[one].workingDays - offers[other].workingDays);
  const value = incomeValue(income);
  return {
    offers: byOffer((id) => {
      const { valuer, place, fee } = offers[id];
      return {
        valuer,
        place,
        distance: count(offers[id].distance),
        duration: workingDays(offers[id].workingDays),
        fee: money(fee),
        amounts: amounts(fee),
        rankByTime: byTime.indexOf(id) + 1,
        counters: counterOffers(fee).map(({ proposed, agreed }) => ({
          proposed: money(proposed),
          agreed: money(agreed),
          amounts: amounts(agreed),
        })),
      };
    }),
    valuer: byOffer((id) => offers[id].valuer) satisfies ByOffer,
    dueDate: byOffer((id) => format.date(dueDay(id))),
    areas: {
      living: count(income.rents[0]?.area ?? 0),
      commercial: count(income.rents[1]?.area ?? 0),
    },
    income: {
      gross: money(value.gross),
      costs: lessMoney(value.costs),
      propertyYield: percent(income.propertyYield, 2),
      landReturn: lessMoney(value.landReturn),
      buildingReturn: money(value.buildingReturn),
      years: count(income.years),
      factor: count(value.factor),
      building: money(value.building),
      land: money(value.landValue),
      total: money(value.total),
      rounded: money(value.rounded),
    },
    report: { pages: count(sampleCase.pages) },
  };
}
