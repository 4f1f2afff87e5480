import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areas, areaOf, roomKeys, rooms } from './property.ts';
import { annuityFactor, inputs, measured, scale, stated, valuation, value } from './valuation.ts';

/** Numbers that a valuer may put in. */
const given = fc.record({
  landGuide: fc.integer({ min: 20, max: 5000 }),
  landAdjustment: fc.double({ min: 0.5, max: 2, noNaN: true }),
  rentLiving: fc.double({ min: 3, max: 30, noNaN: true }),
  rentPractice: fc.double({ min: 3, max: 60, noNaN: true }),
  administrationUnit: fc.integer({ min: 200, max: 500 }),
  administrationShare: fc.integer({ min: 1, max: 5 }),
  maintenance: fc.double({ min: 5, max: 20, noNaN: true }),
  vacancyLiving: fc.integer({ min: 1, max: 5 }),
  vacancyPractice: fc.integer({ min: 1, max: 8 }),
  propertyYield: fc.double({ min: 0.5, max: 8, noNaN: true }),
  remainingLife: fc.integer({ min: 5, max: 80 }),
  totalLife: fc.constant(80),
  constructionCost: fc.integer({ min: 400, max: 3000 }),
  priceIndex: fc.double({ min: 1, max: 2.5, noNaN: true }),
  regionalFactor: fc.double({ min: 0.8, max: 1.3, noNaN: true }),
  outdoor: fc.integer({ min: 0, max: 10 }),
  marketAdjustment: fc.double({ min: 0.6, max: 1.6, noNaN: true }),
  sales: fc.array(fc.integer({ min: 500, max: 9000 }), { minLength: 1, maxLength: 9 }),
  overdueRepairs: fc.integer({ min: 0, max: 200_000 }),
});

describe('the valuation', () => {
  it('adds up line by line, in whole euros, whatever is put in', () => {
    fc.assert(
      fc.property(given, (numbers) => {
        const { usable, land, income, cost, comparison } = value(numbers, measured);
        expect(land.value).toBe(measured.land * land.rate);
        expect(income.grossIncome).toBe(income.livingRent + income.practiceRent);
        expect(income.netIncome).toBe(
          income.grossIncome - income.administration - income.maintenance - income.vacancy,
        );
        expect(income.preliminary).toBe(income.buildingYield + land.value);
        expect(cost.preliminary).toBe(cost.depreciated + cost.outdoor + land.value);
        expect(comparison.preliminary).toBe(usable * comparison.factor);
        expect(income.preliminary - income.value).toBe(numbers.overdueRepairs);
        expect(cost.adjusted - cost.value).toBe(numbers.overdueRepairs);
        expect(comparison.preliminary - comparison.value).toBe(numbers.overdueRepairs);
        for (const euros of [...Object.values(land), income.value, cost.value, comparison.value])
          expect(Number.isSafeInteger(euros)).toBe(true);
      }),
    );
  });

  it('rises with rent and falls with the yield that the market asks', () => {
    fc.assert(
      fc.property(given, (numbers) => {
        const { income } = value(numbers, measured);
        const dearer = value({ ...numbers, rentLiving: numbers.rentLiving + 1 }, measured);
        expect(dearer.income.value).toBeGreaterThan(income.value);
      }),
    );
    const cheaper = value({ ...inputs, propertyYield: inputs.propertyYield + 1 }, measured);
    expect(cheaper.income.value).toBeLessThan(valuation.income.value);
  });

  it('pays a euro a year back over the years, at the rate that it asks', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 90 }),
        fc.double({ min: 0.5, max: 9, noNaN: true }),
        (years, rate) => {
          // What is paid out each year, discounted, is what the factor says.
          const present = Array.from({ length: years }, (_, year) => (1 + rate / 100) ** -(year + 1));
          const sum = present.reduce((total, euro) => total + euro, 0);
          expect(annuityFactor(years, rate)).toBeCloseTo(sum, 3);
        },
      ),
    );
  });

  it('states the market value in steps of ten thousand, never further off than half a step', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e8 }), (euros) => {
        expect(stated(euros) % 10_000).toBe(0);
        expect(Math.abs(stated(euros) - euros)).toBeLessThanOrEqual(5000);
      }),
    );
  });
});

describe('the sample', () => {
  it('is what its copy says in words: one million three hundred and ten thousand euros, five sales', () => {
    expect(valuation.market.value).toBe(1_310_000);
    expect(inputs.sales).toHaveLength(5);
  });

  it('is plausible to a valuer: methods near one another, a common yield, land about a fifth', () => {
    const { income, cost, comparison, market } = valuation;
    for (const other of [cost.value, comparison.value])
      expect(Math.abs(other / income.value - 1)).toBeLessThan(0.05);
    expect(market.rentMultiple).toBeGreaterThan(14);
    expect(market.rentMultiple).toBeLessThan(22);
    expect(market.landShare).toBeGreaterThan(15);
    expect(market.landShare).toBeLessThan(30);
    for (const { value: euros } of [income, cost, comparison]) {
      expect(scale.position(euros)).toBeGreaterThan(0);
      expect(scale.position(euros)).toBeLessThan(1);
    }
  });

  it('has rooms that lie apart and add up to the flat', () => {
    const sum = roomKeys.reduce((total, room) => total + areaOf(rooms[room]), 0);
    expect(areas.flat).toBeCloseTo(sum, 6);
    for (const one of roomKeys)
      for (const other of roomKeys.filter((room) => room !== one)) {
        const [[aw, an, ae, as], [bw, bn, be, bs]] = [rooms[one], rooms[other]];
        expect(ae <= bw || be <= aw || as <= bn || bs <= an, `${one} and ${other}`).toBe(true);
      }
  });
});
