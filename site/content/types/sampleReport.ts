/** The methods of valuation and the lines of each, in the order in which the report calculates them. */
export const methodLines = {
  land: ['rate', 'value'],
  income: [
    'living',
    'practice',
    'gross',
    'administration',
    'maintenance',
    'vacancy',
    'net',
    'interest',
    'share',
    'building',
    'land',
    'preliminary',
    'repairs',
    'value',
  ],
  cost: ['then', 'now', 'depreciated', 'outdoor', 'land', 'preliminary', 'adjusted', 'repairs', 'value'],
  comparison: ['factor', 'preliminary', 'repairs', 'value'],
} as const;
export type MethodKey = keyof typeof methodLines;

/** A language's words for the calculations: a label for each line. `law` says what the method rests on. */
export type CalculationWords = {
  [Method in MethodKey]: {
    title: string;
    law: string;
    lines: Record<(typeof methodLines)[Method][number], string>;
  };
};

/** A line of a calculation: what it is, how it is worked out (or nothing), and what comes of it. */
export type CalculationLine = { label: string; working?: string; amount: string; isSum: boolean };
export type Calculation = { title: string; law: string; lines: readonly CalculationLine[] };

export const photographs = ['street', 'roof', 'garden', 'neighbours', 'church', 'surroundings'] as const;
export type Photograph = (typeof photographs)[number];
