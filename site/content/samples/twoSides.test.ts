import { expect, it } from 'vitest';
import { facts } from '#common/facts.ts';
import { caseEvents } from '../types/twoSides.ts';
import { sampleCase, sampleProposals, sampleSignatures, sampleTimes } from './twoSides.ts';

const [chosen, ...others] = sampleCase.offers;
const hour = 3_600_000;
const time = (iso: string) => new Date(iso).getTime();

/** The days after one date up to another, Saturdays and Sundays left out. */
function workingDaysBetween(from: string, to: string): number {
  let days = 0;
  for (let day = time(from) + 24 * hour; day < time(to) + 24 * hour; day += 24 * hour)
    if (![0, 6].includes(new Date(day).getUTCDay()) && day <= time(`${to.slice(0, 10)}T23:59Z`)) days += 1;
  return days;
}

it('tells the events of the case in the order in which they happen', () => {
  const times = caseEvents.map((event) => time(sampleTimes[event]));
  expect(times).toEqual(times.toSorted((one, other) => one - other));
});

it('keeps what the site and the chosen offer promise', () => {
  // There are several to compare by then.
  const untilOffers = (time(sampleTimes.offer) - time(sampleTimes.enquiry)) / hour;
  expect(untilOffers).toBeGreaterThanOrEqual(facts.allOffersWithin.from);
  expect(untilOffers).toBeLessThanOrEqual(facts.allOffersWithin.to);
  expect(workingDaysBetween(sampleTimes.contract, sampleTimes.report)).toBeLessThanOrEqual(
    chosen.workingDays,
  );
  expect(time(sampleTimes.report)).toBeLessThan(time(sampleCase.desired));
});

it('lists the offers cheapest first, and agrees between offer and counter-offer', () => {
  for (const { fee } of others) expect(fee).toBeGreaterThan(chosen.fee);
  expect(sampleCase.agreed).toBeLessThan(chosen.fee);
  expect(sampleCase.agreed).toBeGreaterThan(sampleCase.counter);
});

it('has the contract signed before it stands, and the inspection among the proposed dates', () => {
  expect(time(sampleSignatures.client)).toBeLessThan(time(sampleSignatures.valuer));
  expect(sampleProposals).toContain(sampleTimes.inspection);
});
