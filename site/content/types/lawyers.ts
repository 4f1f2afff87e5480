/** What lawyers and administrators have a property valued for. */
export const lawyerCases = ['estate', 'insolvency', 'tax'] as const;
export type LawyerCase = (typeof lawyerCases)[number];
