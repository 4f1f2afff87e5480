import { areas, units } from './property.ts';

/**
 * The arithmetic of the sample report: everything after `inputs` is computed from it, step by step as the report
 * shows it, each step from the amounts that the step before prints. A reader with a calculator gets the same.
 */
export const inputs = {
  /** Euros per square metre of land, and its adjustment to the plot's use. */
  landGuide: 360,
  landAdjustment: 1.05,
  /** Euros per square metre and month. */
  rentLiving: 9.4,
  rentPractice: 13.5,
  /** Euros per flat and year; per cent of the practice's rent; euros per square metre and year. */
  administrationUnit: 367,
  administrationShare: 3,
  maintenance: 14.4,
  /** Per cent of the rent. */
  vacancyLiving: 2,
  vacancyPractice: 4,
  /** Per cent, years. */
  propertyYield: 3.4,
  remainingLife: 40,
  totalLife: 80,
  /** Euros per square metre of gross floor area in 2010, and what has changed since. */
  constructionCost: 860,
  priceIndex: 1.94,
  regionalFactor: 1,
  /** Per cent of the building's depreciated cost. */
  outdoor: 4,
  marketAdjustment: 1.03,
  /** Euros per square metre of usable area in comparable sales. */
  sales: [2080, 2260, 2150, 2110, 2250],
  /** Euros of repairs that are overdue. */
  overdueRepairs: 38_000,
} as const;

export type Inputs = {
  readonly [Key in keyof typeof inputs]: Key extends 'sales' ? readonly number[] : number;
};

/** What a valuation is of, in whole square metres. */
export type Measured = { land: number; living: number; practice: number; gross: number; flats: number };

const euros = Math.round;
const percent = (amount: number, rate: number) => euros((amount * rate) / 100);

/** The present value of one euro a year for so many years, as printed: to four places. */
export const annuityFactor = (years: number, rate: number) =>
  Math.round((10_000 * (1 - (1 + rate / 100) ** -years)) / (rate / 100)) / 10_000;

/** Rounded as a market value is stated: to ten thousand euros. */
const stated = (value: number) => Math.round(value / 10_000) * 10_000;

/** Values a property by each method; every amount is in whole euros. */
function value(given: Inputs, { land, living, practice, gross, flats: count }: Measured) {
  const usable = living + practice;
  const landRate = euros(given.landGuide * given.landAdjustment);
  const landValue = land * landRate;

  const livingRent = euros(living * given.rentLiving * 12);
  const practiceRent = euros(practice * given.rentPractice * 12);
  const grossIncome = livingRent + practiceRent;
  const administration = count * given.administrationUnit + percent(practiceRent, given.administrationShare);
  const maintenance = euros(usable * given.maintenance);
  const vacancy = percent(livingRent, given.vacancyLiving) + percent(practiceRent, given.vacancyPractice);
  const netIncome = grossIncome - administration - maintenance - vacancy;
  const landInterest = percent(landValue, given.propertyYield);
  const buildingIncome = netIncome - landInterest;
  const factor = annuityFactor(given.remainingLife, given.propertyYield);
  const buildingYield = euros(buildingIncome * factor);
  const preliminaryIncome = buildingYield + landValue;
  const incomeValue = preliminaryIncome - given.overdueRepairs;

  const costThen = euros(gross * given.constructionCost);
  const costNow = euros(costThen * given.priceIndex * given.regionalFactor);
  const ageFactor = given.remainingLife / given.totalLife;
  const depreciated = euros(costNow * ageFactor);
  const outdoor = percent(depreciated, given.outdoor);
  const preliminaryCost = depreciated + outdoor + landValue;
  const adjustedCost = euros(preliminaryCost * given.marketAdjustment);
  const costValue = adjustedCost - given.overdueRepairs;

  const salesFactor = euros(given.sales.reduce((total, sale) => total + sale, 0) / given.sales.length);
  const compared = usable * salesFactor;
  const comparativeValue = compared - given.overdueRepairs;

  const marketValue = stated(incomeValue);
  return {
    usable,
    land: { rate: landRate, value: landValue },
    income: {
      livingRent,
      practiceRent,
      grossIncome,
      administration,
      maintenance,
      vacancy,
      netIncome,
      landInterest,
      buildingIncome,
      factor,
      buildingYield,
      preliminary: preliminaryIncome,
      value: incomeValue,
    },
    cost: {
      then: costThen,
      now: costNow,
      ageFactor,
      depreciated,
      outdoor,
      preliminary: preliminaryCost,
      adjusted: adjustedCost,
      value: costValue,
    },
    comparison: { factor: salesFactor, preliminary: compared, value: comparativeValue },
    market: {
      value: marketValue,
      perSquareMetre: euros(marketValue / usable),
      rentMultiple: marketValue / grossIncome,
      landShare: (100 * landValue) / marketValue,
      commercialShare: (100 * practiceRent) / grossIncome,
    },
  };
}

/** In whole square metres, as a report calculates with them. */
export const measured: Measured = {
  land: areas.land,
  living: Math.round(areas.living),
  practice: Math.round(areas.practice),
  gross: Math.round(areas.gross),
  flats: units.all - units.practices,
};

export const valuation = value(inputs, measured);

/** The scale on which the report shows the three values. */
const [from, to, step] = [1_280_000, 1_340_000, 20_000];
export const scale = {
  ticks: Array.from({ length: (to - from) / step + 1 }, (_, index) => from + index * step),
  /** Where an amount lies between the ends of the scale, from 0 to 1. */
  position: (euros: number) => (euros - from) / (to - from),
};
