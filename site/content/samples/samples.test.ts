import { describe, expect, it } from 'vitest';
import { facts } from '#common/facts.ts';
import { localeCodes } from '#common/locales.ts';
import { house } from '#site/assets/drawings.ts';
import { contentFor } from '../load.ts';
import { textsOf } from '../testing/texts.ts';
import { properties, type Property } from '../types/home.ts';
import { caseEvents } from '../types/twoSides.ts';
import { sampleCase } from './case.ts';
import { comparedOffers } from './home.ts';
import { incomeValue } from './incomeValue.ts';
import { ranksByTime } from './ranksByTime.ts';
import { areaOf, areas, roomKeys, rooms, type Rectangle } from './report/property.ts';
import { annuityFactor, inputs, market, measured, methods, position, type Line } from './report/valuation.ts';
import { sharedCase, sampleTimes } from './twoSides.ts';
import { workingDaysAfter } from './workingDays.ts';

const hour = 3_600_000;

/** Whether two rooms have more in common than a wall. */
function overlap(one: Rectangle, other: Rectangle): boolean {
  const [west, north, east, south] = one;
  const [otherWest, otherNorth, otherEast, otherSouth] = other;
  return west < otherEast && otherWest < east && north < otherSouth && otherNorth < south;
}

const time = (iso: string) => new Date(iso).getTime();

/**
 * Whether a number lies between two others.
 * @param otherwise what to do when it does not
 */
function expectBetween(number: number, least: number, most: number, otherwise = ''): void {
  expect(number, otherwise).toBeGreaterThanOrEqual(least);
  expect(number, otherwise).toBeLessThanOrEqual(most);
}

it.each([
  [0, '2026-09-11'],
  [1, '2026-09-14'],
  [5, '2026-09-18'],
  [6, '2026-09-21'],
])('%i working days after a Friday is %s', (count, day) => {
  expect(workingDaysAfter('2026-09-11T10:00Z', count).slice(0, 10)).toBe(day);
});

/** The offers' ranks by time as one counts them, from the lowest fee up. */
const ranks: Record<Property, readonly number[]> = { house: [2, 3, 1], flats: [2, 1, 3], land: [2, 3, 1] };

describe.each(properties)('the offers on the home page for the %s', (property) => {
  const offers = comparedOffers[property];

  it('are in order of their fees, with their ranks by time', () => {
    const fees = offers.map(({ fee }) => fee);
    expect(fees).toEqual(fees.toSorted((one, other) => one - other));
    expect(ranksByTime(offers)).toEqual(ranks[property]);
  });

  it('are plausible to a valuer, and of people whom no other page shows', () => {
    const land = property === 'land';
    for (const { fee, workingDays, valuer } of offers) {
      expectBetween(fee, land ? facts.fullValuationFrom.value : 4200, land ? 2800 : 5600);
      expectBetween(workingDays, land ? 8 : 15, 25);
      const said = textsOf('en').filter(({ text }) => text.includes(valuer));
      expect(said).not.toEqual([]);
      expect(said.filter(({ key }) => !key.startsWith('home.'))).toEqual([]);
    }
  });
});

describe('the case of the clients’ page', () => {
  it.each(Object.entries(sampleCase.offers))('has an offer that is plausible to a valuer: %s', (_, offer) => {
    expectBetween(offer.fee, 4200, 5600);
    expectBetween(offer.workingDays, 15, 25);
  });

  it('is inspected on a date that was proposed, after the contract', () => {
    const { contract, inspection } = sampleCase.dates;
    expect(sampleCase.proposals).toContain(inspection);
    expect(time(inspection)).toBeGreaterThan(time(contract));
  });

  it('adds up as it is printed, to a value that is plausible to a valuer: 14 to 20 years’ rents', () => {
    const { income } = sampleCase;
    const value = incomeValue(income);
    const { gross, costs, landReturn, landValue, factor, building, total, rounded } = value;
    expect(value.buildingReturn).toBe(gross - costs - landReturn);
    expect(building).toBe(Math.round(value.buildingReturn * factor));
    expect(total).toBe(building + landValue);
    expectBetween(rounded, total - income.rounding / 2, total + income.rounding / 2);
    expectBetween(rounded / gross, 14, 20);
    // The yield is printed with two decimal places.
    expect((landValue * Number(income.propertyYield.toFixed(2))) / 100).toBe(landReturn);
  });
});

