import type { Formatters } from '../../format/formatters.ts';
import {
  methodLines,
  type Calculation,
  type CalculationWords,
  type MethodKey,
} from '../../types/sampleReport.ts';
import { inputs, measured, valuation } from './valuation.ts';

/** How an amount is worked out, or nothing where it needs no words, and what comes of it. */
type Working = readonly [working: string, amount: string];
type Workings = {
  [Method in MethodKey]: Record<(typeof methodLines)[Method][number], Working>;
};

/** Lines that add up what stands above them. */
const sums: readonly string[] = ['gross', 'net', 'share', 'preliminary', 'value'];

function workings({ area, decimal, lessMoney, money, percent, perArea }: Formatters): Workings {
  const { land, income, cost, comparison, usable } = valuation;
  const times = (...factors: string[]) => factors.join(' × ');
  const rent = (squareMetres: number, perMonth: number) =>
    times(area(squareMetres), money(perMonth, 2), decimal(12));
  const repairs: Working = ['', lessMoney(inputs.overdueRepairs)];
  const ofLand: Working = ['', money(land.value)];
  return {
    land: {
      rate: [times(money(inputs.landGuide), decimal(inputs.landAdjustment, 2)), perArea(land.rate)],
      value: [times(area(measured.land), perArea(land.rate)), money(land.value)],
    },
    income: {
      living: [rent(measured.living, inputs.rentLiving), money(income.livingRent)],
      practice: [rent(measured.practice, inputs.rentPractice), money(income.practiceRent)],
      gross: ['', money(income.grossIncome)],
      administration: [
        `${times(decimal(measured.flats), money(inputs.administrationUnit))} + ${times(percent(inputs.administrationShare), money(income.practiceRent))}`,
        lessMoney(income.administration),
      ],
      maintenance: [times(area(usable), money(inputs.maintenance, 2)), lessMoney(income.maintenance)],
      vacancy: [
        `${times(percent(inputs.vacancyLiving), money(income.livingRent))} + ${times(percent(inputs.vacancyPractice), money(income.practiceRent))}`,
        lessMoney(income.vacancy),
      ],
      net: ['', money(income.netIncome)],
      interest: [times(money(land.value), percent(inputs.propertyYield, 1)), lessMoney(income.landInterest)],
      share: ['', money(income.buildingIncome)],
      building: [times(money(income.buildingIncome), decimal(income.factor, 4)), money(income.buildingYield)],
      land: ofLand,
      preliminary: ['', money(income.preliminary)],
      repairs,
      value: ['', money(income.value)],
    },
    cost: {
      then: [times(area(measured.gross), perArea(inputs.constructionCost)), money(cost.then)],
      now: [
        times(money(cost.then), decimal(inputs.priceIndex, 2), decimal(inputs.regionalFactor, 1)),
        money(cost.now),
      ],
      depreciated: [
        times(money(cost.now), `${decimal(inputs.remainingLife)}/${decimal(inputs.totalLife)}`),
        money(cost.depreciated),
      ],
      outdoor: [times(money(cost.depreciated), percent(inputs.outdoor)), money(cost.outdoor)],
      land: ofLand,
      preliminary: ['', money(cost.preliminary)],
      adjusted: [times(money(cost.preliminary), decimal(inputs.marketAdjustment, 2)), money(cost.adjusted)],
      repairs,
      value: ['', money(cost.value)],
    },
    comparison: {
      factor: [
        `${perArea(Math.min(...inputs.sales))} – ${perArea(Math.max(...inputs.sales))}`,
        perArea(comparison.factor),
      ],
      preliminary: [times(area(usable), perArea(comparison.factor)), money(comparison.preliminary)],
      repairs,
      value: ['', money(comparison.value)],
    },
  };
}

/** The four calculations in one language: its words beside the workings. */
export function calculations(format: Formatters, words: CalculationWords): Calculation[] {
  const all: Record<MethodKey, Partial<Record<string, Working>>> = workings(format);
  return (Object.keys(methodLines) as MethodKey[]).map((method) => {
    const labels: Partial<Record<string, string>> = words[method].lines;
    return {
      title: words[method].title,
      law: words[method].law,
      lines: methodLines[method].map((line) => {
        const [working = '', amount = ''] = all[method][line] ?? [];
        const label = labels[line] ?? '';
        return { label, ...(working === '' ? {} : { working }), amount, isSum: sums.includes(line) };
      }),
    };
  });
}
