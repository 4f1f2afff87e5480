/** What is wrong with a fee that somebody typed. */
export type FeeProblem = 'empty' | 'noNumber' | 'negative' | 'tooSmall' | 'tooLarge';

/** Everything that the fee calculator says; `{…}` is filled in by the calculator. */
export type FeeCalculatorContent = {
  title: string;
  fee: string;
  slider: string;
  unit: string;
  /** Whether the unit stands before the amount. */
  unitFirst: boolean;
  /** The two times that stand side by side. */
  periods: { free: string; after: string };
  lines: {
    kept: string;
    /** `{amount}`, with VAT. */
    keptGross: string;
    /** In the free months, by the rate, and where that is too little. */
    none: string;
    share: string;
    minimum: string;
    vat: string;
    invoice: string;
  };
  problems: Record<FeeProblem, string>;
  /** What is announced after a change: `{fee}`, `{share}`, `{kept}`. */
  announcement: string;
  copy: { action: string; done: string; failed: string };
  /** The fragment's name: `#honorar=4800`. */
  fragment: string;
};