describe('the case that has two sides', () => {
  it('tells its events in the order in which they happen', () => {
    const times = caseEvents.map((event) => time(sampleTimes[event]));
    expect(times).toEqual(times.toSorted((one, other) => one - other));
  });

  it('keeps what the site and the chosen offer promise', () => {
    const [chosen, ...others] = sharedCase.offers;
    const hoursUntil = (event: 'offer' | 'choice') =>
      (time(sampleTimes[event]) - time(sampleTimes.enquiry)) / hour;
    const adjust = (fact: string) =>
      `The hours from the enquiry to the event must be those of ${fact} in common/facts.json: change sampleTimes in site/content/samples/twoSides.ts`;
    const { firstOfferTypical, allOffersWithin } = facts;
    expectBetween(
      hoursUntil('offer'),
      firstOfferTypical.from,
      firstOfferTypical.to,
      adjust('firstOfferTypical'),
    );
    expect(sampleTimes.offer.slice(0, 10)).toBe(sampleTimes.enquiry.slice(0, 10));
    // There are several to compare by then.
    expectBetween(hoursUntil('choice'), allOffersWithin.from, allOffersWithin.to, adjust('allOffersWithin'));
    const due = workingDaysAfter(sampleTimes.contract, chosen.workingDays).slice(0, 10);
    expect(sampleTimes.report.slice(0, 10) <= due).toBe(true);
    expect(time(sampleTimes.report)).toBeLessThan(time(sharedCase.desired));
    for (const { fee } of others) expect(fee).toBeGreaterThan(chosen.fee);
    expect(sharedCase.agreed).toBeLessThan(chosen.fee);
    expect(sharedCase.offers[0].fee - sharedCase.surveySupplied).toBe(sharedCase.agreed);
  });
});

describe.each(localeCodes)('the windows of the case that has two sides (%s)', (locale) => {
  const { twoSides: texts } = contentFor(locale);

  it('say beside each fee that it is net', () => {
    const { netFee, marketValue } = texts.labels;
    const net = netFee.split(', ').at(-1) ?? '';
    const silent = texts.events.flatMap(({ sides }) =>
      Object.values(sides).filter(({ note = '', lines = [] }) => {
        const fees = lines.filter(({ label, value = '' }) => value.includes('€') && label !== marketValue);
        return fees.length > 0 && ![note, ...fees.map(({ label }) => label)].join(' ').includes(net);
      }),
    );
    expect(silent.map(({ title }) => title)).toEqual([]);
  });
});

describe('the sample report', () => {
  const { land, income, cost, comparison } = methods;
  const total = (...lines: Line[]) => lines.reduce((sum, { value }) => sum + value, 0);

  it('adds up line by line', () => {
    const { remainingLife: length, propertyYield } = inputs;
    expect(land.value.value).toBe(measured.land * land.rate.value);
    expect(income.gross.value).toBe(total(income.living, income.practice));
    const costs = total(income.administration, income.maintenance, income.vacancy);
    expect(costs).toBeLessThan(0);
    expect(income.net.value).toBe(income.gross.value + costs);
    // What is paid out each year, discounted, is what the factor says.
    const years = Array.from({ length }, (_, year) => (1 + propertyYield / 100) ** -(year + 1));
    expect(annuityFactor(length, propertyYield)).toBeCloseTo(years.reduce((sum, euro) => sum + euro));
    expect(income.share.value).toBe(total(income.net, income.interest));
    expect(income.value.value).toBe(total(income.building, land.value) - inputs.overdueRepairs);
    expect(cost.preliminary.value).toBe(total(cost.depreciated, cost.outdoor, land.value));
    expect(cost.value.value).toBe(cost.adjusted.value - inputs.overdueRepairs);
    expect(comparison.value.value).toBe(measured.usable * comparison.factor.value - inputs.overdueRepairs);
  });

  it('is what its copy says in words: one million three hundred and thirty thousand euros, five sales', () => {
    expect(market.value).toBe(1_330_000);
    expect(inputs.sales).toHaveLength(5);
  });

  it('is plausible to a valuer: methods near one another, a common yield, land about a fifth', () => {
    expectBetween(market.rentMultiple, 14, 22);
    expectBetween(market.landShare, 15, 30);
    // Below a fifth, a building with a practice counts as residential.
    expectBetween(market.commercialShare, 20, 50);
    for (const { value } of [income.value, cost.value, comparison.value]) {
      expectBetween(value / income.value.value, 0.95, 1.05);
      expectBetween(position(value), 0, 1);
    }
  });

  it('has rooms that lie apart and add up to the flat', () => {
    const sum = roomKeys.reduce((total, room) => total + areaOf(rooms[room]), 0);
    expect(areas.flat).toBeCloseTo(sum, 6);
    for (const one of roomKeys)
      for (const other of roomKeys.filter((room) => room !== one)) {
        expect(overlap(rooms[one], rooms[other]), `${one} and ${other} overlap`).toBe(false);
      }
  });
});

it('the valuers’ house has rooms as wide as its dimensions say', () => {
  const ends = [...house.matchAll(/M(-?[\d.]+) 398l26-26/g)].map(([, x]) => Number(x) + 13);
  const labels = [...house.matchAll(/x="([\d.]+)" y="367">{(\d+)}(?:<tspan[^>]*>(\d))?/g)];
  const widths = labels.map(([, , whole, tenth = 0]) => Number(`${whole}.${tenth}`));
  expect(widths).toEqual([1, 3, 5].map((room) => (ends[room + 1] ?? 0) - (ends[room] ?? 0)));
  expect(labels.map(([, x]) => Number(x))).toEqual(
    [1, 3, 5].map((room) => ((ends[room + 1] ?? 0) + (ends[room] ?? 0)) / 2),
  );
});
