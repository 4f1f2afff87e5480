/** What lawyers and administrators have a property valued for. */
export const matterKeys = ['estate', 'insolvency', 'tax'] as const;
export type Matter = (typeof matterKeys)[number];
