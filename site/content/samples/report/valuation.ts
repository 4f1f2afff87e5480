import type { Formatters } from '../../format/formatters.ts';
import { areas, equalFlats } from './property.ts';

/**
 * The arithmetic of the sample report. Each line is computed from the very numbers that are printed beside it, in
 * whole euros and square metres: a reader with a calculator gets the same.
 */
export const inputs = {
  /** Per cent, years. */
  propertyYield: 3.4,
  remainingLife: 40,
  totalLife: 80,
  /** Euros: comparable sales per square metre of usable area, and repairs that are overdue. */
  sales: [2080, 2260, 2150, 2110, 2250],
  overdueRepairs: 38_000,
} as const;

export const measured = {
  land: areas.land,
  living: Math.round(areas.living),
  practice: Math.round(areas.practice),
  usable: Math.round(areas.living) + Math.round(areas.practice),
  gross: Math.round(areas.gross),
  flats: equalFlats + 1,
};

type Print = (by: Formatters) => string;
/** A number of a calculation, and how it stands in its line. */
type Factor = { value: number; print: Print };

/** What a line comes to, how it is worked out (or nothing), and both as a language writes them. */
export type Line = { value: number; working?: Print; amount: Print };

const area = (value: number): Factor => ({ value, print: (by) => by.area(value) });
const times = (value: number, digits = 0): Factor => ({ value, print: (by) => by.decimal(value, digits) });
const euros = (value: number, cents = 0): Factor => ({ value, print: (by) => by.money(value, cents) });
const perArea = (value: number): Factor => ({ value, print: (by) => by.perArea(value) });
const percent = (value: number, digits = 0): Factor => ({
  value: value / 100,
  print: (by) => by.percent(value, digits),
});

const add = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const product = (factors: readonly Factor[]) => factors.reduce((total, { value }) => total * value, 1);

const amountOf = (value: number): Line => ({
  value,
  amount: ({ lessMoney, money }) => (value < 0 ? lessMoney(-value) : money(value)),
});

/** A line of products, each rounded to the euro, and summed up. */
const lineOf = (sign: 1 | -1, ...terms: Factor[][]): Line => ({
  ...amountOf(sign * add(terms.map((factors) => Math.round(product(factors))))),
  working: (by) => terms.map((term) => term.map(({ print }) => print(by)).join(' × ')).join(' + '),
});
/** A line of one product. */
const productOf = (...factors: Factor[]) => lineOf(1, factors);
/** A line of what is taken off. */
const deductionOf = (...terms: Factor[][]) => lineOf(-1, ...terms);
/** A line that adds up lines above it. */
const sum = (...lines: { value: number }[]) => amountOf(add(lines.map(({ value }) => value)));

/**
 * The present value of one euro a year for so many years, as printed: to four places, where the short calculation of the
 * clients' case has two (`../incomeValue.ts`).
 */
export const annuityFactor = (years: number, yearly: number) =>
  Math.round((10_000 * (1 - (1 + yearly / 100) ** -years)) / (yearly / 100)) / 10_000;

const repairs = sum({ value: -inputs.overdueRepairs });

const landRate = productOf(euros(360), times(1.05, 2));
const land = {
  rate: { ...landRate, amount: perArea(landRate.value).print },
  value: productOf(area(measured.land), perArea(landRate.value)),
};

function incomeValue() {
  const living = productOf(area(measured.living), euros(9.4, 2), times(12));
  const practice = productOf(area(measured.practice), euros(13.5, 2), times(12));
  const gross = sum(living, practice);
  const administration = deductionOf(
    [times(measured.flats), euros(367)],
    [percent(3), euros(practice.value)],
  );
  const maintenance = deductionOf([area(measured.usable), euros(14.4, 2)]);
  const vacancy = deductionOf([percent(2), euros(living.value)], [percent(4), euros(practice.value)]);
  const net = sum(gross, administration, maintenance, vacancy);
  const interest = deductionOf([euros(land.value.value), percent(inputs.propertyYield, 1)]);
  const share = sum(net, interest);
  const factor = annuityFactor(inputs.remainingLife, inputs.propertyYield);
  const building = productOf(euros(share.value), times(factor, 4));
  const preliminary = sum(building, land.value);
  const rents = { living, practice, gross, administration, maintenance, vacancy, net };
  const value = sum(preliminary, repairs);
  return { ...rents, interest, share, building, land: sum(land.value), preliminary, repairs, value };
}

function costValue() {
  // By the table's euros of 2010, and by those of the valuation date.
  const then = productOf(area(measured.gross), perArea(860));
  const now = productOf(euros(then.value), times(1.94, 2), times(1, 1));
  const { remainingLife, totalLife } = inputs;
  const lifeLeft: Factor = {
    value: remainingLife / totalLife,
    print: ({ decimal }) => `${decimal(remainingLife)}/${decimal(totalLife)}`,
  };
  const depreciated = productOf(euros(now.value), lifeLeft);
  const outdoor = productOf(euros(depreciated.value), percent(4));
  const preliminary = sum(depreciated, outdoor, land.value);
  const adjusted = productOf(euros(preliminary.value), times(1.03, 2));
  const value = sum(adjusted, repairs);
  return { then, now, depreciated, outdoor, land: sum(land.value), preliminary, adjusted, repairs, value };
}

function comparisonValue() {
  const { sales } = inputs;
  const mean = perArea(Math.round(add(sales) / sales.length));
  const working: Print = (by) =>
    [Math.min(...sales), Math.max(...sales)].map((sale) => by.perArea(sale)).join(' – ');
  const preliminary = productOf(area(measured.usable), mean);
  const factor = { value: mean.value, working, amount: mean.print };
  return { factor, preliminary, repairs, value: sum(preliminary, repairs) };
}

/** The lines of each method, in the order in which the report calculates them. */
export const methods = { land, income: incomeValue(), cost: costValue(), comparison: comparisonValue() };

const { income } = methods;
/** Rounded as a market value is stated: to ten thousand euros. */
const value = Math.round(income.value.value / 10_000) * 10_000;

export const market = {
  value,
  perSquareMetre: Math.round(value / measured.usable),
  rentMultiple: value / income.gross.value,
  landShare: (100 * land.value.value) / value,
  commercialShare: (100 * income.practice.value) / income.gross.value,
};

/** Ends and thirds of the scale on which the report shows the three values, and where an amount lies on it. */
export const ticks = [1_280_000, 1_300_000, 1_320_000, 1_340_000] as const;
export const position = (amount: number) => (amount - ticks[0]) / (ticks[3] - ticks[0]);
