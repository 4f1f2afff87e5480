/** What is wrong with a fee that somebody typed. */
export type FeeProblem = 'empty' | 'noNumber' | 'negative' | 'tooSmall' | 'tooLarge';
